import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import {
  comingDaysOffQuery,
  dueHomeworkQuery,
  homePresencesQuery,
  homeTrainingsQuery,
  homeYearsQuery,
  newestArticleQuery,
} from '../../lib/club/home/home-queries.ts';
import { comingTrainings, keepRollCall } from '../../lib/club/training/early-lists.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { loadViewer } from '../../lib/viewer.ts';
import { loadStaffHome } from './homes.ts';

/** What the dashboard shows first. The head script has asked for it already. */
export const dashboardData = (): Promise<unknown>[] => [home(), ofStaff()];

async function home(): Promise<void> {
  // They share one request, which has the students too.
  await Promise.all([
    queryClient.ensureQueryData(homeTrainingsQuery),
    queryClient.ensureQueryData(homePresencesQuery),
    queryClient.ensureQueryData(homeYearsQuery),
    queryClient.ensureQueryData(dueHomeworkQuery),
    queryClient.ensureQueryData(comingDaysOffQuery),
    queryClient.ensureQueryData(newestArticleQuery),
  ]);
  await queryClient.ensureQueryData(ownStudentsQuery);
}

/** Whoever calls the roll sees the club’s trainings, not their own alone. */
async function ofStaff(): Promise<void> {
  const { has } = await loadViewer();
  const callsRoll = has('Presence:Write');
  keepRollCall(callsRoll);
  if (!callsRoll) return;
  const coming = comingTrainings(clubToday(), clubTimeZone());
  await Promise.all([loadStaffHome(), queryClient.ensureQueryData(trainingsQuery(coming))]);
}
