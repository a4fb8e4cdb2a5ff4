import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import { Columns, OverviewSkeleton, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import type { ReactNode } from 'react';
import { clubToday } from '../../../lib/club/club-zone.ts';
import { NextStep } from '../next-step/NextStep.tsx';
import { Undecided } from '../undecided/Undecided.tsx';
import { AttendanceCard } from './AttendanceCard.tsx';
import { ClubFigures } from './ClubFigures.tsx';
import { type ClubOverview, useClubOverview } from './club-overview-query.ts';
import { Decisions } from './Decisions.tsx';
import { EndingPapers } from './EndingPapers.tsx';
import { ReadyForExam } from './ReadyForExam.tsx';
import { Retention } from './Retention.tsx';
import { Traffic } from './Traffic.tsx';
import { Unseen } from './Unseen.tsx';
import { useFirstSteps } from './use-first-steps.tsx';

/** How the club stands, for who runs it; the head says how to get back to what is one's own. */
export function ClubPage({ switchView }: { switchView: ReactNode }) {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  const query = useClubOverview();
  useTitle(t('menu.dashboard'));
  return (
    <Stack space={24}>
      <PageHeader
        title={t('club.title')}
        description={format.date(query.data?.today ?? clubToday(), 'weekday')}
        actions={switchView}
      />
      {!whoami.isNamed && <NextStep />}
      {query.data ? (
        <Overview of={query.data} />
      ) : query.isLoadingError ? (
        <QueryFailure query={query} />
      ) : (
        waiting
      )}
    </Stack>
  );
}

const waiting = (
  <Stack space={24}>
    <OverviewSkeleton />
    <Columns layout={3} space={24}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Columns>
  </Stack>
);

function Overview({ of: overview }: { of: ClubOverview }) {
  const { has } = useViewer();
  const { students, attendance, retention, unseen, papers, ready, undecided } = overview;
  const isEmpty = students?.active === 0 || attendance?.groups.length === 0;
  const steps = useFirstSteps(isEmpty && has('User:Write'));
  // Nothing moves once it is there.
  if (steps === undefined) return waiting;
  return (
    <>
      {steps}
      <ClubFigures of={overview} />
      <Columns layout="main-aside" space={24} from="wide" align="start">
        {attendance && <AttendanceCard of={attendance} />}
        <Stack space={24}>
          <Decisions of={overview} />
          {Boolean(undecided) && <Undecided />}
        </Stack>
      </Columns>
      <Columns layout={2} space={24} from="wide" align="start">
        <Stack space={24}>
          {unseen && <Unseen of={unseen} />}
          {retention && <Retention of={retention} />}
          <Traffic of={overview} />
        </Stack>
        <Stack space={24}>
          {papers && <EndingPapers of={papers} today={overview.today} />}
          {ready && <ReadyForExam of={ready} />}
        </Stack>
      </Columns>
    </>
  );
}
