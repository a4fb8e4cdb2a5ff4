import type { Entity, TableName } from '@tatami/sdk';
import type { SaveAnswer } from '@tatami/ui/RecordForm';
import type { RowOf } from '../list/use-entity-list.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { keepAhead, showAhead } from '../rows/show-ahead.ts';
import { keepStored, keepUnsent } from './unsent.ts';

/** A save that the person does not wait for. */
export interface AheadSave<T extends TableName> {
  table: T;
  /** The row as it is listed. */
  row: RowOf<T>;
  /** What is kept under, until it is stored. */
  key: string;
  /** What was filled in, and what was stored when that began. */
  draft: object;
  base: object;
  /** What the row says of what it will refer to. */
  names: object;
  send: () => Promise<SaveAnswer<Entity<T>>>;
}

/**
 * Shows a row as it was filled in, and saves it. What is not accepted is taken back in the lists, and kept for the form.
 *
 * @returns what is stored; or why it is not
 */
export async function saveAhead<T extends TableName>({
  table,
  row,
  key,
  draft,
  base,
  names,
  send,
}: AheadSave<T>): Promise<{ saved: Entity<T> } | { reason?: string }> {
  const as = (shown: object) => (each: RowOf<T>) => (each.id === row.id ? { ...each, ...shown } : each);
  const show = (shown: object) => showAhead(table, as(shown));
  keepUnsent(key, {});
  const { stop } = keepAhead(table, as({ ...listedOf(row, draft), ...names }));
  const answer = await send().catch((error: Error): SaveAnswer<Entity<T>> => {
    reportError(error);
    return { refused: error.message, errors: {} };
  });
  stop();
  if ('saved' in answer) {
    show(answer.saved);
    keepStored(key, answer.saved);
    return answer;
  }
  show('stale' in answer ? answer.stale : ('stored' in answer && answer.stored) || row);
  if ('entrust' in answer) throw new Error('What is sent was to be answered.');
  keepUnsent(key, { returned: { draft, base, answer } });
  // A list that was on its way was cut off.
  void refreshTables(table);
  // Whoever has gone on sees no field that is marked.
  return 'refused' in answer ? { reason: Object.values(answer.errors).join(' ') || answer.refused } : {};
}

/** What a list has of a draft. */
const listedOf = (row: object, draft: object) =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]) =>
      field in row ? [[field, value === '' ? null : value]] : [],
    ),
  );
