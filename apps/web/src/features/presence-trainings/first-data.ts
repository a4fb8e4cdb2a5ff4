import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { readYear } from '../../lib/club/read-year.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { trainingsBetweenQuery } from '../../lib/club/training/week-query.ts';
import { ifAllowed } from '../../lib/viewer.ts';
import { chosenStudent } from './chosen-student.ts';
import { attendanceQuery, ownPresencesBetweenQuery } from './presence-trainings-queries.ts';
import { readSpan, readView } from './read-address.ts';

/** What the page shows first, by its address. */
export function firstData(search: URLSearchParams): Promise<unknown>[] {
  const students = queryClient.ensureQueryData(ownStudentsQuery);
  if (readView(search) !== 'ahead') {
    const attendance = async () => {
      const student = chosenStudent(await students, search);
      if (student) await queryClient.prefetchQuery(attendanceQuery(student.id, readYear(search.get('year'))));
    };
    return [students, attendance()];
  }
  const { from, to } = readSpan(search, clubToday());
  const zone = clubTimeZone();
  return [
    students,
    ifAllowed('Training:Read', () => queryClient.prefetchQuery(trainingsBetweenQuery(from, to, zone))),
    queryClient.prefetchQuery(ownPresencesBetweenQuery(from, to, zone)),
  ];
}
