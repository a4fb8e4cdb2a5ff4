import { HeatTable } from '@tatami/ui/HeatTable';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { monthNames } from './month-names.ts';

/** Shares by row and column: the larger the deeper, and each as a number too. */
export function WhoStays() {
  const { t, language } = useI18n();
  const months = monthNames(language);
  return (
    <HeatTable
      label={t('uikit.charts.return')}
      heads={[t('uikit.charts.firstBought'), t('uikit.charts.buyers')]}
      columns={[0, 1, 2, 3, 4].map((after) => t('uikit.charts.after', { after }))}
      rows={[
        { label: months[6] ?? '', total: 38, shares: [1, 0.71, 0.55, 0.5, 0.47] },
        { label: months[7] ?? '', total: 31, shares: [1, 0.68, 0.52, 0.45] },
        { label: months[8] ?? '', total: 64, shares: [1, 0.77, 0.61] },
        { label: months[9] ?? '', total: 57, shares: [1, 0.74] },
        { label: months[10] ?? '', total: 49, shares: [1] },
      ]}
    />
  );
}
