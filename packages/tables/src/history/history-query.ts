import { queryOptions } from '@tanstack/react-query';
import { club } from '../connection.ts';

/** A page of what the audit log has of some rows, the newest first. */
export function historyQuery(rows: readonly string[], page: number) {
  return queryOptions({
    queryKey: ['audit-log', 'of', rows, page],
    queryFn: ({ signal }) =>
      club
        .table('audit-log')
        .list({ 'row.in': [...rows], sort: 'createdAt,desc', size: 20, page }, { signal }),
    // What was just done is to be seen in it.
    staleTime: 0,
  });
}
