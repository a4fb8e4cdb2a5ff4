import { queryClient } from '../../lib/api/query-client.ts';
import { groupsQuery } from '../../lib/club/groups.ts';
import { entityListQuery } from '../../lib/list/entity-list.ts';
import type { Table } from '../../lib/table/table.ts';
import { loadGroupRights } from './load-group-rights.ts';
import { groupRightsQuery } from './rights-queries.ts';
import { showsRightsList } from './shows-rights-list.ts';

/** What the page of rights shows first: group by group, or the list. */
export async function rightsData({ list }: Table<'rightto'>, search: URLSearchParams): Promise<void> {
  if (showsRightsList(search)) return queryClient.prefetchQuery(entityListQuery(list, search));
  await Promise.all([
    loadGroupRights(),
    queryClient.prefetchQuery(groupsQuery),
    queryClient.prefetchQuery(groupRightsQuery),
  ]);
}
