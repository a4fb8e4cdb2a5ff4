import type { LocalDate } from '@tatami/web-runtime/zoned-time';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { comingTrainings, keepTrainingsRefused, monthStart } from '../../lib/club/training/early-lists.ts';
import { ownPresencesQuery, ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { loadViewer } from '../../lib/viewer.ts';

/** What the dashboard shows first. The head script has asked for all of it already. */
export function dashboardData(): Promise<unknown>[] {
  const timeZone = clubTimeZone();
  const today = clubToday();
  return [
    coming(today, timeZone),
    queryClient.ensureQueryData(ownStudentsQuery),
    queryClient.ensureQueryData(ownPresencesQuery(monthStart(today, timeZone))),
  ];
}

async function coming(today: LocalDate, timeZone: string): Promise<unknown> {
  const { has } = await loadViewer();
  const areRefused = !has('Training:Read');
  keepTrainingsRefused(areRefused);
  return areRefused
    ? undefined
    : queryClient.ensureQueryData(trainingsQuery(comingTrainings(today, timeZone)));
}
