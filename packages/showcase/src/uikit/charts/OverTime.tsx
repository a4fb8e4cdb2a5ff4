import { Chart } from '@tatami/ui/Chart';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { monthNames } from './month-names.ts';

/** Lines for a course of time, told apart by dashes as well as by hue. */
export function OverTime() {
  const { t, language } = useI18n();
  return (
    <Chart
      type="line"
      label={t('uikit.charts.visits')}
      dataLabel={t('uikit.charts.data')}
      categories={monthNames(language)}
      series={[
        { label: t('uikit.charts.shop'), values: [120, 134, 151, 148, 170, 162, 90, 84, 190, 214, 220, 241] },
        {
          label: t('uikit.charts.online'),
          values: [80, 96, 104, 99, 120, 131, 140, 138, 151, 160, 182, 233],
        },
      ]}
    />
  );
}
