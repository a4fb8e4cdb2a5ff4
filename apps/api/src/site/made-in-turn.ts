import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../http/problem.ts';
import { placeOf } from '../session/device.ts';

interface Options {
  /** How many bytes of what was made are kept at most. */
  most?: number;
  /** How much may wait at once, and of it what one place has asked for. */
  mostWaiting?: number;
  mostOfOnePlace?: number;
  /** Rests for some milliseconds; the next is not begun before. */
  rest?: (milliseconds: number) => Promise<unknown>;
}

const MOST = 32 * 1_048_576;
/** When it is worth trying again, in seconds. */
const SOON = 5;

/**
 * Makes what is costly one after the other, and rests after each for as long as it took: however many ask, and whatever they
 * ask for, no more than half of a core is busy with it. What was made is kept under its name, as far as there is room, and
 * made once for all who ask for it at the same time.
 *
 * @returns gives what has a name, for somebody at an address, and makes it where it is not there
 */
export function makeInTurn({
  most = MOST,
  mostWaiting = 24,
  mostOfOnePlace = 6,
  rest = (milliseconds) => wait(milliseconds, undefined, { ref: false }),
}: Options = {}) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const making = new Map<string, Promise<Buffer>>();
  const places = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  function keep(name: string, made: Buffer): void {
    bytes += made.length - (kept.get(name)?.length ?? 0);
    // The last in the map is the one that was asked for last.
    kept.delete(name);
    kept.set(name, made);
    for (const [oldest, { length }] of kept) {
      if (bytes <= most || oldest === name) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  /** @throws {Problem} 503 where too much waits already */
  function enqueue(name: string, place: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const own = places.get(place) ?? 0;
    if (making.size >= mostWaiting || own >= mostOfOnePlace)
      throw new Problem(503, 'unavailable', { values: { seconds: SOON } });
    places.set(place, own + 1);
    let took = 0;
    const made = turn.then(async () => {
      const began = performance.now();
      try {
        return await make();
      } finally {
        took = performance.now() - began;
      }
    });
    turn = made.then(
      () => rest(took),
      () => rest(took),
    );
    making.set(name, made);
    const leave = () => {
      making.delete(name);
      const left = (places.get(place) ?? 1) - 1;
      if (left > 0) places.set(place, left);
      else places.delete(place);
    };
    made
      .then(
        (done) => keep(name, done),
        () => undefined,
      )
      .finally(leave);
    return made;
  }

  return async (name: string, address: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(name);
    if (known) {
      keep(name, known);
      return known;
    }
    return making.get(name) ?? enqueue(name, placeOf(address), make);
  };
}
