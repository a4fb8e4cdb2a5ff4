import { Columns, Inline, Progress, Skeleton, Spinner, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** How much of a whole is reached, and what stands there until something is. */
export function Waiting() {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={24}>
      <Stack space={16}>
        <Progress
          label={t('uikit.misc.packed')}
          value={18}
          max={24}
          valueText={t('uikit.misc.of', { of: 24, at: 18 })}
        />
        <Progress
          label={t('uikit.misc.done')}
          value={24}
          max={24}
          valueText={t('uikit.misc.of', { of: 24, at: 24 })}
          tone="success"
        />
        <Progress label={t('uikit.misc.counting')} valueText={t('uikit.misc.wait')} />
      </Stack>
      <div aria-busy="true">
        <Stack space={8}>
          <Inline space={12} nowrap>
            <Skeleton shape="circle" />
            <Skeleton width="medium" />
          </Inline>
          <Skeleton shape="block" />
          <Inline space={8}>
            <Spinner />
            <Text tone="muted">{t('uikit.misc.wait')}</Text>
          </Inline>
        </Stack>
      </div>
    </Columns>
  );
}
