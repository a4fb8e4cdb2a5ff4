import { isMeantFor } from '../../lib/club/training/own-mark.ts';
import type { OwnStudent } from '../../lib/club/training/own-presences.ts';
import type { Training } from '../../lib/club/training/trainings.ts';

/** How long before the start and after the end somebody on the mat still means this training, in milliseconds. */
const around = 30 * 60_000;

type Planned = Pick<
  Training,
  'id' | 'state' | 'startsAt' | 'endsAt' | 'instructor' | 'section' | 'minGradeRank' | 'maxGradeRank'
>;

interface Whose {
  /** The ids by which they lead trainings; null for who takes no roll call. */
  leads: readonly string[] | null;
  /** Themselves, if they train, and their children. */
  students: readonly Pick<OwnStudent, 'section' | 'gradeRank'>[];
}

/**
 * The training that somebody means by “now”. Who takes the roll call means the one on the mat, first their own, or else
 * the next; who trains the next one that is meant for them, or that they are at.
 *
 * @param trainings in the order of their beginning
 */
export function trainingNow<T extends Planned>(
  trainings: readonly T[],
  now: number,
  { leads, students }: Whose,
): T | undefined {
  const open = trainings.filter(
    ({ state, endsAt }) => state !== 'cancelled' && state !== 'notHeld' && Date.parse(endsAt) + around > now,
  );
  if (!leads)
    return open.find(
      (each) => Date.parse(each.endsAt) > now && students.some((student) => isMeantFor(each, student)),
    );
  const isOn = ({ startsAt }: T) => Date.parse(startsAt) - around <= now;
  const isTheirs = ({ instructor }: T) => leads.includes(instructor);
  return (
    open.find((each) => isOn(each) && isTheirs(each)) ?? open.find(isOn) ?? open.find(isTheirs) ?? open[0]
  );
}
