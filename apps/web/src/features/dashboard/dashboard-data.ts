import { queryClient } from '../../lib/api/query-client.ts';
import { loadHome, teachingQuery } from '../../lib/club/home/home-queries.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { loadViewer } from '../../lib/viewer.ts';
import { loadStaffHome, loadViewSwitch } from './homes.ts';

/** What the dashboard shows first. The head script has asked for it already. */
export const dashboardData = (): Promise<unknown>[] => [home(), ofStaff()];

async function home(): Promise<void> {
  // They share one request, which has the students too.
  await loadHome();
  await queryClient.ensureQueryData(ownStudentsQuery);
}

/** Whoever calls the roll sees the club’s trainings, not their own alone. */
async function ofStaff(): Promise<void> {
  const { has } = await loadViewer();
  await Promise.all([
    has('Menu:Administration') && loadViewSwitch(),
    ...(has('Presence:Write') ? [queryClient.ensureQueryData(teachingQuery), loadStaffHome()] : []),
  ]);
}
