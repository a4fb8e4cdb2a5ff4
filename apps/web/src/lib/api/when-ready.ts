import type { ClubApiError } from '@tatami/sdk';

const waiting = new Set<() => void>();
/** How many actions have met that the server is away, and are not done. */
let inTrouble = 0;
let unsay: () => void;

/** Whether no answer came, or none could: there is no network, or no way to the server. */
export const isUnreached = (error: unknown): boolean =>
  codeOf(error) === 'network' || navigator.onLine === false;

/** Whether the same request may succeed a moment later: no answer came, or the server was in trouble. */
export const isPassing = (error: unknown): boolean =>
  codeOf(error) === 'network' || (error as ClubApiError | null)?.status === 503;

const codeOf = (error: unknown) => (error as ClubApiError | null)?.code;

/**
 * Does what bears repeating, however long the server is away: it waits until that can answer, and says so once for all that
 * waits.
 *
 * @param isOver whether nobody is there any more who wants it done
 * @param say tells that it waits, and returns the undo of that
 * @throws what stood in its way, if the server has refused it or it is over
 */
export async function seeThrough(
  action: (isAgain: boolean) => Promise<unknown>,
  isOver: () => boolean,
  say: () => () => void,
): Promise<void> {
  let isAgain = false;
  try {
    for (;;) {
      try {
        await action(isAgain);
        return;
      } catch (error) {
        if (!isPassing(error) || isOver()) throw error;
        if (!isAgain && inTrouble++ === 0) unsay = say();
        isAgain = true;
        await untilRoused();
        if (isOver()) throw error;
      }
    }
  } finally {
    if (isAgain && --inTrouble === 0) unsay();
  }
}

/** Resolves when those who wait are to try again. */
export const untilRoused = () => new Promise<void>((resolve) => void waiting.add(resolve));

/** Whether something waits for the server, or is just tried again. */
export const isAwaited = () => inTrouble > 0;

/** Has all that waits look up: the server can answer again, or somebody has gone. */
export function rouse(): void {
  for (const goOn of waiting) goOn();
  waiting.clear();
}
