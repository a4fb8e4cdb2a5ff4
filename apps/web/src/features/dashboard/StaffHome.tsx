import { useQuery } from '@tanstack/react-query';
import { Columns, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNow } from '@tatami/web-runtime/use-now';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { Suspense } from 'react';
import { teachingQuery } from '../../lib/club/home/home-queries.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { TodayRollCalls } from './TodayRollCalls.tsx';

const below = () => import('./mat-now/below.ts');
const MatNow = lazyOrNothing(async () => (await below()).MatNow);
const LatestAnnouncement = lazyOrNothing(async () => (await below()).LatestAnnouncement);
const NextTrainings = lazyOrNothing(async () => (await below()).NextTrainings);

/** What whoever teaches comes for: the class on the mat, the roll calls that wait, and what is next. */
export function StaffHome() {
  const { timeZone } = useI18n();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  // Awaited before the page was shown; a failed reading anew keeps what there is.
  const { data: teaching, dataUpdatedAt: readAt } = useQuery(teachingQuery);
  const { data: students = [] } = useQuery(ownStudentsQuery);

  const { trainings = [], unmarked = [], mat = null } = teaching ?? {};
  const todays = trainings.filter(({ startsAt }) => localDate(startsAt, timeZone) <= today);

  return (
    <Columns layout="main-aside" space={24} from="wide" align="start">
      <Stack space={24}>
        <TodayRollCalls trainings={todays} now={now} />
        <Suspense fallback={waiting}>
          <MatNow {...{ trainings, unmarked, now }} read={{ mat, at: readAt }} />
          {/* Whoever trains has it among what is theirs. */}
          {students.length === 0 && <LatestAnnouncement />}
        </Suspense>
      </Stack>
      {/* On a phone it stands below the mat, and comes with it. */}
      <Suspense>
        <NextTrainings {...{ trainings, today, now }} />
      </Suspense>
    </Columns>
  );
}

/** What stands in for the mat: as high as a phone, so that nothing below it moves. */
const waiting = (
  <Stack space={24}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);
