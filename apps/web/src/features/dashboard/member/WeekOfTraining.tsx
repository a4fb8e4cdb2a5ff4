import { TrainingWeek, type WeekDay } from '@tatami/ui/TrainingWeek';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, type LocalDate, localDate, startOfWeek } from '@tatami/web-runtime/zoned-time';
import type { TrainingYear } from '../../../lib/club/home/home-queries.ts';
import { isMeantFor, markAt } from '../../../lib/club/training/own-mark.ts';
import type { OwnStudent, Presence } from '../../../lib/club/training/own-presences.ts';
import { shownMark, useAllPendingMarks } from '../../../lib/club/training/pending-marks.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { rhythmOf } from './rhythm.ts';

interface WeekOfTrainingProps {
  student: OwnStudent;
  year: TrainingYear | undefined;
  trainings: readonly Training[];
  presences: readonly Presence[];
  today: LocalDate;
}

/** The week as a ring: what was, what is announced, and what is still missing of a week as it mostly is. */
export function WeekOfTraining({ student, year, trainings, presences, today }: WeekOfTrainingProps) {
  const { t, format, timeZone } = useI18n();
  const pending = useAllPendingMarks();
  const { relation } = student;
  const monday = startOfWeek(today);
  const statusAt = (training: Pick<Training, 'id'>) =>
    shownMark(pending.get(training.id)?.get(student.id), markAt(presences, training, student)).status;
  const dayOf = ({ startsAt }: Pick<Training, 'startsAt'>) => localDate(startsAt, timeZone);

  const { usual, streak } = rhythmOf(year?.days ?? [], today);
  const isThere = (status: Presence['status'] | null | undefined) =>
    status === 'present' || status === 'late';
  // What is marked here counts before it is stored.
  const stored = presences.filter(
    ({ student: whose, trainingStartsAt, invalidatedAt }) =>
      whose === student.id && invalidatedAt === null && localDate(trainingStartsAt, timeZone) >= monday,
  );
  const marked = new Map(stored.map(({ training, trainingStartsAt }) => [training, trainingStartsAt]));
  for (const { id, startsAt } of trainings) if (pending.get(id)?.has(student.id)) marked.set(id, startsAt);
  const byDay = Map.groupBy(marked, ([, startsAt]) => localDate(startsAt, timeZone));
  const lookOf = (day: LocalDate): WeekDay['look'] => {
    const statuses = (byDay.get(day) ?? []).map(([id]) => statusAt({ id }));
    if (statuses.some(isThere)) return 'done';
    if (day >= today && statuses.includes('declared')) return 'planned';
    const isOpen = trainings.some(
      (training) => training.state === 'planned' && dayOf(training) === day && isMeantFor(training, student),
    );
    return isOpen ? 'open' : 'none';
  };
  const statuses = [...marked].map(
    ([id, startsAt]) => [statusAt({ id }), localDate(startsAt, timeZone)] as const,
  );
  const inWeek = statuses.filter(([, day]) => day < addDays(monday, 7));
  const done = inWeek.filter(([status]) => isThere(status)).length;
  const planned = inWeek.filter(([status, day]) => status === 'declared' && day >= today).length;
  const left = Math.max(0, usual - done);
  const isNew = year !== undefined && year.days.length === 0 && done === 0;

  return (
    <TrainingWeek
      group={student.section}
      done={done}
      planned={planned}
      goal={usual}
      of={t('home.week.of', { goal: usual })}
      title={
        isNew
          ? t('home.week.first', { relation })
          : left > 0 && planned >= left
            ? t('home.week.planned', { relation })
            : t('home.week.left', { relation, count: left })
      }
      description={t('home.week.streak', { count: streak })}
      today={today}
      days={Array.from({ length: 7 }, (_, at) => {
        const day = addDays(monday, at);
        const look = lookOf(day);
        return {
          day,
          name: t('home.weekday', { weekday: String(at + 1) }),
          text: `${format.date(day, 'weekday')}: ${t(`home.day.${look}`)}`,
          look,
        };
      })}
    />
  );
}
