import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Columns, OverviewSkeleton, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type ReactNode, Suspense } from 'react';
import { clubToday } from '../../../../lib/club/club-zone.ts';
import { type ClubOverview, clubOverviewQuery } from '../../../../lib/club/home/club-overview-query.ts';
import { AfterSight } from '../../AfterSight.tsx';
import { FirstSight } from '../../first-sight.tsx';
import { nextStep } from '../../next-step/next-step.ts';
import { AttendanceCard } from './AttendanceCard.tsx';
import { ClubFigures } from './ClubFigures.tsx';

const below = () => import('../club-below.ts');
const Beside = lazyOrNothing(async () => (await below()).Beside);
const Below = lazyOrNothing(async () => (await below()).Below);
const FirstSteps = lazyOrNothing(async () => (await below()).FirstSteps);
const FollowOverview = lazyOrNothing(async () => (await below()).FollowOverview);
const QueryFailure = lazyOrNothing(async () => (await below()).QueryFailure);

/** How the club stands, for who runs it; the head says how to get back to what is one's own. */
export function ClubPage({ switchView }: { switchView: ReactNode }) {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  const query = useQuery(clubOverviewQuery);
  useTitle(t('menu.dashboard'));
  return (
    <Stack space={24}>
      <PageHeader
        title={t('club.title')}
        description={format.date(query.data?.today ?? clubToday(), 'weekday')}
        actions={switchView}
      />
      {!whoami.isNamed && <FirstSight of={nextStep} />}
      {query.data ? (
        <Overview of={query.data} />
      ) : query.isLoadingError ? (
        <Suspense>
          <QueryFailure query={query} />
        </Suspense>
      ) : (
        waiting
      )}
      <AfterSight>
        <FollowOverview readAt={query.dataUpdatedAt} />
      </AfterSight>
    </Stack>
  );
}

/** What stands in for the rest: with the figures and the weeks as high as a screen, so that nothing below it moves. */
const waitingBelow = (
  <Columns layout={2} space={24} from="wide">
    {[1, 2].map((column) => (
      <Stack key={column} space={24}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    ))}
  </Columns>
);

const waiting = (
  <Stack space={24}>
    <OverviewSkeleton />
    {waitingBelow}
  </Stack>
);

function Overview({ of: overview }: { of: ClubOverview }) {
  const { has } = useViewer();
  const { students, attendance } = overview;
  const isEmpty = students?.active === 0 || attendance?.groups.length === 0;
  const all = (
    <>
      <ClubFigures of={overview} />
      <Columns layout="main-aside" space={24} from="wide" align="start">
        {attendance && <AttendanceCard of={attendance} />}
        <AfterSight waiting={<Skeleton shape="block" />}>
          <Beside of={overview} />
        </AfterSight>
      </Columns>
      <AfterSight waiting={waitingBelow}>
        <Below of={overview} />
      </AfterSight>
    </>
  );
  if (!isEmpty || !has('User:Write')) return all;
  return (
    <Suspense fallback={waiting}>
      <FirstSteps waiting={waiting}>{all}</FirstSteps>
    </Suspense>
  );
}
