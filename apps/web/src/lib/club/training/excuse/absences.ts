import type { Instant } from '@tatami/web-runtime/zoned-time';
import { ownChoices } from '../own-mark.ts';
import type { OwnStudent, Presence } from '../own-presences.ts';
import type { Marks } from '../pending-marks.ts';

/** Trainings in a row that somebody is excused from, for one reason. */
export interface Absence {
  /** The first training. */
  id: string;
  trainings: readonly string[];
  /** When the first of them begins. */
  from: Instant;
  /** When the last does. */
  until: Instant;
  note: string | null;
}

interface Given {
  /** What was said since, and is not stored yet. */
  pending: Marks;
  viewer: string;
  now: number;
}

/** The most that is between two trainings of one absence, in milliseconds: a week off between those of once a week. */
const farthestMs = 15 * 24 * 60 * 60_000;

/** What a student is excused from and has still ahead, by the time it lasts; what the staff has noted is not theirs to take back. */
export function absencesAhead(
  presences: readonly Presence[],
  student: Pick<OwnStudent, 'id'>,
  { pending, viewer, now }: Given,
): Absence[] {
  const absences: Absence[] = [];
  let begun: Absence | undefined;
  const ahead = presences
    .filter((each) => each.student === student.id && each.invalidatedAt === null)
    .toSorted((one, other) => Date.parse(one.trainingStartsAt) - Date.parse(other.trainingStartsAt));
  for (const presence of ahead) {
    const { training, trainingStartsAt: startsAt } = presence;
    const { status, note = null } = pending.get(training)?.get(student.id) ?? presence;
    const planned = { state: 'planned', startsAt, endsAt: startsAt } as const;
    if (!ownChoices(planned, presence, now, viewer).canAnnounce) continue;
    if (status !== 'excused') begun = undefined;
    else if (begun?.note === note && Date.parse(startsAt) - Date.parse(begun.until) < farthestMs) {
      begun = { ...begun, until: startsAt, trainings: [...begun.trainings, training] };
      absences[absences.length - 1] = begun;
    } else {
      begun = { id: training, trainings: [training], from: startsAt, until: startsAt, note };
      absences.push(begun);
    }
  }
  return absences;
}
