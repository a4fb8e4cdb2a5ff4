import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import {
  Button,
  Checkbox,
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
import { addDays, instantOf, localDate } from '@tatami/web-runtime/zoned-time';
import { useState, useSyncExternalStore } from 'react';
import { homePresencesQuery, homeTrainingsQuery } from '../../home/home-queries.ts';
import { loadMarks } from '../load-marks.ts';
import { markAt } from '../own-mark.ts';
import { type OwnStudent, ownStudentsQuery } from '../own-presences.ts';
import { pendingMarks } from '../pending-marks.ts';
import { type Training, trainingsQuery } from '../trainings.ts';
import { excusable } from './excusable.ts';

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
type Length = keyof typeof lengths;

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
  const lastDay = addDays(firstDay, lengths[length] - 1);
  const isLong = length !== 'one';
  const { data: students = [student] } = useQuery(ownStudentsQuery);
  // What the home asks for is here already, without a network too, and reaches far enough mostly.
  const presences = useQuery(homePresencesQuery);
  const home = useQuery({ ...homeTrainingsQuery, enabled: isLong });
  const from = instantOf(firstDay, '00:00', timeZone);
  const until = instantOf(addDays(lastDay, 1), '00:00', timeZone);
  const isEnough = home.data !== undefined && lastDay < home.data.until;
  const asked = useQuery({
    ...trainingsQuery({ 'startsAt.gte': from, 'startsAt.lt': until, sort: 'startsAt,asc', size: 200 }),
    enabled: isLong && !home.isPending && !isEnough,
  });
  const trainings = isEnough ? home : asked;
  const known = isEnough ? home.data.trainings : asked.data?.results;

  const pending = useSyncExternalStore(pendingMarks.subscribe, pendingMarks.get);
  const given = { viewer: whoami.id, now, presences: presences.data ?? [], pending };
  const within = isLong
    ? (known ?? []).filter(
        ({ startsAt }) => momentOf(startsAt) >= momentOf(from) && momentOf(startsAt) < momentOf(until),
      )
    : [training];
  const siblings = students.filter(({ id }) => id !== student.id);
  const chosen = [student, ...siblings.filter(({ id }) => others.includes(id))];
  const offered = excusable(within, chosen, given);
  const excused = offered.filter(({ key }) => !kept.includes(key));
  const isWaiting = isLong && (!known || presences.isPending);

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

  const sending = { disabled: isWaiting || excused.length === 0 };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('excuse.title', { relation: student.relation, name: student.firstName })}
      description={
        isLong
          ? t('excuse.until', { date: format.date(lastDay, 'weekday') })
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
          onValueChange={setLength}
          options={[
            { value: 'one', label: t('excuse.length.one') },
            { value: 'week', label: t('excuse.length.week') },
            { value: 'twoWeeks', label: t('excuse.length.twoWeeks') },
          ]}
        />
        {trainings.isLoadingError && <QueryFailure query={trainings} />}
        {isWaiting && !trainings.isLoadingError && <Skeleton shape="block" />}
        {!isWaiting && offered.length === 0 && <Text as="output">{t('excuse.nothing')}</Text>}
        {isLong && offered.length > 0 && (
          <Stack space={4}>
            {offered.map(({ key, student, training: { startsAt, title } }) => (
              <Checkbox
                key={key}
                checked={!kept.includes(key)}
                onCheckedChange={(isExcused) =>
                  setKept(isExcused ? kept.filter((each) => each !== key) : [...kept, key])
                }
                label={[
                  ...(chosen.length > 1 ? [student.firstName] : []),
                  format.dateOf(startsAt, 'short'),
                  format.time(startsAt),
                  title,
                ].join(', ')}
              />
            ))}
          </Stack>
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

const momentOf = (instant: string) => Date.parse(instant);
