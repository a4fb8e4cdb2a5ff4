import type { TableName } from '@tatami/sdk';
import type { ComboboxOption } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { Place } from '../description/describe-place.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { readRows } from './row-queries.ts';

/** The rows of a table as they are offered in a list, found by what is typed or by their ids. */
export function rowOptions(place: Place, i18n: I18n) {
  const texts = tableTexts(i18n.t, place.table);
  const optionOf = (row: RowOf<TableName>): ComboboxOption => ({
    id: row.id,
    label: place.name(row, i18n.language),
    description: place.sought?.note?.(row, i18n, texts) ?? undefined,
  });
  const read = async (query: object, signal: AbortSignal) =>
    (await readRows(place.table, { ...query }, signal)).map(optionOf);
  return {
    optionOf,
    find: (typed: string, signal: AbortSignal) => {
      const q = typed.trim();
      return read({ size: 8, ...(q && { q }) }, signal);
    },
    named: (ids: readonly string[], signal: AbortSignal) => read({ size: 200, 'id.in': ids }, signal),
  };
}
