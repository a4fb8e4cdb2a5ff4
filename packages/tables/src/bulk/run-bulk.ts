import type { BatchResult, TableName } from '@tatami/sdk';
import type { DeedOutcome, LeftRow } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { BulkChange, BulkRemoval } from '../description/bulk-deeds.ts';
import type { Table } from '../description/table.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { readRows } from '../rows/row-queries.ts';
import { keepAhead, showAhead } from '../rows/show-ahead.ts';
import { writeEach } from '../rows/write-each.ts';
import { outcomeOf } from './outcome-of.ts';
import { makeAgain } from './write-back.ts';

interface Bulk<T extends TableName> {
  of: Table<T>;
  i18n: I18n;
  onProgress: (done: number) => void;
}

/** The number of ids that an address has room for. */
const atOnce = 200;

/** Changes or removes these rows of a table, as far as the server lets it; the others are named. */
export async function runBulk<T extends TableName>(
  bulk: Bulk<T>,
  action: BulkChange<T> | BulkRemoval<T>,
  ids: readonly string[],
  chosen: string,
): Promise<DeedOutcome> {
  if ('change' in action) {
    return changeRows(bulk, ids, (row) => action.change(row, chosen) as Partial<RowOf<T>>, action.done);
  }
  return outcomeOf(async () => {
    const { written, left } = await writeRows(bulk, ids, 'remove', (row) => {
      const reason = action.refuse?.(row);
      return reason ?? { item: row.id, shown: null };
    });
    const removed = written.flatMap(({ before }) => before ?? []);
    return {
      message: written.length > 0 ? action.done(written.length) : undefined,
      left,
      undo: bulk.of.again && (() => makeAgain(bulk.of, removed, bulk.i18n.t)),
    };
  });
}

function changeRows<T extends TableName>(
  bulk: Bulk<T>,
  ids: readonly string[],
  fieldsOf: (row: RowOf<T>) => Partial<RowOf<T>> | string,
  said: (count: number) => string,
): Promise<DeedOutcome> {
  return outcomeOf(async () => {
    const { written, left } = await writeRows(bulk, ids, 'save', (row) => {
      const fields = fieldsOf(row);
      if (typeof fields === 'string') return fields;
      const changed = { ...row, ...fields };
      return { item: changed, shown: changed };
    });
    // Only what was changed goes back: others may have changed the rest meanwhile.
    const was = new Map(
      written.flatMap(({ before }) => {
        const names = before ? Object.keys(fieldsOf(before)) : [];
        const fields = names.map((name) => [name, before?.[name as keyof RowOf<T>]]);
        return before ? [[before.id, Object.fromEntries(fields) as Partial<RowOf<T>>] as const] : [];
      }),
    );
    return {
      message: written.length > 0 ? said(written.length) : undefined,
      left,
      undo: (onProgress) =>
        changeRows(
          { ...bulk, onProgress },
          [...was.keys()],
          ({ id }) => was.get(id) ?? {},
          (count) => bulk.i18n.t('bulk.undone', { count }),
        ),
    };
  });
}

/** What is sent of a row and how it is shown meanwhile, `null` when it is to go; or why it is left as it is. */
type Judge<Row> = (row: Row) => { item: unknown; shown: Row | null } | string;

/** Writes rows as they are stored now; in the lists they are so at once, and what is refused is taken back there. */
async function writeRows<T extends TableName>(
  { of: { place }, i18n: { t, language }, onProgress }: Bulk<T>,
  ids: readonly string[],
  verb: 'save' | 'remove',
  judge: Judge<RowOf<T>>,
): Promise<{ written: BatchResult<RowOf<T>>[]; left: LeftRow[] }> {
  const { table } = place;
  const left: LeftRow[] = [];
  const become = (row: RowOf<T>) => {
    if (!ids.includes(row.id) || left.some(({ id }) => id === row.id)) return row;
    const judged = judge(row);
    return typeof judged === 'string' ? row : judged.shown;
  };
  const { takeBack, stop } = keepAhead(table, become);
  try {
    const rows: RowOf<T>[] = [];
    for (let at = 0; at < ids.length; at += atOnce) {
      const query = { size: atOnce, 'id.in': ids.slice(at, at + atOnce) };
      rows.push(...(await readRows(table, query, new AbortController().signal)));
      onProgress(rows.length);
    }
    const gone = ids.filter((id) => !rows.some((row) => row.id === id));
    left.push(...gone.map((id) => ({ id, name: id, reason: t('bulk.gone') })));
    const leave = (row: RowOf<T>, reason: string) =>
      left.push({ id: row.id, name: place.name(row, language), reason });

    const sent = rows.flatMap((row) => {
      const judged = judge(row);
      if (typeof judged !== 'string') return { row, item: judged.item };
      leave(row, judged);
      return [];
    });
    const results = await writeEach(
      table,
      verb,
      sent.map(({ item }) => item),
    );
    sent.forEach(({ row }, at) => {
      const errors = results[at]?.errors;
      if (errors) leave(row, errors.map(({ message }) => message).join(' '));
    });
    if (left.length > 0) {
      takeBack();
      showAhead(table, become);
    }
    return {
      written: results.filter(({ outcome }) => outcome === 'changed' || outcome === 'removed'),
      left,
    };
  } catch (error) {
    takeBack();
    throw error;
  } finally {
    stop();
    void refreshTables(table);
  }
}
