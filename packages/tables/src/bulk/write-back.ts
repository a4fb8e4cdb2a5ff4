import type { ActionName, Entity, TableName } from '@tatami/sdk';
import type { DeedOutcome, ToastOptions } from '@tatami/ui';
import type { Translate } from '@tatami/web-runtime/translator';
import { club } from '../connection.ts';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { writeEach } from '../rows/write-each.ts';
import { outcomeOf } from './outcome-of.ts';

export { outcomeOf };

/** Makes rows that were removed once more, out of all that could be written of them. */
export function makeAgain<T extends TableName>(
  table: Table<T>,
  rows: readonly Entity<T>[],
  t: Translate,
): Promise<DeedOutcome> {
  return writeBack(
    table,
    rows.map((row) => writtenOf(table, row)),
    t,
  );
}

/** Changes a row back to what it was, unless somebody has changed it since. */
export function changeBack<T extends TableName>(
  table: Table<T>,
  was: Entity<T>,
  { id, version }: { id: string; version: number },
  t: Translate,
): Promise<DeedOutcome> {
  return writeBack(table, [{ ...writtenOf(table, was), id, version }], t);
}

/** Takes back what was just done with a row, by the action that does; gives what came of it, for a toast. */
export async function takeBack<T extends TableName>(
  { place: { table } }: Pick<Table<T>, 'place'>,
  { id }: { id: string },
  action: ActionName<T>,
  t: Translate,
): Promise<ToastOptions> {
  const acting = club.table(table) as unknown as { act: (id: string, name: string) => Promise<unknown> };
  const outcome = await outcomeOf(async () => {
    await acting.act(id, action);
    return { message: tableTexts(t, table).maybe(`action.${action}.done`) ?? t('form.saved') };
  });
  void refreshTables(table);
  return told(outcome);
}

/** What came of it, for a toast. */
export const told = ({ message = '', failure }: DeedOutcome): ToastOptions =>
  failure ? { message: failure, severity: 'error' } : { message };

const writtenOf = <T extends TableName>({ rules }: Table<T>, row: Entity<T>): object =>
  Object.fromEntries(Object.entries(row).filter(([field]) => rules[field] && !rules[field].readOnly));

function writeBack<T extends TableName>(
  { place }: Table<T>,
  drafts: readonly object[],
  t: Translate,
): Promise<DeedOutcome> {
  return outcomeOf(async () => {
    try {
      const results = await writeEach(place.table, 'save', drafts);
      const count = results.filter(({ errors }) => !errors).length;
      if (count > 0) return { message: t('bulk.undone', { count }) };
      const reasons = results.flatMap(({ errors }) => errors ?? []).map(({ message }) => message);
      return { failure: reasons.join(' ') };
    } finally {
      void refreshTables(place.table);
    }
  });
}
