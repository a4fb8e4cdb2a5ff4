import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { PageHeader, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import type { ReactNode } from 'react';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { dashboardHead } from './dashboard-head.ts';
import { FirstSight } from './first-sight.tsx';
import { staffHome } from './homes.tsx';
import { MemberHome } from './member/MemberHome.tsx';
import { nextStep } from './next-step/next-step.ts';

/** What people come for: their next training with their answer to it, and before that the roll calls that wait for them. */
export function DashboardPage({ switchView }: { switchView?: ReactNode }) {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: students = [] } = useQuery(ownStudentsQuery);
  useTitle(t('menu.dashboard'));
  const callsRoll = has('Presence:Write');

  return (
    <Stack space={20}>
      <PageHeader
        title={
          whoami.isNamed ? t(dashboardHead.title, { name: whoami.firstName }) : t('dashboard.hello.nobody')
        }
        actions={switchView}
      />
      {(callsRoll ? !whoami.isNamed : students.length === 0) && <FirstSight of={nextStep} />}
      {callsRoll ? (
        <FirstSight of={staffHome}>{students.length > 0 && <MemberHome students={students} />}</FirstSight>
      ) : (
        <MemberHome students={students} />
      )}
    </Stack>
  );
}
