import { useQuery } from '@tanstack/react-query';
import { RowLink } from '@tatami/tables/RowLink';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { namedRowsQuery, rowQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  ButtonLink,
  Card,
  Columns,
  DescriptionList,
  Inline,
  Link,
  MenuButton,
  type MenuEntry,
  PageHeader,
  Stack,
  Text,
  useToast,
} from '@tatami/ui';
import { CalendarIcon, QrIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useNow } from '@tatami/web-runtime/use-now';
import { useTitle } from '@tatami/web-runtime/use-title';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { lazy, Suspense, useMemo, useState } from 'react';
import { clubTimeZone } from '../../lib/club/club-zone.ts';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../lib/club/group/group-of.ts';
import { dayOffName } from '../../lib/club/holiday-name.ts';
import { ownChoices } from '../../lib/club/training/own-mark.ts';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../lib/club/training/trainings.ts';
import { backfillDays, useIsSettled } from '../../lib/club/training/use-is-settled.ts';
import { DownloadButton } from '../../lib/DownloadButton.tsx';
import type { TrainingDeed } from './deed/TrainingAction.tsx';
import { OwnMarks } from './OwnMarks.tsx';
import { TrainingRollCall } from './TrainingRollCall.tsx';
import { useGradeRange } from './use-grade-range.ts';

const RowEditor = lazy(async () => ({
  default: (await import('@tatami/tables/RowEditor')).RowEditor<'training'>,
}));
const TrainingAction = lazy(async () => ({
  default: (await import('./deed/TrainingAction.tsx')).TrainingAction,
}));
const SeriesEditor = lazy(async () => ({
  default: (await import('./series/SeriesEditor.tsx')).SeriesEditor,
}));

const TakenRooms = lazyOrNothing(
  async () => (await import('../../lib/club/training/rooms/TakenRooms.tsx')).TakenRooms,
);
const TaughtTechniques = lazyOrNothing(
  async () => (await import('./taught/TaughtTechniques.tsx')).TaughtTechniques,
);
const Written = lazyOrNothing(async () => (await import('./written/Written.tsx')).Written);
const HistoryDrawer = lazy(async () => ({
  default: (await import('@tatami/tables/HistoryDrawer')).HistoryDrawer,
}));

/** The time before the start from which marks can be set, in milliseconds (domain.md, presence). */
const early = 30 * 60_000;

/** One training: who is there, and what there is to know. */
export function TrainingPage({ params: { id } }: PageProps<'/dojo/training/:id'>) {
  const { data: training } = useQuery(rowQuery('training', id));
  // It was awaited before the page was shown; a failed reading anew keeps what there is.
  return training ? <LoadedTraining training={training} /> : null;
}

