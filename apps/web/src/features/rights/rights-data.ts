import { entityListQuery } from '@tatami/tables/entity-list';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { showsList } from '@tatami/tables/shows-list';
import type { Table } from '@tatami/tables/table';
import { queryClient } from '../../lib/api/query-client.ts';
import { place as groupsPlace } from '../../tables/groupright/place.ts';
import { loadGroupRights } from './load-group-rights.ts';
import { groupRightsQuery } from './rights-queries.ts';

/** What the page of rights shows first: group by group, or the list. */
export async function rightsData({ list }: Table<'rightto'>, search: URLSearchParams): Promise<void> {
  if (showsList(search)) return queryClient.prefetchQuery(entityListQuery(list, search));
  await Promise.all([
    loadGroupRights(),
    queryClient.prefetchQuery(allRowsQuery(groupsPlace)),
    queryClient.prefetchQuery(groupRightsQuery),
  ]);
}
