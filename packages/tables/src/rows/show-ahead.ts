import type { Page, TableName } from '@tatami/sdk';
import { queryClient } from '../connection.ts';
import type { RowOf } from '../list/use-entity-list.ts';

/**
 * Shows rows of a table as they are going to be, on every page of its lists that is here and on their own, before the
 * server has said so.
 *
 * @param become the row as it is going to be; `null` when it is to go
 * @returns the way back
 */
export function showAhead<T extends TableName>(
  table: T,
  become: (row: RowOf<T>) => RowOf<T> | null,
): () => void {
  const lists = { queryKey: [table, 'list'] };
  const alone = { queryKey: [table, 'one'] };
  // What is on its way would show what was.
  void queryClient.cancelQueries(lists);
  const before = [...queryClient.getQueriesData(lists), ...queryClient.getQueriesData(alone)];
  queryClient.setQueriesData<Page<RowOf<T>>>(lists, (list) => {
    if (!list) return list;
    const results = list.results.flatMap((row) => become(row) ?? []);
    const totalElements = list.page.totalElements - (list.results.length - results.length);
    const totalPages = Math.ceil(totalElements / list.page.size);
    return { ...list, results, page: { ...list.page, totalElements, totalPages } };
  });
  queryClient.setQueriesData<RowOf<T>>(alone, (row) => row && (become(row) ?? row));
  return () => {
    for (const [key, read] of before) queryClient.setQueryData(key, read);
  };
}

/**
 * Shows rows as they are going to be, and again whenever they are read meanwhile: what is read does not know of it yet.
 *
 * @returns what ends that
 */
export function keepAhead<T extends TableName>(
  table: T,
  become: (row: RowOf<T>) => RowOf<T> | null,
): { takeBack: () => void; stop: () => void } {
  const takeBack = showAhead(table, become);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isRead =
      event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
    if (isRead && event.query.queryKey[0] === table) showAhead(table, become);
  });
  return { takeBack, stop };
}
