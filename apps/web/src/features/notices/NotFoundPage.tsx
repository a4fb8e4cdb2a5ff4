import { ButtonLink, Notice } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';

/** Spec §2: the page of an address that is none. */
export function NotFoundPage() {
  const { t } = useI18n();
  useTitle(t('notFound.title'));
  return (
    <Notice
      icon={SearchIcon}
      title={t('notFound.title')}
      description={t('notFound.text')}
      action={
        <ButtonLink href="/dashboard" variant="primary">
          {t('notFound.toDashboard')}
        </ButtonLink>
      }
    />
  );
}