function LoadedTraining({ training }: { training: Training }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const now = useNow();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const [deed, setDeed] = useState<TrainingDeed | null>(null);
  useTitle(training.title);

  const edited = params.get('edit');
  const close = () => setParams({ edit: null, show: null }, { replace: true });
  const finish = () => {
    close();
    void refreshTables('training', 'training-series');
    toast({ message: t('form.saved') });
  };
  const isSettled = useIsSettled(training, now);
  // Later the roll call is what the page is for.
  const isYetToBeCalled = training.state === 'planned' && now < Date.parse(training.startsAt) - early;
  const planned = useMemo(() => [training], [training]);
  const changes = useMenu(training, now, isSettled, (what) => setParams({ edit: what }), setDeed);
  const isCalled = has('Presence:Read');
  const isHistoryOpen = has('AuditLog:Read');
  const looks: (MenuEntry | false)[] = [
    isCalled && { label: t('training.print'), onSelect: () => print() },
    isHistoryOpen && { label: t('form.history'), onSelect: () => setParams({ show: 'history' }) },
  ];
  const entries = [...looks.filter((entry) => entry !== false), ...changes];
  const isDoorOpen = has('Presence:Write') && ownChoices(training, undefined, now, '').canArrive;
  const ownMarks = <OwnMarks training={training} now={now} />;

  return (
    <Stack space={24}>
      <PageHeader
        title={training.title}
        tags={
          <Inline space={8}>
            <GroupName group={groupOf(training)} />
            <TrainingState training={training} />
          </Inline>
        }
        description={`${capitalize(format.dateOf(training.startsAt, 'full'))}, ${format.timeRange(training.startsAt, training.endsAt)}`}
        back={{ href: '/dojo/training', label: t('training.list.title') }}
        actions={
          (isDoorOpen || entries.length > 0) && (
            <>
              {isDoorOpen && (
                <ButtonLink icon={QrIcon} href={`/dojo/check-in/${training.id}/code`}>
                  {t('door.open')}
                </ButtonLink>
              )}
              {entries.length > 0 && <MenuButton label={t('training.actions')} entries={entries} />}
            </>
          )
        }
      />
      {training.state === 'cancelled' && (
        <Banner tone="warning" title={t('training.cancelled')}>
          <CancelReason training={training} />
        </Banner>
      )}
      <Suspense>
        <Written training={training} isBanner />
      </Suspense>
      {has('Training:Write') && isYetToBeCalled && (
        <Suspense>
          <TakenRooms of={planned} />
        </Suspense>
      )}
      {isCalled && ownMarks}
      {isCalled && (
        <Stack space={12}>
          {has('Presence:Write') && (isYetToBeCalled || isSettled) && (
            <div data-paper="none">
              <Banner tone="info">
                {isSettled ? t('rollCall.settled', { days: backfillDays }) : t('rollCall.tooEarly')}
              </Banner>
            </div>
          )}
          <TrainingRollCall training={training} readOnly={isSettled} />
        </Stack>
      )}
      <div data-paper="first">
        <Columns layout={2} space={24} from="desktop" align="start">
          {isCalled || ownMarks}
          <Details training={training} />
          <div data-paper="none">
            <Stack space={24}>
              {has('TrainingTechnik:Read') &&
                training.state !== 'cancelled' &&
                training.state !== 'notHeld' && (
                  <Suspense>
                    <TaughtTechniques training={training} readOnly={isYetToBeCalled || isSettled} />
                  </Suspense>
                )}
              <Suspense>
                <Written training={training} />
              </Suspense>
            </Stack>
          </div>
        </Columns>
      </div>

      <Suspense>
        {edited === 'training' && (
          <RowEditor
            of="training"
            entity={training}
            title={t('training.edit')}
            description={training.series ? t('training.edit.ofSeries') : undefined}
            onClose={close}
          />
        )}
        {(edited === 'series' || edited === 'following') && training.series && (
          <SeriesEditor
            id={training.series}
            from={edited === 'following' ? (training.seriesDay ?? undefined) : undefined}
            onClose={close}
            onSaved={finish}
          />
        )}
        {params.get('show') === 'history' && !edited && isHistoryOpen && (
          <HistoryDrawer
            id={training.id}
            related={training.series ? [training.series] : []}
            name={training.title}
            onClose={() => setParams({ show: null }, { replace: true })}
          />
        )}
        {deed && (
          <TrainingAction
            training={training}
            deed={deed}
            onClose={() => setDeed(null)}
            onDone={() => {
              setDeed(null);
              void refreshTables('training', 'presence');
              if (deed === 'remove') navigate('/dojo/training', { replace: true });
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** Why it is off; the day off that says so is one step away. */
function CancelReason({ training: { cancelReason, dayOff, startsAt } }: { training: Training }) {
  const { t, language } = useI18n();
  const { has } = useViewer();
  if (dayOff === null) return cancelReason;
  const name = cancelReason
    ? dayOffName({ name: cancelReason, kind: 'publicHoliday' }, language)
    : t('training.cancelled.byDayOff');
  if (!has('DayOff:Read')) return name;
  return (
    <Link href={`/dojo/day-off?year=${localDate(startsAt, clubTimeZone()).slice(0, 4)}&edit=${dayOff}`}>
      {name}
    </Link>
  );
}

function Details({ training }: { training: Training }) {
  const { t } = useI18n();
  const now = useNow();
  const isAhead = training.state === 'planned' && now < Date.parse(training.startsAt);
  const grades = useGradeRange(training);
  const { section, capacity, kind, workplaceName, workplaceRoom, note } = training;
  return (
    <Card
      title={t('training.details')}
      actions={
        isAhead && (
          <DownloadButton size="small" icon={CalendarIcon} path={`/training/${training.id}/calendar`}>
            {t('training.toCalendar')}
          </DownloadButton>
        )
      }
    >
      <Stack space={16}>
        <DescriptionList
          items={[
            {
              term: t('training.workplace'),
              value: (
                <RowLink
                  of="workplace"
                  id={training.workplace}
                  name={[workplaceName, workplaceRoom].filter(Boolean).join(', ')}
                />
              ),
            },
            { term: t('training.instructor'), value: <Instructor training={training} /> },
            { term: t('training.kind'), value: t(`training.kind.${kind}`) },
            {
              term: t('training.section'),
              value: section ? t(`section.${section}`) : t('training.section.all'),
            },
            ...(grades ? [{ term: t('training.grades'), value: grades }] : []),
            ...(capacity === null ? [] : [{ term: t('training.capacity'), value: String(capacity) }]),
          ]}
        />
        {note && <Text prose>{note}</Text>}
      </Stack>
    </Card>
  );
}

/** Who teaches: a user or a student of the club (domain.md, training). */
function Instructor({ training: { instructor, instructorName } }: { training: Training }) {
  const { has } = useViewer();
  const users = useQuery({ ...namedRowsQuery('user', [instructor]), enabled: has('User:Read') });
  const students = useQuery({ ...namedRowsQuery('student', [instructor]), enabled: has('Student:Read') });
  const table = users.data?.length ? 'user' : students.data?.length ? 'student' : undefined;
  return table ? <RowLink of={table} id={instructor} name={instructorName} /> : instructorName;
}

/** What can be done with a training now, by whoever looks at it. */
function useMenu(
  { state, series, startsAt, presentCount, absentCount, declaredCount, excusedCount }: Training,
  now: number,
  isSettled: boolean,
  edit: (what: 'training' | 'following' | 'series') => void,
  ask: (deed: TrainingDeed) => void,
): MenuEntry[] {
  const { t } = useI18n();
  const { has } = useViewer();
  if (!has('Training:Write')) return [];
  const isSeries = series !== null && has('TrainingSeries:Write');
  const isAhead = Date.parse(startsAt) > now;
  const isOpen = state === 'planned';
  // Somebody was called: it was held, whatever is said of it.
  const isMarked = presentCount + absentCount > 0;
  const isSpokenOf = isMarked || declaredCount + excusedCount > 0;
  const offered: (MenuEntry | false)[] = [
    { label: t('training.edit'), onSelect: () => edit('training') },
    isSeries && isAhead && { label: t('training.edit.following'), onSelect: () => edit('following') },
    isSeries && { label: t('series.edit'), onSelect: () => edit('series') },
    'separator',
    isOpen &&
      !isSettled &&
      (isAhead || !isMarked) && { label: t('training.cancel'), onSelect: () => ask('cancel') },
    isOpen &&
      !isSettled &&
      !isAhead &&
      !isMarked && { label: t('training.notHeld'), onSelect: () => ask('notHeld') },
    !isOpen && !isSettled && !isMarked && { label: t('training.restore'), onSelect: () => ask('restore') },
    !isSpokenOf &&
      !(isSettled && state === 'held') && {
        label: t('training.remove'),
        tone: 'danger',
        onSelect: () => ask('remove'),
      },
  ];
  return offered.filter((entry) => entry !== false);
}
