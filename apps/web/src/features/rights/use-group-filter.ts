import { useQuery } from '@tanstack/react-query';
import type { ColumnFilter } from '@tatami/ui';
import { groupsQuery } from '../../lib/club/groups.ts';

/** Narrows a list to some groups. */
export function useGroupFilter(): ColumnFilter {
  const { data: groups = [] } = useQuery(groupsQuery);
  return { choices: groups.map(({ id, name }) => ({ value: id, label: name })) };
}
