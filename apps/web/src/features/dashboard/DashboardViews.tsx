import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { FirstSight } from './first-sight.tsx';
import { clubHome, viewSwitch } from './homes.tsx';
import { chosenView, keepView, showsClub, type View } from './which-home.ts';

/** The two dashboards of one path (spec §2): what is one’s own, and the club for who administers it. */
export function DashboardViews() {
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: students = [] } = useQuery(ownStudentsQuery);
  if (!has('Menu:Administration')) return <DashboardPage />;
  const isClub = showsClub(chosenView(params), has, students.length > 0);
  const switchView = (
    <FirstSight
      of={viewSwitch}
      isClub={isClub}
      onSwitch={(view: View) => {
        keepView(view);
        setParams({ view });
      }}
    />
  );
  return isClub ? (
    <FirstSight of={clubHome} switchView={switchView} />
  ) : (
    <DashboardPage switchView={switchView} />
  );
}
