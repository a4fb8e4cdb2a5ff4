import type { TableName } from '@tatami/sdk';
import type { Language } from '@tatami/web-runtime/languages';
import { queryClient } from '../connection.ts';
import type { Place } from '../description/describe-place.ts';
import type { Table } from '../description/table.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { allRowsQuery, namedRowsQuery } from '../rows/row-queries.ts';

/** What a row says of what a draft refers to anew, as far as it is known here: `{field}Name`. */
export function namesAhead<T extends TableName>(
  { rules }: Pick<Table<T>, 'rules'>,
  row: object,
  draft: object,
  placeOf: (table: TableName) => Place | undefined,
  language: Language,
): Record<string, string | null> {
  const before = new Map(Object.entries(row));
  const names = Object.entries(draft).flatMap(([field, id]): [string, string | null][] => {
    const target = rules[field]?.reference;
    if (typeof target !== 'string' || !before.has(`${field}Name`) || before.get(field) === id) return [];
    const place = placeOf(target as TableName);
    const known = place && id ? knownRow(place, String(id)) : undefined;
    return [[`${field}Name`, known && place ? place.name(known, language) : null]];
  });
  return Object.fromEntries(names);
}

function knownRow(place: Place, id: string): RowOf<TableName> | undefined {
  const queries = [allRowsQuery(place), namedRowsQuery(place.table, [id])];
  return queries
    .flatMap(({ queryKey }) => queryClient.getQueryData<RowOf<TableName>[]>(queryKey) ?? [])
    .find((row) => row.id === id);
}
