import { isMeantFor, markAt, ownChoices } from '../own-mark.ts';
import type { OwnStudent, Presence } from '../own-presences.ts';
import type { Marks } from '../pending-marks.ts';
import type { Training } from '../trainings.ts';

/** One who can still be excused from one training. */
export interface Excusable {
  key: string;
  student: OwnStudent;
  training: Training;
}

interface Given {
  presences: readonly Presence[];
  /** What was said since, and is not stored yet. */
  pending: Marks;
  viewer: string;
  now: number;
}

/** Who of the students can still be excused from which of the trainings: of what is meant for them, and not settled. */
export function excusable(
  trainings: readonly Training[],
  students: readonly OwnStudent[],
  { presences, pending, viewer, now }: Given,
): Excusable[] {
  return trainings.flatMap((training) =>
    students
      .filter((student) => {
        const presence = markAt(presences, training, student);
        const said = pending.get(training.id)?.get(student.id) ?? presence;
        return (
          isMeantFor(training, student) &&
          said?.status !== 'excused' &&
          ownChoices(training, presence, now, viewer).canAnnounce
        );
      })
      .map((student) => ({ key: `${training.id} ${student.id}`, student, training })),
  );
}
