import { Problem } from '../http/problem.ts';
import type { Throttle } from './throttle.ts';

/** @throws {Problem} 429 when it is too soon for another try. */
export async function refuseTooManyTries(
  throttle: Throttle,
  account: string,
  address: string,
): Promise<void> {
  const wait = await throttle.waitFor(account, address);
  if (wait > 0) throw new Problem(429, 'too-many-tries', { values: { seconds: Math.ceil(wait / 1_000) } });
}
