import { type Instant, instantOf, type LocalDate, startOfMonth } from '../../lib/club-time.ts';
import { clubTimeZone, clubToday } from '../../lib/club-zone.ts';
import { gradesQuery } from '../../lib/grades.ts';
import { queryClient } from '../../lib/query-client.ts';
import { comingTrainings } from '../../lib/training/coming-trainings.ts';
import { ownPresencesQuery, ownStudentsQuery } from '../../lib/training/own-presences.ts';
import { trainingsQuery } from '../../lib/training/trainings.ts';

/** Since when the dashboard counts one's own trainings. */
export function monthStart(today: LocalDate, timeZone: string): Instant {
  return instantOf(startOfMonth(today), '00:00', timeZone);
}

/** What the dashboard shows first. The head script has asked for the trainings already. */
export function dashboardData(): Promise<unknown>[] {
  const timeZone = clubTimeZone();
  const today = clubToday();
  // Asked for at once, and waited for by those only whose students' grades say which trainings are meant for them.
  void queryClient.prefetchQuery(gradesQuery);
  const ownStudents = queryClient.ensureQueryData(ownStudentsQuery);
  return [
    queryClient.ensureQueryData(trainingsQuery(comingTrainings(today, timeZone))),
    ownStudents.then(async ({ length }) => length > 0 && queryClient.ensureQueryData(gradesQuery)),
    queryClient.ensureQueryData(ownPresencesQuery(monthStart(today, timeZone))),
  ];
}
