import { queryOptions } from '@tanstack/react-query';
import { club } from '../../api/club.ts';
import { dataOf } from '../../api/data-of.ts';

/** How the club stands, in one request. */
export const clubOverviewQuery = queryOptions({
  queryKey: ['club-overview'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/club-overview', { signal })),
});

export type ClubOverview = Awaited<ReturnType<NonNullable<typeof clubOverviewQuery.queryFn>>>;

/** The part of the answer that only some may read, for who may. */
export type Part<Name extends keyof ClubOverview> = NonNullable<ClubOverview[Name]>;
