import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

/** What is open when a student leaves, and what has ended with it. */
export function leavingQuery(id: string) {
  return queryOptions({
    // Told anew with all that stands in it: the student's own row is among what is read from these.
    queryKey: ['student', 'leaving', id],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/student/{id}/leaving', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}

export type Leaving = Awaited<ReturnType<NonNullable<ReturnType<typeof leavingQuery>['queryFn']>>>;
