import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, Columns, EmptyState, ItemList, OverviewSkeleton, Stack } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNow } from '@tatami/web-runtime/use-now';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { Suspense } from 'react';
import { comingTrainings } from '../../lib/club/training/early-lists.ts';
import { isToCome, trainingsQuery } from '../../lib/club/training/trainings.ts';
import { TodayRollCalls } from './TodayRollCalls.tsx';
import { useTrainingItem } from './use-training-item.tsx';

const Office = lazyOrNothing(async () => (await import('./office/Office.tsx')).Office);

/** The number of rows that fit on a screen beside the rest. */
const listLength = 8;

/** What whoever works for the club comes for: the roll calls that wait, how the club stands, and what is next. */
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
  // A club that begins has steps in their place.
  const figuresToCome = trainings.length > 0 && <OverviewSkeleton />;

  return (
    <Columns layout="main-aside" space={24} from="wide" align="start">
      <Stack space={24}>
        <TodayRollCalls trainings={todays} now={now} />
        {has('User:Write') && (
          <Suspense fallback={figuresToCome}>
            <Office>{figuresToCome}</Office>
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
