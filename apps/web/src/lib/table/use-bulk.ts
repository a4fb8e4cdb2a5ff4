import type { TableName } from '@tatami/sdk';
import type { BulkLabels, RecordListProps } from '@tatami/ui';
import { useI18n } from '../i18n/i18n-context.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useViewer } from '../viewer.ts';
import type { Table } from './table.ts';
import { tableTexts } from './table-texts.ts';
import { useMay } from './use-may.ts';

/** What can be done with many rows of a table at once, for who may write it. */
export function useBulk<T extends TableName>(table: Table<T>): RecordListProps<RowOf<T>>['bulk'] {
  const i18n = useI18n();
  const viewer = useViewer();
  const mayWrite = useMay('update', table);
  const { place, bulk } = table;
  if (!bulk || !mayWrite) return undefined;

  const { t } = i18n;
  const labels: BulkLabels = {
    running: t('bulk.running'),
    progress: (done, count) => t('bulk.progress', { done, count }),
    selected: (count) => t('table.selected', { count }),
    change: t('bulk.change'),
    undo: t('bulk.undo'),
    left: (count) => t('bulk.failed', { count }),
  };
  const deeds = bulk(i18n, tableTexts(t, place.table), viewer).map((action) => ({
    ...action,
    run: async (ids: readonly string[], chosen: string, onProgress: (done: number) => void) => {
      const { runBulk } = await import('./run-bulk.ts');
      return runBulk({ of: table, i18n, onProgress }, action, ids, chosen);
    },
  }));
  return { deeds, labels };
}
