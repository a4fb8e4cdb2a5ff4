import { isToCome, type Training } from '../../../lib/club/training/trainings.ts';

const minute = 60_000;
/** How long before the start and after the end somebody is on the mat already, or still. */
const around = 30 * minute;

interface Classes {
  /** Those on the mat now: one's own first, then those that run. */
  now: readonly Training[];
  /** The next one where there is none: one's own if there is one among those to come. */
  next: Training | undefined;
}

/**
 * What is on the mat at a moment.
 *
 * @param own the ids by which the viewer may be who leads a training
 */
export function classesNow(
  trainings: readonly Training[],
  own: readonly (string | null)[],
  at: number,
): Classes {
  const isMine = ({ instructor }: Training) => own.includes(instructor);
  const runs = ({ startsAt, endsAt }: Training) => Date.parse(startsAt) <= at && at <= Date.parse(endsAt);
  const now = trainings
    .filter(
      ({ state, startsAt, endsAt }) =>
        state !== 'cancelled' &&
        state !== 'notHeld' &&
        Date.parse(startsAt) - around <= at &&
        at <= Date.parse(endsAt) + around,
    )
    .toSorted(
      (one, other) =>
        Number(isMine(other)) - Number(isMine(one)) ||
        Number(runs(other)) - Number(runs(one)) ||
        Date.parse(one.startsAt) - Date.parse(other.startsAt),
    );
  const coming = trainings
    .filter((training) => isToCome(training, at))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return { now, next: coming.find(isMine) ?? coming[0] };
}
