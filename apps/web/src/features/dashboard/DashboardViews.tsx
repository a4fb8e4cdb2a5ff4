import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { choices } from '@tatami/web-runtime/consent';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { Suspense } from 'react';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { homes } from './homes.ts';

const ClubPage = lazyOrNothing(async () => (await import('./club/ClubPage.tsx')).ClubPage);

/** Where it is kept which of the two was looked at last. */
const keptAs = 'tatami.dashboard';

/** The two dashboards of one path (spec §2): what is one’s own, and the club for who administers it. */
export function DashboardViews() {
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  const { data: students } = useQuery(ownStudentsQuery);
  if (!has('Menu:Administration')) return <DashboardPage />;
  const isOwnFirst = !has('Menu:Administration4Admin') || students?.length !== 0;
  const chosen = params.get('view') ?? choices().getItem(keptAs);
  const isClub = chosen === 'club' || (chosen !== 'own' && !isOwnFirst);
  const ViewSwitch = homes.switch;
  const switchView = ViewSwitch && (
    <ViewSwitch
      isClub={isClub}
      onSwitch={(view) => {
        choices().setItem(keptAs, view);
        setParams({ view });
      }}
    />
  );
  if (!isClub) return <DashboardPage switchView={switchView} />;
  return (
    <Suspense>
      <ClubPage switchView={switchView} />
    </Suspense>
  );
}
