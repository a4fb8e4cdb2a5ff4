import { Button, ButtonLink, Card, EmptyState } from '@tatami/ui';
import { RefreshIcon, WarningIcon } from '@tatami/ui/icons';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { isPagePath } from '../../lib/page-path.ts';
import { useNavigation } from '../../lib/router/navigation-context.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useTitle } from '../../lib/router/use-title.ts';
import { legibleMessage } from './legible-message.ts';

/** Spec §8: what went wrong, in the server's words when it gave some, and the way to try again. */
export function ErrorPage() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const { params } = useSearchParams();
  const from = params.get('from');
  useTitle(t('error.title'));
  return (
    <Card>
      <EmptyState
        titleLevel={1}
        icon={WarningIcon}
        title={t('error.title')}
        description={legibleMessage(params.get('msg')) ?? t('error.text')}
        action={
          from && isPagePath(from) ? (
            <Button variant="primary" icon={RefreshIcon} onClick={() => navigate(from, { replace: true })}>
              {t('ui.retry')}
            </Button>
          ) : (
            <ButtonLink href="/dashboard" variant="primary">
              {t('notFound.toDashboard')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}
