import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import {
  Button,
  Columns,
  Dialog,
  SegmentedControl,
  Skeleton,
  Stack,
  Switch,
  Text,
  TextField,
  useToast,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { addDays, localDate } from '@tatami/web-runtime/zoned-time';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { homePresencesQuery, homeTrainingsQuery } from '../../home/home-queries.ts';
import { loadMarks } from '../load-marks.ts';
import { isMeantFor, markAt } from '../own-mark.ts';
import { type OwnStudent, ownStudentsQuery } from '../own-presences.ts';
import { pendingMarks } from '../pending-marks.ts';
import type { Training } from '../trainings.ts';
import { momentsOf, trainingsBetweenQuery } from '../week-query.ts';
import { excusable } from './excusable.ts';
import { lastPlannedQuery } from './last-planned-query.ts';
import { OfferedTrainings } from './OfferedTrainings.tsx';

const LastDay = lazyOrNothing(async () => (await import('./LastDay.tsx')).LastDay);

interface ExcuseSheetProps {
  training: Training;
  student: OwnStudent;
  now: number;
  /** How long at first. */
  length: Length;
  onClose: () => void;
}

/** How many days it may last, from the day of the training on. */
const lengths = { one: 1, week: 7, twoWeeks: 14 } as const;
type Length = keyof typeof lengths | 'until';

const reasons = ['illness', 'trip', 'duties'] as const;

/** Why somebody won’t come, and for how long: a press on a reason sends it. */
export function ExcuseSheet({ training, student, now, length: initial, onClose }: ExcuseSheetProps) {
  const { t, format, timeZone } = useI18n();
  const { whoami } = useViewer();
  const toast = useToast();
  const [length, setLength] = useState(initial);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');

  const firstDay = localDate(training.startsAt, timeZone);
  const [untilDay, setUntilDay] = useState(addDays(firstDay, lengths.week - 1));
  const lastDay = length === 'until' ? untilDay : addDays(firstDay, lengths[length] - 1);
  const isLong = length !== 'one';
  // While the field has none.
  const hasLastDay = lastDay !== '';
  const { data: students = [student] } = useQuery(ownStudentsQuery);
  // What the home asks for is here already, without a network too, and reaches far enough mostly.
  const presences = useQuery(homePresencesQuery);
  const home = useQuery({ ...homeTrainingsQuery, enabled: isLong });
  const isEnough = home.data !== undefined && lastDay < home.data.until;
  const asked = useQuery({
    ...trainingsBetweenQuery(firstDay, hasLastDay ? lastDay : firstDay, timeZone),
    enabled: isLong && hasLastDay && !home.isPending && !isEnough,
  });
  const trainings = isEnough ? home : asked;
  const known = isEnough ? home.data.trainings : asked.data;
  const lastPlanned = useQuery({ ...lastPlannedQuery, enabled: length === 'until' });

  const pending = useSyncExternalStore(pendingMarks.subscribe, pendingMarks.get);
  const given = { viewer: whoami.id, now, presences: presences.data ?? [], pending };
  const within =
    isLong && hasLastDay ? between(known ?? [], momentsOf(firstDay, lastDay, timeZone)) : [training];
  const siblings = students.filter(({ id }) => id !== student.id);
  const chosen = [student, ...siblings.filter(({ id }) => others.includes(id))];
  const offered = excusable(within, chosen, given);
  const excused = offered.filter(({ key }) => !kept.includes(key));
  const isUnknown = isLong && hasLastDay && (!known || presences.isPending);
  // What was taken back elsewhere may be on its way.
  const isWaiting = isUnknown || (offered.length === 0 && presences.isFetching);
  const last = lastPlanned.data?.find((each) => chosen.some((one) => isMeantFor(each, one)));
  const planEnd = last && localDate(last.startsAt, timeZone);

  async function excuse(note: string | null) {
    onClose();
    const marks = await loadMarks();
    for (const { student, training } of excused)
      marks.put(training.id, [student.id], { status: 'excused', note });
    // One alone is taken back where it was said.
    if (excused.length === 1) return;
    const takeBack = () => {
      for (const { student, training } of excused) {
        const before =
          pending.get(training.id)?.get(student.id) ?? markAt(given.presences, training, student);
        const { status = null, note = null } = before ?? {};
        marks.put(training.id, [student.id], { status, note });
      }
    };
    toast({
      message: t('excuse.done', { count: excused.length }),
      // It may wait yet.
      severity: 'info',
      action: { label: t('ui.undo'), onAction: takeBack },
    });
  }

  const sending = { disabled: isWaiting || !hasLastDay || excused.length === 0 };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('excuse.title', { relation: student.relation, name: student.firstName })}
      description={
        isLong
          ? t('excuse.until', { date: hasLastDay ? format.date(lastDay, 'weekday') : '…' })
          : `${format.dateOf(training.startsAt, 'weekday')}, ${format.time(training.startsAt)}, ${training.title}`
      }
      size="small"
      actions={
        <Button variant="primary" fullWidth {...sending} onClick={() => void excuse(reason.trim() || null)}>
          {t('excuse.send', { count: excused.length })}
        </Button>
      }
    >
      <Stack space={16}>
        <SegmentedControl<Length>
          label={t('excuse.length')}
          value={length}
          onValueChange={(chosenLength) => {
            // It begins with what was chosen before.
            if (chosenLength === 'until' && length !== 'until' && isLong) setUntilDay(lastDay);
            setLength(chosenLength);
          }}
          options={[
            { value: 'one', label: t('excuse.length.one') },
            { value: 'week', label: t('excuse.length.week') },
            { value: 'twoWeeks', label: t('excuse.length.twoWeeks') },
            { value: 'until', label: t('excuse.length.until') },
          ]}
        />
        {length === 'until' && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <LastDay firstDay={firstDay} value={untilDay} onValueChange={setUntilDay} />
          </Suspense>
        )}
        {trainings.isLoadingError && <QueryFailure query={trainings} />}
        {isWaiting && !trainings.isLoadingError && <Skeleton shape="block" />}
        {!isWaiting && hasLastDay && offered.length === 0 && <Text as="output">{t('excuse.nothing')}</Text>}
        {isLong && hasLastDay && offered.length > 0 && (
          <OfferedTrainings
            offered={offered}
            areSeveral={chosen.length > 1}
            kept={kept}
            onKeptChange={setKept}
          />
        )}
        {length === 'until' && planEnd && planEnd < lastDay && (
          <Text as="output" tone="muted">
            {t('excuse.planned', { date: format.date(planEnd, 'weekday') })}
          </Text>
        )}
        {siblings
          .filter((sibling) => isLong || excusable([training], [sibling], given).length > 0)
          .map(({ id, firstName, relation }) => (
            <Switch
              key={id}
              label={t('excuse.also', { relation, name: firstName })}
              checked={others.includes(id)}
              onCheckedChange={(isOn) =>
                setOthers(isOn ? [...others, id] : others.filter((other) => other !== id))
              }
            />
          ))}
        <Stack space={8}>
          <Text weight="medium">{t('excuse.reason')}</Text>
          <Columns layout={3} space={8} from="always">
            {reasons.map((each) => (
              <Button
                key={each}
                fullWidth
                {...sending}
                onClick={() => void excuse(t(`excuse.reason.${each}`))}
              >
                {t(`excuse.reason.${each}`)}
              </Button>
            ))}
          </Columns>
        </Stack>
        <TextField
          label={t('excuse.reason.other')}
          maxLength={500}
          value={reason}
          onValueChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}

/** Those that begin between two moments. */
function between(trainings: readonly Training[], [from, end]: readonly [string, string]): Training[] {
  const [first, last] = [Date.parse(from), Date.parse(end)];
  return trainings.filter(({ startsAt }) => {
    const start = Date.parse(startsAt);
    return start >= first && start < last;
  });
}
