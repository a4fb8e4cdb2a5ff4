import type { StompVersion } from './frame.ts';
import { HEART_BEAT_MS } from './limits.ts';
import { StompError } from './stomp-error.ts';

/** The versions spoken here, the best first. */
const versions = ['1.2', '1.1', '1.0'] as const satisfies readonly StompVersion[];

/**
 * The best version that both sides know; who names none speaks 1.0 (STOMP 1.2, Protocol Negotiation).
 *
 * @throws {StompError} when there is none
 */
export function agreeOnVersion(accepted = '1.0'): StompVersion {
  const theirs = accepted.split(',').map((each) => each.trim());
  const agreed = versions.find((version) => theirs.includes(version));
  if (!agreed) {
    const known = versions.toReversed();
    throw new StompError(`Supported protocol versions are ${known.join(' ')}`, {
      headers: [['version', known.join(',')]],
    });
  }
  return agreed;
}

/** How often beats go each way, in milliseconds; 0 where none do. */
export interface HeartBeats {
  send: number;
  receive: number;
}

/**
 * What both sides can and want (STOMP 1.2, Heart-beating).
 *
 * @throws {StompError} when the header can't be read
 */
export function agreeOnHeartBeats(offered = '0,0'): HeartBeats {
  const [, can = '', wants = ''] = /^(\d{1,9}),(\d{1,9})$/.exec(offered) ?? [];
  if (can === '') throw new StompError('heart-beat takes two numbers of milliseconds, as in 10000,10000');
  const slower = (theirs: string) => (Number(theirs) === 0 ? 0 : Math.max(Number(theirs), HEART_BEAT_MS));
  return { send: slower(wants), receive: slower(can) };
}
