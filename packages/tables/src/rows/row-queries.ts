import { queryOptions } from '@tanstack/react-query';
import type { Entity, ListQuery, TableName } from '@tatami/sdk';
import { club } from '../connection.ts';
import type { Place } from '../description/describe-place.ts';
import type { RowOf } from '../list/use-entity-list.ts';

/** One row of a table. */
export function rowQuery<T extends TableName>(table: T, id: string) {
  return queryOptions({
    queryKey: [table, 'one', id],
    queryFn: ({ signal }) => club.table(table).get(id, { signal }) as Promise<RowOf<T>>,
  });
}

/** What all rows of a table are asked for with, if it has few. */
export const allRows = ({ few }: Pick<Place, 'few'>) => ({ size: 200, sort: `${few},asc` });

/** All rows of a table that has few. */
export function allRowsQuery<T extends TableName>(place: Pick<Place<T>, 'table' | 'few'>) {
  return queryOptions({
    queryKey: [place.table, 'all'],
    queryFn: ({ signal }) => readRows(place.table, allRows(place), signal),
  });
}

/** Whether a table has rows at all: the first of them. */
export function firstRowsQuery<T extends TableName>({ table }: Pick<Place<T>, 'table'>) {
  return queryOptions({
    queryKey: [table, 'first'],
    queryFn: ({ signal }) => readRows(table, { size: 1 }, signal),
  });
}

/** The rows of these ids, as far as they are there. */
export function namedRowsQuery<T extends TableName>(table: T, ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: [table, 'named', wanted],
    queryFn: ({ signal }) => readRows(table, { size: 200, 'id.in': wanted }, signal),
    enabled: wanted.length > 0,
  });
}

/** Rows of a table, asked for where no query fits. */
export async function readRows<T extends TableName>(
  table: T,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<RowOf<T>[]> {
  const { results } = await club.table(table).list(query as ListQuery<T>, { signal });
  return results as (Entity<T> & { id: string })[];
}
