import type { ImportColumn, ImportRow } from './import-state.ts';

/** A place in the table. */
export interface WrongCell {
  rowId: string;
  columnId: string;
}

/** The wrong cell after the one where somebody is; from the last one on to the first. */
export function nextWrongCell(
  rows: readonly ImportRow[],
  columns: readonly Pick<ImportColumn, 'id'>[],
  at: WrongCell | null,
): WrongCell | undefined {
  const start = rows.findIndex(({ id }) => id === at?.rowId);
  const startColumn = start < 0 ? -1 : columns.findIndex(({ id }) => id === at?.columnId);
  for (let step = 0; step <= rows.length; step += 1) {
    const row = rows[(Math.max(start, 0) + step) % rows.length];
    const from = step === 0 ? startColumn + 1 : 0;
    const column = columns.slice(from).find(({ id }) => row?.faults?.[id]);
    if (row && column) return { rowId: row.id, columnId: column.id };
  }
  return undefined;
}
