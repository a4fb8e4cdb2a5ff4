import { isMeantFor, markAt, ownChoices } from '../own-mark.ts';
import type { OwnStudent, Presence } from '../own-presences.ts';
import type { Training } from '../trainings.ts';

/** One who can still be excused from one training. */
export interface Excusable {
  key: string;
  student: OwnStudent;
  training: Training;
}

interface Given {
  presences: readonly Presence[];
  viewer: string;
  now: number;
}

/** Who of the students can still be excused from which of the trainings: of what is meant for them, and not settled. */
export function excusable(
  trainings: readonly Training[],
  students: readonly OwnStudent[],
  { presences, viewer, now }: Given,
): Excusable[] {
  return trainings.flatMap((training) =>
    students
      .filter((student) => {
        const presence = markAt(presences, training, student);
        return (
          isMeantFor(training, student) &&
          presence?.status !== 'excused' &&
          ownChoices(training, presence, now, viewer).canAnnounce
        );
      })
      .map((student) => ({ key: `${training.id} ${student.id}`, student, training })),
  );
}
