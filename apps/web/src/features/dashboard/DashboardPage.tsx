import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { PageHeader, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type ReactNode, Suspense } from 'react';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { dashboardHead } from './dashboard-head.ts';
import { homes } from './homes.ts';
import { MemberHome } from './member/MemberHome.tsx';

const NextStep = lazyOrNothing(async () => (await import('./next-step/NextStep.tsx')).NextStep);

/** What people come for: their next training with their answer to it, and before that the roll calls that wait for them. */
export function DashboardPage({ switchView }: { switchView?: ReactNode }) {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: students = [] } = useQuery(ownStudentsQuery);
  useTitle(t('menu.dashboard'));
  const callsRoll = has('Presence:Write');
  const { staff: StaffHome } = homes;

  return (
    <Stack space={20}>
      <PageHeader
        title={
          whoami.isNamed ? t(dashboardHead.title, { name: whoami.firstName }) : t('dashboard.hello.nobody')
        }
        actions={switchView}
      />
      {(callsRoll ? !whoami.isNamed : students.length === 0) && (
        <Suspense>
          <NextStep />
        </Suspense>
      )}
      {callsRoll && StaffHome && <StaffHome />}
      {(students.length > 0 || !callsRoll) && <MemberHome students={students} />}
    </Stack>
  );
}
