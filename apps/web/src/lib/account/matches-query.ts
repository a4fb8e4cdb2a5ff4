import { queryOptions } from '@tanstack/react-query';
import { club } from '../api/club.ts';
import { dataOf } from '../api/data-of.ts';

/** The accounts that stand for nobody yet, or the one that is asked about, each with the persons it may be. */
export function matchesQuery(user?: string) {
  return queryOptions({
    queryKey: ['user', 'matches', user],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/user/matches', { params: { query: user ? { user } : {} }, signal })).users,
  });
}

export type Account = Awaited<ReturnType<NonNullable<ReturnType<typeof matchesQuery>['queryFn']>>>[number];
/** Somebody of the club without an account. */
export type Person = Account['persons'][number];
