import type { TableName } from '@tatami/sdk';
import type { BulkLabels, RecordListProps } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { removal } from '../description/bulk-deeds.ts';
import type { Table } from '../description/table.ts';
import { type TableTexts, tableTexts } from '../description/table-texts.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useMay } from '../viewer/use-may.ts';
import { useViewer } from '../viewer/viewer.ts';

/** What can be done with many rows of a table at once, for who may write it. */
export function useBulk<T extends TableName>(table: Table<T>): RecordListProps<RowOf<T>>['bulk'] {
  const i18n = useI18n();
  const viewer = useViewer();
  const mayWrite = useMay('update', table);
  const mayRemove = useMay('remove', table);
  const { place, again } = table;
  // What can be made again can be removed by the dozen, where its description says nothing else.
  const bulk =
    table.bulk ?? (again && mayRemove ? (_: unknown, texts: TableTexts) => [removal<T>(texts)] : undefined);
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
