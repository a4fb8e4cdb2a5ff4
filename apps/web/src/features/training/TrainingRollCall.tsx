import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import {
  type AttendanceMark,
  attendanceMarks,
  Button,
  Card,
  IconButton,
  Inline,
  type LastMarked,
  RollCall,
  type RollCallLabels,
  type RollCallPerson,
} from '@tatami/ui';
import { InfoIcon, UserPlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Translate } from '@tatami/web-runtime/translator';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useGrades } from '../../lib/club/grades.ts';
import type { Said } from '../../lib/club/training/pending-marks.ts';
import type { Training } from '../../lib/club/training/trainings.ts';
import type { RosterEntry } from './roster-query.ts';
import { useRollCall } from './use-roll-call.ts';
import { useRosterPictures } from './use-roster-pictures.ts';

const AddToRollCall = lazy(async () => ({
  default: (await import('./roll-call/AddToRollCall.tsx')).AddToRollCall,
}));
const RollCallSigns = lazy(async () => ({
  default: (await import('./roll-call/RollCallSigns.tsx')).RollCallSigns,
}));

interface TrainingRollCallProps {
  training: Training;
  /** Whether its marks stand as they are. */
  readOnly: boolean;
}

/** Who is on the mat. One tap a person; a mistake is taken back from the message that follows it. */
export function TrainingRollCall({ training, readOnly }: TrainingRollCallProps) {
  const { t } = useI18n();
  const { has } = useViewer();
  const { gradeOf } = useGrades();
  const [last, setLast] = useState<(LastMarked & { of: readonly string[] }) | null>(null);
  const [opened, setOpened] = useState<'add' | 'signs' | null>(null);
  const { roster, roll, pending, mark } = useRollCall(training.id);
  const sources = useRosterPictures(roster.data);
  // The rows are drawn anew only when something of theirs is another.
  const labels = useMemo(() => rollCallLabels(t), [t]);

  const isCancelled = training.state === 'cancelled';
  // Nobody is called at a training that is off; what was marked before is still to be seen.
  const students = isCancelled ? roll.filter(({ presence }) => presence) : roll;
  const mayMark = has('Presence:Write') && !isCancelled && !readOnly;

  const statusOf = ({ student, presence }: RosterEntry): Said['status'] => {
    const unsettled = pending.get(student);
    return unsettled && unsettled.state !== 'error' ? unsettled.status : (presence?.status ?? null);
  };

  const say = (of: readonly string[], message: string, undo: { does: () => void; says: string }) => {
    const [personId] = of.length === 1 ? of : [];
    const onUndo = () => {
      undo.does();
      setLast({ of, message: undo.says });
    };
    setLast({ of, personId, message, onUndo });
  };

  const markOne = (id: string, status: AttendanceMark) => {
    const entry = students.find(({ student }) => student === id);
    if (!entry) return;
    const before = statusOf(entry);
    mark([id], status);
    if (before === status) return;
    const name = `${entry.lastName} ${entry.firstName}`;
    say([id], t('rollCall.marked', { name, mark: t(`presence.status.${status}`) }), {
      does: () => mark([id], before),
      says: t('rollCall.takenBack', { name, mark: wordOf(before, t) }),
    });
  };

  const withStatus = (status: Said['status']) =>
    students.filter((entry) => statusOf(entry) === status).map(({ student }) => student);
  const unmarked = withStatus(null);
  const onlyDeclared = withStatus('declared');
  const restCount = unmarked.length + onlyDeclared.length;
  const markRestAbsent = () => {
    const rest = [...unmarked, ...onlyDeclared];
    mark(rest, 'absent');
    say(rest, t('rollCall.restMarked', { count: restCount }), {
      does: () => {
        mark(unmarked, null);
        mark(onlyDeclared, 'declared');
      },
      says: t('rollCall.restTakenBack', { count: restCount }),
    });
  };

  if (roster.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={roster} title={t('rollCall.error')} />
      </Card>
    );
  }

  if (isCancelled && students.length === 0) return null;
  return (
    <Card
      title={t('rollCall.title')}
      padding="none"
      bleed
      actions={
        <Inline space={8}>
          {mayMark && (
            <Button size="small" icon={UserPlusIcon} onClick={() => setOpened('add')}>
              {t('rollCall.addSomebody')}
            </Button>
          )}
          <IconButton
            size="small"
            icon={InfoIcon}
            label={t('rollCall.signs')}
            onClick={() => setOpened('signs')}
          />
        </Inline>
      }
    >
      <RollCall
        people={students.map((entry): RollCallPerson => {
          const status = statusOf(entry);
          const unsettled = pending.get(entry.student);
          const note = status === 'declared' ? wordOf(status, t) : reasonOf(entry, status);
          return {
            id: entry.student,
            firstName: entry.firstName,
            lastName: entry.lastName,
            src: sources.get(entry.student),
            grade: gradeOf(entry.grade),
            mark: markOf(unsettled ? unsettled.status : status),
            stored: markOf(entry.presence?.status),
            note: unsettled?.state === 'waiting' ? t('presence.waiting') : note,
            state: unsettled?.state,
            error: unsettled?.error,
          };
        })}
        readOnly={!mayMark}
        onMark={markOne}
        last={last?.of.every((student) => pending.get(student)?.state === 'error') ? null : last}
        labels={labels}
        actions={
          mayMark &&
          restCount > 0 &&
          restCount < students.length &&
          Date.parse(training.startsAt) <= Date.now() && (
            <Button size="small" onClick={markRestAbsent}>
              {t('rollCall.restAbsent')}
            </Button>
          )
        }
      />
      <Suspense>
        {opened === 'add' && (
          <AddToRollCall
            trainingId={training.id}
            listed={new Set(students.map(({ student }) => student))}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'signs' && <RollCallSigns labels={labels} onClose={() => setOpened(null)} />}
      </Suspense>
    </Card>
  );
}

/** What was said of the mark that stands: why somebody is excused. */
const reasonOf = ({ presence }: RosterEntry, status: Said['status']) =>
  (presence?.status === status && presence?.note) || undefined;

/** What stands beside a name. */
function wordOf(status: Said['status'], t: Translate): string {
  if (status === null) return t('rollCall.noMark');
  return status === 'declared' ? t('rollCall.declared') : t(`presence.status.${status}`);
}

/** Who has said that they will come is not on the mat yet. */
const markOf = (status: Said['status'] = null) => (status === 'declared' ? null : status);

function rollCallLabels(t: Translate): RollCallLabels {
  const marks = attendanceMarks.map((mark) => [
    mark,
    { label: t(`presence.status.${mark}`), key: t(`presence.key.${mark}`) },
  ]);
  return {
    list: t('rollCall.title'),
    marks: Object.fromEntries(marks) as RollCallLabels['marks'],
    unmarked: t('rollCall.unmarked'),
    onMat: t('rollCall.onMat'),
    outOf: (count) => t('rollCall.outOf', { count }),
    search: t('rollCall.search'),
    filter: t('rollCall.filter'),
    more: t('rollCall.more'),
    undo: t('ui.undo'),
    noMatches: t('ui.noMatches'),
    notSaved: t('rollCall.notSaved'),
  };
}
