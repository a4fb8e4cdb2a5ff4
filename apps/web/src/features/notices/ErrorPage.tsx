import { Button, ButtonLink, Notice } from '@tatami/ui';
import { RefreshIcon, WarningIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { isPagePath } from '@tatami/web-runtime/page-path';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { legibleMessage } from './legible-message.ts';

/** Spec §8: what went wrong, in the server's words when it gave some, and the way to try again. */
export function ErrorPage() {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const { params } = useSearchParams();
  const from = params.get('from');
  useTitle(t('error.title'));
  return (
    <Notice
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
  );
}
