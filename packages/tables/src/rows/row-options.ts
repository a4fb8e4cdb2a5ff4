import type { TableName } from '@tatami/sdk';
import type { ComboboxOption } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { queryClient } from '../connection.ts';
import type { Place } from '../description/describe-place.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { namedRowsQuery, readRows } from './row-queries.ts';

/** The rows of a table as they are offered in a list, found by what is typed or by their ids. */
export function rowOptions(place: Place, i18n: I18n) {
  const texts = tableTexts(i18n.t, place.table);
  const optionOf = (row: RowOf<TableName>): ComboboxOption => ({
    id: row.id,
    label: place.name(row, i18n.language),
    description: place.sought?.note?.(row, i18n, texts) ?? undefined,
  });
  const read = (query: object, signal: AbortSignal) => readRows(place.table, { ...query }, signal);
  return {
    optionOf,
    find: async (typed: string, signal: AbortSignal) => {
      const q = typed.trim();
      const rows = await read({ size: 8, ...(q && { q }) }, signal);
      // A list that is to name what was chosen has it already.
      for (const row of rows) queryClient.setQueryData(namedRowsQuery(place.table, [row.id]).queryKey, [row]);
      return rows.map(optionOf);
    },
    named: async (ids: readonly string[], signal: AbortSignal) =>
      (await read({ size: 200, 'id.in': ids }, signal)).map(optionOf),
  };
}
