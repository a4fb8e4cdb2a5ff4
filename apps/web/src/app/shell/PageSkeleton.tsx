import { Card, Columns, Skeleton, Stack, VisuallyHidden } from '@tatami/ui';
import { useI18n } from '../../lib/i18n/i18n-context.ts';

/** Stands in the prerendered shell where the page will be. */
export function PageSkeleton() {
  const { t } = useI18n();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Stack space={24}>
        <Skeleton shape="heading" width="medium" />
        <Columns layout="main-aside" space={24} from="desktop">
          <Card>
            <Stack space={16}>
              <Skeleton width="short" />
              <Skeleton shape="block" />
            </Stack>
          </Card>
          <Card>
            <Stack space={16}>
              <Skeleton width="medium" />
              <Skeleton />
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </Stack>
          </Card>
        </Columns>
      </Stack>
    </div>
  );
}
