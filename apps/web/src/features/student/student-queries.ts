import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { instantOf } from '@tatami/web-runtime/zoned-time';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone } from '../../lib/club/club-zone.ts';

export type Student = Entity<'student'>;
export type Guardian = Entity<'guardian'>;
export type StudentGrade = Entity<'student-grade'>;

/** The grades of a student, the newest first. */
export function studentGradesQuery(student: string) {
  return queryOptions({
    queryKey: ['student-grade', 'of', student],
    queryFn: async ({ signal }) =>
      (await club.table('student-grade').list({ student, size: 50 }, { signal })).results,
  });
}

/** What the log says of the annulled grades of a student. */
export function annulmentsQuery(student: string) {
  return queryOptions({
    queryKey: ['audit-log', 'annulments', student],
    queryFn: async ({ signal }) => {
      const awards = await queryClient.ensureQueryData(studentGradesQuery(student));
      const annulled = awards.filter(({ annulledAt }) => annulledAt).map(({ id }) => id);
      const { results } = await club.table('audit-log').list({ 'row.in': annulled, size: 200 }, { signal });
      return results.filter(({ verb }) => verb === 'annul');
    },
  });
}

export function guardiansQuery(student: string) {
  return queryOptions({
    queryKey: ['guardian', 'list', student],
    queryFn: ({ signal }) => club.table('guardian').list({ student, sort: 'name,asc', size: 20 }, { signal }),
    select: ({ results }) => results,
  });
}

/** The marks of a student in a year, the newest first. */
export function presencesQuery(student: string, year: number) {
  const timeZone = clubTimeZone();
  const query = {
    student,
    'trainingStartsAt.gte': instantOf(`${year}-01-01`, '00:00', timeZone),
    'trainingStartsAt.lt': instantOf(`${year + 1}-01-01`, '00:00', timeZone),
    sort: 'trainingStartsAt,desc',
    size: 200,
  } as const;
  return queryOptions({
    queryKey: ['presence', 'of', query],
    queryFn: ({ signal }) => Array.fromAsync(club.table('presence').all(query, { signal })),
  });
}
