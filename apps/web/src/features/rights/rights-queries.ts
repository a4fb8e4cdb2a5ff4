import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

/** Which group holds which right. There are some hundred such rows. */
export const groupRightsQuery = queryOptions({
  queryKey: ['rightto', 'all'],
  queryFn: ({ signal }) => Array.fromAsync(club.table('rightto').all({ sort: 'right,asc' }, { signal })),
});

/** The first who are in one of these groups at this moment, and how many they all are. */
export function membersQuery(groups: readonly string[], size: number) {
  return queryOptions({
    queryKey: ['useringroupright', 'members', groups, size],
    queryFn: ({ signal }) => {
      const now = new Date().toISOString();
      const query: ListQuery<'useringroupright'> = {
        'group.in': [...groups],
        'validFrom.lte': now,
        'validFrom.null': true,
        'validTo.gt': now,
        'validTo.null': true,
        size,
      };
      return club.table('useringroupright').list(query, { signal });
    },
  });
}

/** The ways by which somebody holds a right. */
export function whyQuery(user: string, right: string) {
  return queryOptions({
    // Rights of groups and places in them are read anew under this name when either is written.
    queryKey: ['groupright', 'why', user, right],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/user/{id}/why/{right}', { params: { path: { id: user, right } }, signal })),
    enabled: user !== '' && right !== '',
    // It is asked because somebody doubts it.
    staleTime: 0,
  });
}
