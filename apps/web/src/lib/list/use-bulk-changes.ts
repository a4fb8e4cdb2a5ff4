import { ClubApiError, type Entity, type TableName } from '@tatami/sdk';
import { useToast } from '@tatami/ui';
import type { IconComponent } from '@tatami/ui/icons';
import { useState } from 'react';
import { club } from '../club.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { refreshTables } from '../refresh-tables.ts';
import { useUnsavedChanges } from '../router/navigation-context.ts';
import { changeEach, type Failure } from './change-each.ts';

/** What can be done with many rows of a list at once. */
export interface BulkChange<T extends TableName> {
  label: string;
  icon: IconComponent;
  /** Asked before it is done; the change is made with what was chosen. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** The fields that change, or why this row can't be changed so. */
  change: (row: Entity<T>, chosen: string) => Partial<Entity<T>> | string;
  /** “Zablokowano 3 konta.” */
  done: (count: number, chosen: string) => string;
}

export interface BulkChanges<T extends TableName> {
  /** A row's name, to say which one failed. */
  nameOf: (row: Entity<T>) => string;
  /** Tables whose rows tell something of these ones. */
  alsoChanged?: readonly TableName[] | undefined;
  changes: readonly BulkChange<T>[];
}

/** Changes the selected rows one by one, tells how far it is, what failed, and takes it back when asked. */
export function useBulkChanges<T extends TableName>(table: T, bulk: BulkChanges<T> | undefined) {
  const { t } = useI18n();
  const toast = useToast();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  useUnsavedChanges(() => progress !== null);
  const { get } = club.table(table);
  const { save } = club.table(table) as unknown as { save: (row: Entity<T>) => Promise<Entity<T>> };

  async function run(
    ids: readonly string[],
    change: (row: Entity<T>) => Partial<Entity<T>> | string,
    say: (count: number) => string,
    isUndo = false,
  ): Promise<void> {
    setProgress({ done: 0, count: ids.length });
    setFailures([]);
    try {
      const { changed, failed } = await changeEach({
        ids,
        read: (id) => get(id) as Promise<Entity<T> & { id: string }>,
        change,
        save: (row) => save(row) as Promise<Entity<T> & { id: string }>,
        nameOf: (row) => bulk?.nameOf(row) ?? '',
        reasonOf: (error) => (error instanceof ClubApiError ? error.detail : null),
        onProgress: (done) => setProgress({ done, count: ids.length }),
      });
      setFailures(failed);
      setSelected(failed.map(({ id }) => id));
      if (changed.length === 0) return;
      const before = new Map(changed.map(({ row, was }) => [row.id, was]));
      toast({
        message: say(changed.length),
        tone: 'success',
        action: isUndo
          ? undefined
          : {
              label: t('bulk.undo'),
              onAction: () =>
                void run(
                  [...before.keys()],
                  (row) => before.get((row as { id: string }).id) ?? {},
                  (count) => t('bulk.undone', { count }),
                  true,
                ),
            },
      });
    } finally {
      setProgress(null);
      void refreshTables(table, ...(bulk?.alsoChanged ?? []));
    }
  }

  return {
    selected,
    setSelected,
    progress,
    failures,
    forgetFailures: () => setFailures([]),
    start: ({ change, done }: BulkChange<T>, chosen: string) =>
      void run(
        selected,
        (row) => change(row, chosen),
        (count) => done(count, chosen),
      ),
  };
}
