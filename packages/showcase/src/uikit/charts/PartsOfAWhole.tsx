import { Columns } from '@tatami/ui';
import { BarTable } from '@tatami/ui/BarTable';
import { Chart } from '@tatami/ui/Chart';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The parts of a whole, and the same as bars with their figures: with more than five parts, take the bars. */
export function PartsOfAWhole() {
  const { t } = useI18n();
  const parts = [
    { label: t('uikit.charts.wood'), value: 149 },
    { label: t('uikit.charts.clothes'), value: 156 },
    { label: t('uikit.charts.hall'), value: 42 },
    { label: t('uikit.charts.paper'), value: 56 },
  ];
  return (
    <Columns layout={2} space={24} from="desktop">
      <Chart
        type="doughnut"
        label={t('uikit.charts.sold')}
        dataLabel={t('uikit.charts.data')}
        categories={parts.map(({ label }) => label)}
        series={[{ label: t('uikit.charts.pieces'), values: parts.map(({ value }) => value) }]}
      />
      <BarTable
        label={t('uikit.charts.soldPieces')}
        columns={[t('uikit.charts.kind'), t('uikit.charts.pieces')]}
        rows={parts}
      />
    </Columns>
  );
}
