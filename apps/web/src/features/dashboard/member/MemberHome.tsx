import { useQuery } from '@tanstack/react-query';
import { Face } from '@tatami/tables/Face';
import { useViewer } from '@tatami/tables/viewer';
import { Card, Columns, ItemList, SegmentedControl, Skeleton, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useNow } from '@tatami/web-runtime/use-now';
import { addDays, localDate } from '@tatami/web-runtime/zoned-time';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import {
  comingDaysOffQuery,
  homePresencesQuery,
  homeTrainingsQuery,
  homeYearsQuery,
} from '../../../lib/club/home/home-queries.ts';
import { isMeantFor, leads, markAt } from '../../../lib/club/training/own-mark.ts';
import type { OwnStudent } from '../../../lib/club/training/own-presences.ts';
import { shownMark, useAllPendingMarks } from '../../../lib/club/training/pending-marks.ts';
import { TrainingState } from '../../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { AfterSight } from '../AfterSight.tsx';
import { FirstSight } from '../first-sight.tsx';
import { hero, weekOfTraining } from '../homes.tsx';
import { nextOf } from './next-of.ts';
import { useWhen } from './use-when.ts';

const below = () => import('./below/below.ts');
const NothingAhead = lazyOrNothing(async () => (await below()).NothingAhead);
const NobodyTrains = lazyOrNothing(async () => (await below()).NobodyTrains);
const OwnInvitations = lazyOrNothing(async () => (await below()).OwnInvitations);
const LatestAnnouncement = lazyOrNothing(async () => (await below()).LatestAnnouncement);
const NextGradeCard = lazyOrNothing(async () => (await below()).NextGradeCard);
const YearOnMat = lazyOrNothing(async () => (await below()).YearOnMat);
const Beside = lazyOrNothing(async () => (await below()).Beside);
const ComingDays = lazyOrNothing(async () => (await below()).ComingDays);

interface MemberHomeProps {
  /** Themselves, and their children. */
  students: readonly OwnStudent[];
}

/** The home of whoever trains, or answers for a child that does. */
export function MemberHome({ students }: MemberHomeProps) {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const student = students.find(({ id }) => id === params.get('student')) ?? students[0];
  return (
    <Stack space={20}>
      {students.length > 1 && (
        <SegmentedControl
          label={t('home.whose')}
          labelHidden
          fullWidth
          value={student?.id}
          onValueChange={(id) =>
            setParams({ student: id === students[0]?.id ? null : id }, { replace: true })
          }
          options={students.map((each) => ({
            value: each.id,
            label: each.relation === 'self' ? t('home.me') : each.firstName,
            start: <Face of="student" person={each} belt={each.beltColor} size={32} />,
          }))}
        />
      )}
      {student ? (
        <HomeOf key={student.id} student={student} areSeveral={students.length > 1} />
      ) : (
        <AfterSight waiting={waiting}>
          <NobodyTrains />
        </AfterSight>
      )}
    </Stack>
  );
}

interface HomeOfProps {
  student: OwnStudent;
  areSeveral: boolean;
}

function HomeOf({ student, areSeveral }: HomeOfProps) {
  const { timeZone } = useI18n();
  const { whoami } = useViewer();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  const pending = useAllPendingMarks();
  const { data: home } = useQuery(homeTrainingsQuery);
  const { data: presences = [] } = useQuery(homePresencesQuery);
  const { data: years = [] } = useQuery(homeYearsQuery);
  const { data: daysOff = [] } = useQuery(comingDaysOffQuery);

  const theirs = (home?.trainings ?? []).filter(
    (training) =>
      (isMeantFor(training, student) && !leads(training, student, whoami.id)) ||
      markAt(presences, training, student),
  );
  const statusAt = (training: Pick<Training, 'id'>) =>
    shownMark(pending.get(training.id)?.get(student.id), markAt(presences, training, student)).status;
  const next = nextOf(theirs, student, statusAt, now);
  const cancelled = theirs.find(
    ({ state, startsAt, endsAt }) =>
      state === 'cancelled' &&
      Date.parse(endsAt) > now &&
      localDate(startsAt, timeZone) <= addDays(today, 1) &&
      (!next || startsAt <= next.startsAt),
  );
  const year = years.find((each) => each.student === student.id);
  const ahead = theirs.filter(({ id, endsAt }) => id !== next?.id && Date.parse(endsAt) > now);
  const whose = areSeveral || student.relation === 'child' ? student.firstName : undefined;

  return (
    <>
      {cancelled && <Cancelled training={cancelled} now={now} />}
      <Columns layout="main-aside" space={20} from="wide" align="start">
        <Stack space={20}>
          {next ? (
            <FirstSight
              of={hero}
              {...{ student, presences, now, areSeveral }}
              group={groupOf(next)}
              training={next}
              leader={home?.leaders.find(({ id }) => id === next.instructor)}
              people={home?.coming.find(({ training }) => training === next.id)?.people ?? []}
            />
          ) : (
            <AfterSight waiting={waiting}>
              <NothingAhead student={student} today={today} daysOff={daysOff} />
            </AfterSight>
          )}
          <FirstSight of={weekOfTraining} {...{ student, year, presences, today }} trainings={theirs} />
        </Stack>
        <AfterSight waiting={waiting}>
          <NextGradeCard student={student} name={whose} />
        </AfterSight>
      </Columns>
      <AfterSight>
        <OwnInvitations />
        <LatestAnnouncement />
      </AfterSight>
      <AfterSight waiting={waiting}>{year && <YearOnMat {...{ student, year, today }} />}</AfterSight>
      <Columns layout="main-aside" space={20} from="wide" align="start">
        <AfterSight waiting={waiting}>
          <ComingDays {...{ student, presences, daysOff, today, now, areSeveral }} trainings={ahead} />
        </AfterSight>
        <AfterSight waiting={waiting}>
          <Beside {...{ student, now, areSeveral }} />
        </AfterSight>
      </Columns>
    </>
  );
}

/** What stands in for a part, nearly as high. */
const waiting = (
  <Stack space={20}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);

/** What somebody might else set out for. */
function Cancelled({ training, now }: { training: Training; now: number }) {
  const { format } = useI18n();
  const when = useWhen(now)(training);
  const { id, title, startsAt, cancelReason } = training;
  return (
    <Card padding="none">
      <ItemList
        items={[
          {
            id,
            title,
            description: [`${when.split(',')[0]}, ${format.time(startsAt)}`, cancelReason ?? ''],
            end: <TrainingState training={training} />,
            href: `/dojo/training/${id}`,
          },
        ]}
      />
    </Card>
  );
}
