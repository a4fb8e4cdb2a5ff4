import {
  Banner,
  Button,
  DoorScreen,
  EmptyState,
  FaceGrid,
  type GridGroup,
  Inline,
  SearchField,
  SegmentedControl,
  Text,
} from '@tatami/ui';
import { LockIcon, UndoIcon, UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Marks } from '../../../lib/club/training/said.ts';
import { useWakeLock } from '../check-in/use-wake-lock.ts';
import type { Kiosk, KioskTraining } from './kiosk-calls.ts';
import { LeaveKiosk } from './LeaveKiosk.tsx';
import { useKioskFaces } from './use-kiosk-faces.ts';
import { useKioskMarks } from './use-kiosk-marks.ts';

/** The milliseconds for which a slip is taken back; then the next in the queue has the screen. */
const undoMs = 6_000;

interface KioskScreenProps {
  kiosk: Kiosk;
  token: string;
  isOffline: boolean;
  onStored: () => void;
  onLeft: () => void;
}

/** Those who come in find themselves, and tap. */
export function KioskScreen({ kiosk, token, isOffline, onStored, onLeft }: KioskScreenProps) {
  const { t, format } = useI18n();
  const nameOf = useGradeName();
  useWakeLock();
  const { marks, say, dropRefused } = useKioskMarks(token, kiosk.id, isOffline, onStored);
  const [chosen, setChosen] = useState<string>();
  const [sought, setSought] = useState('');
  const [last, setLast] = useState<{ student: string; name: string } | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const query = useDeferredValue(sought);
  const training = kiosk.trainings.find(({ id }) => id === chosen) ?? kiosk.trainings[0];

  const faces = useKioskFaces(token, training?.students ?? []);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), undoMs);
    return () => clearTimeout(timer);
  }, [last]);

  if (!training) return null;
  const held = marks.get(training.id);
  const refused = [...(held ?? [])].find(([, { state }]) => state === 'error');
  const waiting = [...marks.values()].reduce(
    (sum, each) => sum + [...each.values()].filter(({ state }) => state === 'waiting').length,
    0,
  );
  const groups = groupsOf(kiosk, training, { query, held, faces, noGrade: t('kiosk.noGrade'), nameOf });

  const pick = (student: string) => {
    const person = training.students.find((each) => each.student === student);
    if (!person) return;
    say(training.id, student, 'present');
    setSought('');
    setLast({ student, name: person.firstName });
  };
  const takeBack = () => {
    if (last) say(training.id, last.student, null);
    setLast(null);
  };

  return (
    <DoorScreen
      title={training.title}
      description={`${format.timeRange(training.startsAt, training.endsAt)}, ${training.workplaceName}`}
      actions={
        <Button icon={LockIcon} onClick={() => setIsLeaving(true)}>
          {t('kiosk.leave')}
        </Button>
      }
    >
      {kiosk.trainings.length > 1 && (
        <SegmentedControl
          label={t('kiosk.trainings')}
          labelHidden
          value={training.id}
          onValueChange={(id) => setChosen(id)}
          options={kiosk.trainings.map(({ id, title, startsAt }) => ({
            value: id,
            label: `${format.time(startsAt)} ${title}`,
          }))}
        />
      )}
      <SearchField
        label={t('kiosk.search')}
        placeholder={t('kiosk.search')}
        value={sought}
        onValueChange={setSought}
      />
      {(isOffline || waiting > 0) && <Banner tone="warning">{t('kiosk.offline', { count: waiting })}</Banner>}
      {refused && (
        <Banner tone="danger">
          <Inline space={12} justify="between">
            <span>{refused[1].error}</span>
            <Button size="small" onClick={() => dropRefused(training.id, [refused[0]])}>
              {t('kiosk.understood')}
            </Button>
          </Inline>
        </Banner>
      )}
      {last && !refused && (
        <Banner tone="success">
          <Inline space={12} justify="between">
            <Text as="span" size="large" weight="medium">
              {t('kiosk.hello', { name: last.name })}
            </Text>
            <Button icon={UndoIcon} onClick={takeBack}>
              {t('ui.undo')}
            </Button>
          </Inline>
        </Banner>
      )}
      {groups.length > 0 ? (
        <FaceGrid
          groups={groups}
          onPick={pick}
          labels={{ picked: t('kiosk.here'), waiting: t('presence.waiting') }}
        />
      ) : (
        <EmptyState icon={UsersIcon} title={t(query ? 'ui.noMatches' : 'kiosk.nobody')} />
      )}
      {isLeaving && <LeaveKiosk token={token} onClose={() => setIsLeaving(false)} onLeft={onLeft} />}
    </DoorScreen>
  );
}

/** What a grade is called in the language of the screen. */
function useGradeName() {
  const { language } = useI18n();
  return ({ namePl, nameEn }: Kiosk['grades'][number]) => (language === 'pl' ? namePl : nameEn);
}

/** Lets ł be found by l, and ą by a: nobody looks for Polish letters on a screen by the door. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

interface Shown {
  query: string;
  held: ReturnType<Marks['get']>;
  /** The addresses of the pictures that have come. */
  faces: ReadonlyMap<string, string>;
  noGrade: string;
  nameOf: (grade: Kiosk['grades'][number]) => string;
}

/** Those who match, by grade, the lowest first. */
function groupsOf(
  { grades }: Kiosk,
  { students }: KioskTraining,
  { query, held, faces, noGrade, nameOf }: Shown,
): GridGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = students.filter(({ firstName, lastName }) => {
    const name = plain(`${firstName} ${lastName}`);
    return words.every((word) => name.includes(word));
  });
  const stateOf = (student: string, status: string | null) => {
    const mark = held?.get(student);
    if (mark && mark.state !== 'error')
      return mark.status === null ? undefined : mark.state === 'waiting' ? 'waiting' : 'picked';
    return status === 'present' || status === 'late' ? 'picked' : undefined;
  };
  return [null, ...grades]
    .map((grade) => ({
      id: grade?.id ?? 'none',
      label: grade ? nameOf(grade) : noGrade,
      people: found
        .filter((person) => person.grade === (grade?.id ?? null))
        .map(({ student, firstName, lastName, picture, status }) => ({
          ...{ id: student, firstName, lastName },
          src: picture ? faces.get(picture) : undefined,
          belt: grade ? { color: grade.beltColor } : undefined,
          state: stateOf(student, status) as 'picked' | 'waiting' | undefined,
        })),
    }))
    .filter(({ people }) => people.length > 0);
}
