import { ClubApiError, type Draft, type TableName } from '@tatami/sdk';
import { useToast } from '@tatami/ui';
import { club } from '../api/club.ts';
import { refreshTables } from '../api/refresh-tables.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { BulkChange, BulkChanges, BulkRemoval, SelectedRows } from './bulk-changes.ts';
import { changeEach, type EachOptions, type Failure, withEach } from './change-each.ts';
import type { RowOf } from './use-entity-list.ts';

/** Something that is done with each of some rows, and how it is taken back. */
interface Deed<Row> {
  ids: readonly string[];
  run: (each: EachOptions<Row>) => Promise<{ count: number; failed: Failure[]; undo?: Deed<Row> }>;
}

/** What changes the selected rows one by one, tells how far it is, what failed, and takes it back when asked. */
export function useBulkChanges<T extends TableName>(
  table: T,
  { nameOf, refreshes = [] }: BulkChanges<T>,
  { selected, setSelected, setProgress, setFailures }: SelectedRows,
) {
  type Row = RowOf<T>;
  const { t } = useI18n();
  const toast = useToast();
  const { get, save, remove } = club.table(table) as unknown as {
    get: (id: string) => Promise<Row>;
    save: (row: Row | Draft<T>) => Promise<Row>;
    remove: (id: string) => Promise<void>;
  };

  const changing = (ids: readonly string[], change: (row: Row) => Partial<Row> | string): Deed<Row> => ({
    ids,
    async run(each) {
      const { changed, failed } = await changeEach({ ...each, change, save });
      const before = new Map(changed.map(({ row, was }) => [row.id, was]));
      const undo = changing([...before.keys()], ({ id }) => before.get(id) ?? {});
      return { count: changed.length, failed, undo };
    },
  });

  const removing = (ids: readonly string[], { refuse, again }: BulkRemoval<T>): Deed<Row> => ({
    ids,
    async run(each) {
      const { done, failed } = await withEach(each, (row) => refuse?.(row) ?? remove(row.id).then(() => row));
      return { count: done.length, failed, undo: making(done, again) };
    },
  });

  const making = (rows: readonly Row[], again: BulkRemoval<T>['again']): Deed<Row> => ({
    ids: rows.map(({ id }) => id),
    async run(each) {
      const gone = new Map(rows.map((row) => [row.id, row]));
      const read = async (id: string) => gone.get(id) as Row;
      const { done, failed } = await withEach({ ...each, read }, (row) => save(again(row)));
      return { count: done.length, failed };
    },
  });

  async function run({ ids, run: runEach }: Deed<Row>, say: (count: number) => string, isUndo = false) {
    setProgress({ done: 0, count: ids.length });
    setFailures([]);
    try {
      const { count, failed, undo } = await runEach({
        ids,
        read: get,
        nameOf,
        reasonOf: (error) => (error instanceof ClubApiError ? error.detail : null),
        onProgress: (done) => setProgress({ done, count: ids.length }),
      });
      setFailures(failed);
      setSelected(isUndo ? [] : failed.map(({ id }) => id));
      if (count === 0) return;
      toast({
        message: say(count),
        tone: 'success',
        action:
          isUndo || !undo
            ? undefined
            : {
                label: t('bulk.undo'),
                onAction: () => void run(undo, (undone) => t('bulk.undone', { count: undone }), true),
              },
      });
    } finally {
      setProgress(null);
      void refreshTables(table, ...refreshes);
    }
  }

  return (action: BulkChange<T> | BulkRemoval<T>, chosen: string) =>
    void run(
      'change' in action
        ? changing(selected, (row) => action.change(row, chosen) as Partial<Row> | string)
        : removing(selected, action),
      (count) => action.done(count, chosen),
    );
}
