import { pickerLabels } from '@tatami/tables/picker-labels';
import { Columns, DateField, TimeField } from '@tatami/ui';
import { DateRangePicker } from '@tatami/ui/DateRangePicker';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A day, an hour, and the days from one to another: typed as the language writes them, or chosen. */
export function DaysAndTimes() {
  const { t } = useI18n();
  const labels = pickerLabels(t);
  return (
    <Columns layout={2} space={16}>
      <DateField label={t('uikit.input.day')} labels={labels} />
      <TimeField label={t('uikit.input.time')} labels={labels} defaultValue="18:30" />
      <DateRangePicker
        label={t('uikit.input.range')}
        labels={{ ...labels, from: t('uikit.input.from'), to: t('uikit.input.to') }}
      />
    </Columns>
  );
}
