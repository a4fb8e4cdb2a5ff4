import type { Draft, Entity, TableName } from '@tatami/sdk';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { withSearch } from '@tatami/web-runtime/search-params';
import type { Table } from '../description/table.ts';

/** Leads the list to where a row is that was saved. */
export function useFollowRow<T extends TableName>({
  shownAt,
}: Table<T>): (row: Entity<T> | Draft<T>) => void {
  const { navigate } = useNavigation();
  return (row) => {
    const { pathname, search } = location;
    const change = shownAt?.(row as Draft<T>, new URLSearchParams(search));
    if (change) navigate(withSearch(pathname, search, change), { replace: true });
  };
}
