import { Button, Columns, EmptyState, Skeleton, Stack } from '@tatami/ui';
import { HeartIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A list that waits, and one with nothing in it. */
export function NothingThere() {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={24}>
      <div aria-busy="true">
        <Stack space={16}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Stack>
      </div>
      <EmptyState
        icon={HeartIcon}
        title={t('uikit.list.none')}
        titleLevel={3}
        description={t('uikit.list.none.about')}
        action={<Button>{t('uikit.list.look')}</Button>}
        size="small"
      />
    </Columns>
  );
}
