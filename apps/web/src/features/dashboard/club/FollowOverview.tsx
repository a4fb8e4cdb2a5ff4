import { queryOptions, useQueries } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { useEffect } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clubOverviewQuery } from '../../../lib/club/home/club-overview-query.ts';

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
    initialData: 0,
    initialDataUpdatedAt: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads how the club stands anew, some time after something has changed, here or elsewhere. Shows nothing. */
export function FollowOverview({ readAt }: { readAt: number }) {
  const news = useQueries({
    queries: followed.map(newsOf),
    combine: (all) => all.map(({ data }) => data).join(),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each news is one more reason
  useEffect(() => {
    // What was told before it was read is in it.
    const isOld = () => followed.some((table) => changedAt(table) > readAt);
    if (readAt === 0 || !isOld()) return;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: clubOverviewQuery.queryKey }),
      Math.max(0, readAt + calmMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [news, readAt]);
  return null;
}

const changedAt = (table: TableName): number =>
  queryClient.getQueryState(newsOf(table).queryKey)?.dataUpdatedAt ?? 0;
