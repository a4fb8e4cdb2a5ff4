import { queryOptions } from '@tanstack/react-query';
import type { Entity, Owner } from '@tatami/sdk';
import type { Instant } from '@tatami/web-runtime/zoned-time';
import { club } from '../../api/club.ts';
import { queryClient } from '../../api/query-client.ts';

export type Presence = Entity<'presence'>;
export type OwnStudent = Owner['students'][number];

/** Whom the person acts for: themselves if they train, and their children. A grade that is given changes it. */
export const ownStudentsQuery = queryOptions({
  queryKey: ['student', 'own'],
  queryFn: async () => (await club.owner()).students,
  staleTime: 5 * 60_000,
});

/** The marks of the person and their children at trainings from a moment on. */
export function ownPresencesQuery(from: Instant) {
  return queryOptions({
    queryKey: ['presence', 'own', from],
    queryFn: async ({ signal }): Promise<Presence[]> => {
      const students = await queryClient.ensureQueryData(ownStudentsQuery);
      if (students.length === 0) return [];
      const query = {
        'student.in': students.map(({ id }) => id),
        'trainingStartsAt.gte': from,
        size: 200,
      };
      return (await club.table('presence').list(query, { signal })).results;
    },
  });
}

/** domain.md, presence: invalidated rows count nowhere. */
export function counts({ status, invalidatedAt }: Pick<Presence, 'status' | 'invalidatedAt'>): boolean {
  return (status === 'present' || status === 'late') && invalidatedAt === null;
}
