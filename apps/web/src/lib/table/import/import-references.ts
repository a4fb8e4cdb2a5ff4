import { queryOptions } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { club } from '../../api/club.ts';
import { queryClient } from '../../api/query-client.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import type { RowOf } from '../../list/use-entity-list.ts';
import type { Place } from '../describe-place.ts';
import { allRowsQuery } from '../row-queries.ts';
import { indexNames, type NameIndex } from './name-index.ts';

/** Finds the rows of a table by what they are called; of one that may not be read nothing is known. */
export type FindNames = (table: string) => NameIndex | undefined;

/** The fields that alone tell a row of each table; asked for as everybody else asks, so that it lies in one file. */
export const tableKeys = import('@tatami/sdk/references').then(
  ({ keys }) =>
    (table: TableName): readonly string[] =>
      keys[table].flatMap(([field = '', ...others]) => (others.length === 0 ? field : [])),
);

/** Every row of a table, over all its pages. */
export function everyRowQuery<T extends TableName>(table: T) {
  return queryOptions({
    queryKey: [table, 'every'],
    queryFn: async ({ signal }) => {
      const rows: RowOf<T>[] = [];
      for await (const row of club.table(table).all({}, { signal })) rows.push(row as RowOf<T>);
      return rows;
    },
  });
}

/** Reads what the rows of these tables are called, in every language, and by what alone belongs to each. */
export async function readReferences(places: readonly Place[], language: Language): Promise<FindNames> {
  const keys = await tableKeys;
  const indices = await Promise.all(
    places.map(async (place) => {
      const rows: readonly RowOf<TableName>[] = await (place.few
        ? queryClient.fetchQuery(allRowsQuery(place))
        : queryClient.fetchQuery(everyRowQuery(place.table)));
      const namesOf = (row: RowOf<TableName>) => [
        place.name(row, language),
        ...languages.map((other) => place.name(row, other)),
        ...keys(place.table)
          .map((field) => String(row[field as keyof typeof row] ?? ''))
          .filter(Boolean),
      ];
      return [place.table, indexNames(rows, namesOf)] as const;
    }),
  );
  const byTable = new Map<string, NameIndex>(indices);
  return (table) => byTable.get(table);
}
