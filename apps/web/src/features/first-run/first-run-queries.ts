import { queryOptions } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubProfileQuery } from '../../lib/club/profile/club-profile-query.ts';
import { place as workplaces } from '../../tables/workplace/place.ts';

export const placesQuery = allRowsQuery(workplaces);

export const seriesQuery = queryOptions({
  queryKey: ['training-series', 'first-run'],
  queryFn: async ({ signal }) =>
    (await club.table('training-series').list({ size: 200 }, { signal })).results,
});

/** Who has an account, and may so lead a class. */
export const usersQuery = queryOptions({
  queryKey: ['user', 'first-run'],
  queryFn: async ({ signal }) =>
    (await club.table('user').list({ size: 200, sort: 'lastName,asc' }, { signal })).results,
});

/** How many rows a table has. */
const countQuery = (table: Extract<TableName, 'student' | 'presence'>) =>
  queryOptions({
    queryKey: [table, 'first-run count'],
    queryFn: async ({ signal }) => (await club.table(table).list({ size: 1 }, { signal })).page.totalElements,
  });

export const studentCountQuery = countQuery('student');
export const presenceCountQuery = countQuery('presence');

/** Who is written as a student, with an address and without an account: they can be invited. */
export const unlinkedQuery = queryOptions({
  queryKey: ['student', 'first-run unlinked'],
  queryFn: async ({ signal }) => {
    const query = { 'user.null': true, status: 'active', size: 200, sort: 'lastName,asc' } as const;
    const { results, page } = await club.table('student').list(query, { signal });
    return { students: results.filter(({ email }) => email), more: page.totalElements > results.length };
  },
});

/** The next trainings that are planned, by their start. */
export const nextTrainingQuery = (from: string) =>
  queryOptions({
    queryKey: ['training', 'first-run', from],
    queryFn: async ({ signal }) => {
      const query = { 'endsAt.gte': from, state: 'planned', size: 1, sort: 'startsAt,asc' } as const;
      return (await club.table('training').list(query, { signal })).results[0] ?? null;
    },
  });

/** What the page asks for first: without it nobody knows which step is next. */
export const firstRunData = () =>
  Promise.all([
    queryClient.ensureQueryData(clubProfileQuery),
    queryClient.ensureQueryData(placesQuery),
    queryClient.ensureQueryData(seriesQuery),
    queryClient.ensureQueryData(studentCountQuery),
    queryClient.ensureQueryData(presenceCountQuery),
  ]);
