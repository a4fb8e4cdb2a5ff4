import { queryClient } from '../../lib/api/query-client.ts';
import { clubOverviewQuery } from '../../lib/club/home/club-overview-query.ts';
import { loadHome } from '../../lib/club/home/home-queries.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { loadViewer } from '../../lib/viewer.ts';
import { homes, viewSwitch } from './homes.tsx';
import { nextStep } from './next-step/next-step.ts';
import { chosenView, showsClub } from './which-home.ts';

/** What the dashboard shows first, and what shows it. The head script has asked for most of it already. */
export const dashboardData = (search: URLSearchParams): Promise<unknown>[] => [firstSight(search)];

async function firstSight(search: URLSearchParams): Promise<void> {
  // The home has the students too.
  const [{ whoami, has }] = await Promise.all([loadViewer(), loadHome()]);
  const isTraining = (await queryClient.ensureQueryData(ownStudentsQuery)).length > 0;
  const callsRoll = has('Presence:Write');
  const isClub = showsClub(chosenView(search), has, isTraining);
  const isUnknown = isClub || callsRoll ? !whoami.isNamed : !isTraining;
  await Promise.all([
    isClub ? homes.club() : callsRoll ? homes.staff() : homes.member(),
    has('Menu:Administration') && viewSwitch.bring(),
    isUnknown && nextStep.bring(),
    // The page says itself that it can’t be read.
    isClub && queryClient.ensureQueryData(clubOverviewQuery).catch(() => {}),
  ]);
}
