import { PageHeader, Skeleton, Stack, VisuallyHidden } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { HomeWaiting } from '../features/dashboard/HomeWaiting.tsx';

/**
 * Stands in the prerendered shell where the page will be. Its head is empty, for the head script to write into where it
 * knows the page's.
 */
export function PageSkeleton() {
  const { t } = useI18n();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Stack space={24}>
        <div data-shell-head>
          <Skeleton shape="heading" width="medium" />
          <div hidden>
            <PageHeader title="" description={<p />} />
          </div>
        </div>
        <HomeWaiting />
      </Stack>
    </div>
  );
}
