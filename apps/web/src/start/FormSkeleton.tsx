import { Card, Skeleton, Stack, VisuallyHidden } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Stands in the prerendered shell where the sign-in form will be. */
export function FormSkeleton() {
  const { t } = useI18n();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Card>
        <Stack space={16}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    </div>
  );
}
