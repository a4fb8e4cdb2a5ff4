import { queryOptions } from '@tanstack/react-query';
import type { Entity, Owner } from '@tatami/sdk';
import { club } from '../club.ts';
import type { Instant } from '../club-time.ts';
import { queryClient } from '../query-client.ts';
import type { Section } from '../sections.ts';

export type Presence = Entity<'presence'>;
export type OwnStudent = Owner['students'][number] & { section: Section; gradeRank: number };

const ownerQuery = queryOptions({
  queryKey: ['owner'],
  queryFn: async () => (await club.owner()).students,
  staleTime: 5 * 60_000,
});

/** Whom the person acts for: themselves if they train, and their children. */
export const ownStudentsQuery = queryOptions({
  queryKey: ['student', 'own'],
  queryFn: async ({ signal }): Promise<OwnStudent[]> => {
    const owned = await queryClient.ensureQueryData(ownerQuery);
    if (owned.length === 0) return [];
    const { results } = await club
      .table('student')
      .list({ 'id.in': owned.map(({ id }) => id), size: 50 }, { signal });
    return owned.flatMap((student) => {
      const row = results.find(({ id }) => id === student.id);
      return row ? [{ ...student, section: row.section, gradeRank: row.gradeRank ?? 0 }] : [];
    });
  },
  staleTime: 5 * 60_000,
});

/** The marks of the person and their children at trainings from a moment on. */
export function ownPresencesQuery(from: Instant) {
  return queryOptions({
    queryKey: ['presence', 'own', from],
    queryFn: async ({ signal }): Promise<Presence[]> => {
      const students = await queryClient.ensureQueryData(ownerQuery);
      if (students.length === 0) return [];
      const { results } = await club
        .table('presence')
        .list(
          { 'student.in': students.map(({ id }) => id), 'trainingStartsAt.gte': from, size: 200 },
          { signal },
        );
      return results;
    },
  });
}

/** domain.md, presence: invalidated rows count nowhere. */
export function counts({ status, invalidatedAt }: Presence): boolean {
  return (status === 'present' || status === 'late') && invalidatedAt === null;
}
