import { queryOptions } from '@tanstack/react-query';
import type { ListQuery, TableName } from '@tatami/sdk';
import { club } from '../../../lib/api/club.ts';

/** How many rows there are: no more of them than one is read. */
export function countQuery<T extends TableName>(table: T, query: ListQuery<T>) {
  return queryOptions({
    queryKey: [table, 'count', query],
    queryFn: async ({ signal }) =>
      (await club.table(table).list({ ...query, size: 1 }, { signal })).page.totalElements,
  });
}
