import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { useEffect } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

/** How the club stands, in one request. */
export const clubOverviewQuery = queryOptions({
  queryKey: ['club-overview'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/club-overview', { signal })),
});

export type ClubOverview = Awaited<ReturnType<NonNullable<typeof clubOverviewQuery.queryFn>>>;

/** The part of the answer that only some may read, for who may. */
export type Part<Name extends keyof ClubOverview> = NonNullable<ClubOverview[Name]>;

/** How long the figures stand at least, however much goes on: an evening of marks asks for them four times a minute. */
const calmMs = 15_000;

/** The tables of which the figures are told; what changes in others that these tell of is told with them. */
const followed = [
  'student',
  'training',
  'user',
  'userlastlogin',
  'item-loan',
  'lead',
  'useringroupright',
] as const satisfies readonly TableName[];

/** What stands for a table here: it is never asked for, and becomes another when the club tells of a change. */
const newsOf = (table: TableName) =>
  queryOptions({
    queryKey: [table, 'news'],
    queryFn: () => performance.now(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How the club stands; read anew some time after something has changed, here or elsewhere. */
export function useClubOverview() {
  const query = useQuery(clubOverviewQuery);
  const news = useQueries({
    queries: followed.map(newsOf),
    combine: (all) => all.map(({ data }) => data).join(),
  });
  const { dataUpdatedAt } = query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each news is one more reason
  useEffect(() => {
    // What was told before it was read is in it.
    const isOld = () => followed.some((table) => changedAt(table) > dataUpdatedAt);
    if (dataUpdatedAt === 0 || !isOld()) return;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: clubOverviewQuery.queryKey }),
      Math.max(0, dataUpdatedAt + calmMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [news, dataUpdatedAt]);
  return query;
}

const changedAt = (table: TableName): number =>
  queryClient.getQueryState(newsOf(table).queryKey)?.dataUpdatedAt ?? 0;
