import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, Columns, EmptyState, ItemList, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNow } from '@tatami/web-runtime/use-now';
import { useTitle } from '@tatami/web-runtime/use-title';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { type ReactNode, Suspense } from 'react';
import { comingTrainings, monthStart } from '../../lib/club/training/early-lists.ts';
import { isMeantFor } from '../../lib/club/training/own-mark.ts';
import { ownPresencesQuery, ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { isToCome, type Training, trainingsQuery } from '../../lib/club/training/trainings.ts';
import { dashboardHead } from './dashboard-head.ts';
import { MonthCard } from './MonthCard.tsx';
import { NextTraining } from './NextTraining.tsx';
import { TodayRollCalls } from './TodayRollCalls.tsx';
import { useTrainingItem } from './use-training-item.tsx';

// Below what people come for.
const own = () => import('./own-figures.ts');
const YearCard = lazyOrNothing(async () => (await own()).YearCard);
const NextGradeCard = lazyOrNothing(async () => (await own()).NextGradeCard);

const OwnInvitations = lazyOrNothing(
  async () => (await import('../../lib/club/exam/OwnInvitations.tsx')).OwnInvitations,
);

const NextStep = lazyOrNothing(async () => (await import('./next-step/NextStep.tsx')).NextStep);

const MatNow = lazyOrNothing(async () => (await import('./mat-now/MatNow.tsx')).MatNow);
const LatestAnnouncement = lazyOrNothing(
  async () => (await import('../../lib/club/announcement/LatestAnnouncement.tsx')).LatestAnnouncement,
);


/** The number of rows that fit on a screen beside the rest. */
const listLength = 8;

/** What people come for: the next training with their mark on it, or the roll call that waits. */
export function DashboardPage({ switchView }: { switchView?: ReactNode }) {
  const { t, timeZone } = useI18n();
  const { whoami, has } = useViewer();
  const now = useNow();
  useTitle(t('menu.dashboard'));

  const today = localDate(new Date(now), timeZone);
  const seesTrainings = has('Training:Read');
  const { data: coming } = useQuery({
    ...trainingsQuery(comingTrainings(today, timeZone)),
    enabled: seesTrainings,
  });
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const { data: presences = [] } = useQuery(ownPresencesQuery(monthStart(today, timeZone)));

  const itemOf = useTrainingItem(students, presences);

  const trainings = coming?.results ?? [];
  const todays = trainings.filter(({ startsAt }) => localDate(startsAt, timeZone) === today);
  const takesRollCall = has('Presence:Write');

  // What is over a few minutes can still be marked.
  const next = trainings.find(
    (training) =>
      isToCome(training, now - 10 * 60_000) && students.some((student) => isMeantFor(training, student)),
  );
  const nextFor = next ? students.filter((student) => isMeantFor(next, student)) : [];

  // Whoever trains sees what is meant for them; whoever runs the club sees everything.
  const isForMe = (training: Training) =>
    students.length === 0 || takesRollCall || students.some((student) => isMeantFor(training, student));
  const listed = trainings
    .filter((training) => training !== next && isToCome(training, now) && isForMe(training))
    .filter(({ startsAt }) => !takesRollCall || localDate(startsAt, timeZone) > today)
    .slice(0, listLength);

  const nextCard = next && (
    <NextTraining training={next} students={nextFor} presences={presences} now={now} />
  );
  const monthCard = students.length > 0 && <MonthCard students={students} presences={presences} />;
  // As high as what they stand in for.
  const twoBlocks = (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
  const gradeCards = students.map((student) => (
    <Suspense key={student.id} fallback={twoBlocks}>
      <NextGradeCard student={student} name={student.relation === 'child' ? student.firstName : undefined} />
    </Suspense>
  ));
  const comingCard = seesTrainings && (
    <Card
      title={t('dashboard.coming')}
      padding="none"
      bleed
      actions={
        <ButtonLink size="small" href="/dojo/training">
          {t('dashboard.allTrainings')}
        </ButtonLink>
      }
    >
      {listed.length > 0 ? (
        <ItemList items={listed.map(itemOf)} />
      ) : (
        <EmptyState
          icon={CalendarIcon}
          title={t('dashboard.empty.title')}
          description={t('dashboard.empty.text')}
          action={
            has('Training:Write') && (
              <ButtonLink href="/dojo/training?edit=new">{t('dashboard.empty.add')}</ButtonLink>
            )
          }
        />
      )}
    </Card>
  );

  return (
    <Stack space={24}>
      <PageHeader
        title={
          whoami.isNamed ? t(dashboardHead.title, { name: whoami.firstName }) : t('dashboard.hello.nobody')
        }
        description={t(dashboardHead.description)}
        actions={switchView}
      />
      <Suspense>
        <LatestAnnouncement />
      </Suspense>
      {(takesRollCall ? !whoami.isNamed : students.length === 0) && (
        <Suspense>
          <NextStep />
        </Suspense>
      )}
      {students.length > 0 && (
        <Suspense>
          <OwnInvitations />
        </Suspense>
      )}
      <Columns layout="main-aside" space={24} from="wide" align="start">
        {takesRollCall ? (
          <>
            <Stack space={24}>
              {trainings.length > 0 && (
                <Suspense fallback={twoBlocks}>
                  <MatNow trainings={trainings} now={now} />
                </Suspense>
              )}
              <TodayRollCalls trainings={todays} now={now} />
              {nextCard}
            </Stack>
            <Stack space={24}>
              {monthCard}
              {gradeCards}
              {comingCard}
            </Stack>
          </>
        ) : (
          <>
            <Stack space={24}>
              {nextCard}
              {gradeCards}
              {comingCard}
            </Stack>
            {monthCard}
          </>
        )}
      </Columns>
      {students.length > 0 && (
        <Suspense>
          <YearCard students={students} />
        </Suspense>
      )}
    </Stack>
  );
}
