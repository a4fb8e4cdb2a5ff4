import { isMeantFor } from '../../../lib/club/training/own-mark.ts';
import type { OwnStudent, Presence } from '../../../lib/club/training/own-presences.ts';
import { isToCome, type Training } from '../../../lib/club/training/trainings.ts';

/** What is over can still be marked for so long. */
const markedAfter = 10 * 60_000;

/**
 * The training that is next for somebody, or that they are at. Where several are at one time it is the one that they said
 * they will come to.
 */
export function nextOf(
  trainings: readonly Training[],
  student: OwnStudent,
  statusAt: (training: Training) => Presence['status'] | null | undefined,
  now: number,
): Training | undefined {
  const ahead = trainings.filter(
    (training) =>
      isToCome(training, now - markedAfter) && (isMeantFor(training, student) || statusAt(training)),
  );
  const [first] = ahead;
  if (!first) return undefined;
  const beside = ahead.filter(({ startsAt }) => startsAt < first.endsAt);
  const said = beside.find((training) => {
    const status = statusAt(training);
    return status === 'declared' || status === 'present' || status === 'late';
  });
  // What is over gives way to what goes on.
  return said ?? beside.find(({ endsAt }) => Date.parse(endsAt) > now) ?? first;
}
