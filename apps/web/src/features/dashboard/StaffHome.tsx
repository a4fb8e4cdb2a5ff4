import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, Columns, EmptyState, ItemList, Skeleton, Stack } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNow } from '@tatami/web-runtime/use-now';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { Suspense } from 'react';
import { comingTrainings } from '../../lib/club/training/early-lists.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { isToCome, trainingsQuery } from '../../lib/club/training/trainings.ts';
import { TodayRollCalls } from './TodayRollCalls.tsx';
import { useTrainingItem } from './use-training-item.tsx';

const MatNow = lazyOrNothing(async () => (await import('./mat-now/MatNow.tsx')).MatNow);
const LatestAnnouncement = lazyOrNothing(
  async () => (await import('../../lib/club/announcement/LatestAnnouncement.tsx')).LatestAnnouncement,
);

/** The number of rows that fit on a screen beside the rest. */
const listLength = 8;

/** What whoever teaches comes for: the class on the mat, the roll calls that wait, and what is next. */
export function StaffHome() {
  const { t, timeZone } = useI18n();
  const { has } = useViewer();
  const now = useNow();
  const today = localDate(new Date(now), timeZone);
  const { data: coming } = useQuery(trainingsQuery(comingTrainings(today, timeZone)));
  const itemOf = useTrainingItem();

  const trainings = coming?.results ?? [];
  const todays = trainings.filter(({ startsAt }) => localDate(startsAt, timeZone) === today);
  const listed = trainings
    .filter((training) => isToCome(training, now) && localDate(training.startsAt, timeZone) > today)
    .slice(0, listLength);
  const { data: students = [] } = useQuery(ownStudentsQuery);

  return (
    <Columns layout="main-aside" space={24} from="wide" align="start">
      <Stack space={24}>
        <TodayRollCalls trainings={todays} now={now} />
        {trainings.length > 0 && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <MatNow trainings={trainings} now={now} />
          </Suspense>
        )}
        {/* Whoever trains has it among what is theirs. */}
        {students.length === 0 && (
          <Suspense>
            <LatestAnnouncement />
          </Suspense>
        )}
      </Stack>
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
    </Columns>
  );
}
