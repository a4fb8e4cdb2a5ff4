import { Columns } from '@tatami/ui';
import { Chart } from '@tatami/ui/Chart';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { monthNames } from './month-names.ts';

/** Bars for things beside each other, and a stack for what adds up. */
export function SideBySide() {
  const { t, language } = useI18n();
  const months = monthNames(language).slice(6);
  return (
    <Columns layout={2} space={24} from="desktop">
      <Chart
        type="bar"
        label={t('uikit.charts.orders')}
        dataLabel={t('uikit.charts.data')}
        categories={months}
        series={[{ label: t('uikit.charts.orders'), values: [32, 28, 61, 74, 70, 96] }]}
        before={{ label: t('uikit.charts.yearBefore'), values: [24, 26, 48, 52, 66, 81] }}
      />
      <Chart
        type="stack"
        label={t('uikit.charts.sold')}
        dataLabel={t('uikit.charts.data')}
        categories={months}
        series={[
          { label: t('uikit.charts.wood'), values: [12, 10, 24, 31, 28, 44] },
          { label: t('uikit.charts.clothes'), values: [14, 12, 29, 33, 30, 38] },
          { label: t('uikit.charts.paper'), values: [6, 6, 8, 10, 12, 14] },
        ]}
      />
    </Columns>
  );
}
