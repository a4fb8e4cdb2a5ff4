import type { TableLabels } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The texts of a table's tools. */
export function useTableLabels(search: string): TableLabels {
  const { t } = useI18n();
  return {
    search,
    tools: t('table.tools'),
    filters: t('table.filters'),
    filterBy: (column) => t('table.filterBy', { column }),
    moreFilters: t('table.moreFilters'),
    searchIn: (column) => t('table.searchIn', { column }),
    removeChoice: (choice) => t('table.removeChoice', { choice }),
    flag: { true: t('table.yes'), false: t('table.no') },
    empty: { true: t('table.empty'), false: t('table.notEmpty') },
    orMore: {
      number: (value) => t('table.orMore', { value }),
      date: (value) => t('table.orLater', { value }),
    },
    orLess: {
      number: (value) => t('table.orLess', { value }),
      date: (value) => t('table.orEarlier', { value }),
    },
    clearFilters: t('table.clearFilters'),
    from: t('table.from'),
    to: t('table.to'),
    picker: async () => (await import('../picker/picker-labels.ts')).pickerLabels(t),
    view: t('table.view'),
    columns: t('table.columns'),
    moveEarlier: (column) => t('table.moveEarlier', { column }),
    moveLater: (column) => t('table.moveLater', { column }),
    width: (column) => t('table.width', { column }),
    widths: {
      own: t('table.width.own'),
      narrow: t('table.width.narrow'),
      medium: t('table.width.medium'),
      wide: t('table.width.wide'),
    },
    resetView: t('table.resetView'),
    savedViews: t('table.savedViews'),
    allRows: t('table.allRows'),
    viewName: t('table.viewName'),
    saveView: t('table.saveView'),
    deleteView: (name) => t('table.deleteView', { name }),
    exportCsv: t('table.exportCsv'),
    print: t('table.print'),
    selectRow: t('table.selectRow'),
    selectAll: t('table.selectAll'),
    selected: (count) => t('table.selected', { count }),
    clearSelection: t('table.clearSelection'),
    noneFound: t('table.noneFound'),
    noneFoundHint: t('table.noneFoundHint'),
    found: (count) => t('table.found', { count }),
  };
}
