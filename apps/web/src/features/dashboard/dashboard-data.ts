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
  return [
    queryClient.ensureQueryData(trainingsQuery(comingTrainings(today, timeZone))),
    queryClient.ensureQueryData(ownStudentsQuery),
    queryClient.ensureQueryData(ownPresencesQuery(monthStart(today, timeZone))),
    queryClient.ensureQueryData(gradesQuery),
  ];
}
