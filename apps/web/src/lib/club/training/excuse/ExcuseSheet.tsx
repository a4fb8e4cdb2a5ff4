import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { refreshTables } from '@tatami/tables/refresh-tables';
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
import { useState } from 'react';
import { club } from '../../../api/club.ts';
import { type OwnStudent, ownPresencesQuery, ownStudentsQuery } from '../own-presences.ts';
import { type Training, trainingsQuery } from '../trainings.ts';
import { excusable } from './excusable.ts';

interface ExcuseSheetProps {
  training: Training;
  student: OwnStudent;
  now: number;
  /** How long at first. */
  length: Length;
  /** Given the deed; what becomes of it is shown where the answer was given. */
  onExcuse: (excuse: () => Promise<unknown>) => void;
  onClose: () => void;
}

/** How many days it may last, from the day of the training on. */
const lengths = { one: 1, week: 7, twoWeeks: 14 } as const;
type Length = keyof typeof lengths;

const reasons = ['illness', 'trip', 'duties'] as const;

/** Why somebody won’t come, and for how long: a press on a reason sends it. */
export function ExcuseSheet({
  training,
  student,
  now,
  length: initial,
  onExcuse,
  onClose,
}: ExcuseSheetProps) {
  const { t, format, timeZone } = useI18n();
  const { whoami } = useViewer();
  const toast = useToast();
  const [length, setLength] = useState(initial);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');

  const firstDay = localDate(training.startsAt, timeZone);
  const lastDay = addDays(firstDay, lengths[length] - 1);
  const from = instantOf(firstDay, '00:00', timeZone);
  const isLong = length !== 'one';
  const { data: students = [student] } = useQuery(ownStudentsQuery);
  const presences = useQuery(ownPresencesQuery(from));
  const range = { 'startsAt.gte': from, 'startsAt.lt': instantOf(addDays(lastDay, 1), '00:00', timeZone) };
  const trainings = useQuery({
    ...trainingsQuery({ ...range, sort: 'startsAt,asc', size: 200 }),
    enabled: isLong,
  });

  const given = { viewer: whoami.id, now, presences: presences.data ?? [] };
  const within = isLong ? (trainings.data?.results ?? []) : [training];
  const siblings = students.filter(({ id }) => id !== student.id);
  const chosen = [student, ...siblings.filter(({ id }) => others.includes(id))];
  const offered = excusable(within, chosen, given);
  const excused = offered.filter(({ key }) => !kept.includes(key));
  const isWaiting = isLong && (!trainings.data || presences.isPending);

  function excuse(note: string | null) {
    const save = excused.map(({ student, training }) => ({
      student: student.id,
      training: training.id,
      status: 'excused' as const,
      note,
    }));
    onClose();
    onExcuse(async () => {
      const [only] = save;
      if (save.length === 1 && only) return club.table('presence').save(only);
      const results = await club.table('presence').batch({ save });
      toast({
        message: t('excuse.done', { count: save.length }),
        action: {
          label: t('ui.undo'),
          onAction: async () => {
            await club.table('presence').batch({
              save: results.flatMap(({ outcome, before }) =>
                outcome === 'changed' && before ? [before] : [],
              ),
              remove: results.flatMap(({ outcome, id }) => (outcome === 'created' && id ? [id] : [])),
            });
            await refreshTables('presence', 'training');
          },
        },
      });
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
        <Button variant="primary" fullWidth {...sending} onClick={() => excuse(reason.trim() || null)}>
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
              <Button key={each} fullWidth {...sending} onClick={() => excuse(t(`excuse.reason.${each}`))}>
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
