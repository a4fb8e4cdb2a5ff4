import { queryOptions } from '@tanstack/react-query';
import type { paths } from '@tatami/sdk';
import type { LocalDate } from '@tatami/web-runtime/zoned-time';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { momentsOf } from '../../lib/club/training/week-query.ts';

export type Attendance =
  paths['/student/{id}/attendance']['get']['responses']['200']['content']['application/json'];
export type JudgedPresence = Attendance['presences'][number];

/** The marks of the person and their children at those trainings. What is marked here goes into them at once. */
export function ownPresencesBetweenQuery(from: LocalDate, to: LocalDate, timeZone: string) {
  const [first, end] = momentsOf(from, to, timeZone);
  return queryOptions({
    queryKey: ['presence', 'own', first, end],
    queryFn: async ({ signal }) => {
      const students = await queryClient.ensureQueryData(ownStudentsQuery);
      if (students.length === 0) return [];
      const query = {
        'student.in': students.map(({ id }) => id),
        'trainingStartsAt.gte': first,
        'trainingStartsAt.lt': end,
        size: 200,
      };
      return Array.fromAsync(club.table('presence').all(query, { signal }));
    },
  });
}

/** How a student has trained in a year, and what of it counts. */
export function attendanceQuery(student: string, year: number) {
  return queryOptions({
    queryKey: ['presence', 'attendance', student, year],
    queryFn: async ({ signal }) =>
      dataOf(
        await club.api.GET('/student/{id}/attendance', {
          params: { path: { id: student }, query: { year } },
          signal,
        }),
      ),
  });
}
