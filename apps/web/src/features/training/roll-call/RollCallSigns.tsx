import {
  attendanceMarks,
  Dialog,
  type RollCallLabels,
  RollCallLegend,
  type RollCallLegendProps,
  Stack,
  Text,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What the signs of the roll call mean, and how they are put. */
export function RollCallSigns({ labels, onClose }: { labels: RollCallLabels; onClose: () => void }) {
  const { t } = useI18n();
  const meanings = [...attendanceMarks, 'unmarked' as const].map((mark) => [
    mark,
    t(`rollCall.signs.${mark}`),
  ]);
  return (
    <Dialog open onOpenChange={onClose} title={t('rollCall.signs')} description={t('rollCall.signs.text')}>
      <Stack space={16}>
        <RollCallLegend
          labels={labels}
          meanings={Object.fromEntries(meanings) as RollCallLegendProps['meanings']}
        />
        <Text>{t('rollCall.signs.keyboard')}</Text>
      </Stack>
    </Dialog>
  );
}
