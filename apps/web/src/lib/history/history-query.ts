import { infiniteQueryOptions } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { club } from '../api/club.ts';

/** What the audit log has of one row, the newest first. */
export function historyQuery(table: TableName, row: string) {
  return infiniteQueryOptions({
    queryKey: ['audit-log', 'of', table, row],
    queryFn: ({ pageParam, signal }) =>
      club
        .table('audit-log')
        .list({ table, row, sort: 'createdAt,desc', size: 20, page: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ links, page }) => (links.next ? page.number + 1 : null),
    // What was just done is to be seen in it.
    staleTime: 0,
  });
}
