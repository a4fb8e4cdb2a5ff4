import { ButtonLink, Card, EmptyState } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useTitle } from '../../lib/router/use-title.ts';

/** Spec §2: the page of an address that is none. */
export function NotFoundPage() {
  const { t } = useI18n();
  useTitle(t('notFound.title'));
  return (
    <Card>
      <EmptyState
        titleLevel={1}
        icon={SearchIcon}
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <ButtonLink href="/dashboard" variant="primary">
            {t('notFound.toDashboard')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
