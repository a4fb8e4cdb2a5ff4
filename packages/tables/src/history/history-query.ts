import { infiniteQueryOptions } from '@tanstack/react-query';
import { club } from '../connection.ts';

/** What the audit log has of some rows, the newest first. */
export function historyQuery(rows: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: ['audit-log', 'of', rows],
    queryFn: ({ pageParam, signal }) =>
      club
        .table('audit-log')
        .list({ 'row.in': [...rows], sort: 'createdAt,desc', size: 20, page: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ links, page }) => (links.next ? page.number + 1 : null),
    // What was just done is to be seen in it.
    staleTime: 0,
  });
}
