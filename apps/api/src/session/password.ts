import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem.ts';

/** argon2id with m = 64 MiB, t = 3, p = 4 (design.md, Signing in; above OWASP's minimum). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

/** Each hash fills 64 MiB and its cores, so a burst of sign-ins queues here instead of starving the server. */
const AT_ONCE = 2;
/** Who came later would not be answered before they give up. */
const MOST_WAITING = 20;
/** When it is worth trying again. */
const SECONDS = 2;
let running = 0;
const waiting: (() => void)[] = [];
const asked = { done: 0, refused: 0 };

/** How much of it there is at this moment, and how many passwords were worked on, or refused, since the process began. */
export const passwordWork = () => ({ running, waiting: waiting.length, ...asked });

const busy = () => new Problem(503, 'unavailable', { values: { seconds: SECONDS } });

/** @throws {Problem} 503 when too many wait, or when whoever asked has gone before it was their turn. */
async function inTurn<T>(work: () => Promise<T>, caller: Caller = {}): Promise<T> {
  if (running >= AT_ONCE && waiting.length >= MOST_WAITING) {
    asked.refused += 1;
    throw busy();
  }
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    if (caller.closed) throw busy();
    const result = await work();
    asked.done += 1;
    return result;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Who waits for the answer. */
export interface Caller {
  /** Whether they have hung up. */
  readonly closed?: boolean;
}

export const hashPassword = (password: string, caller?: Caller): Promise<string> =>
  inTurn(() => hash(password, cost), caller);

let decoy: Promise<string> | undefined;

/** Takes the same time for a name that doesn't exist (`passwordHash` null) as for a wrong password. */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  caller?: Caller,
): Promise<boolean> {
  decoy ??= hash('a password nobody has', cost);
  const expected = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(expected, password), caller);
  return matches && passwordHash !== null;
}
