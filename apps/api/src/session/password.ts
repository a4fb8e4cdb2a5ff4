import { hash, verify } from '@node-rs/argon2';

/** argon2id with m = 64 MiB, t = 3, p = 4 (design.md, Signing in; above OWASP's minimum). */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

/** Each hash fills 64 MiB and its cores, so a burst of sign-ins queues here instead of starving the server. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/** Takes the same time for a name that doesn't exist (`passwordHash` null) as for a wrong password. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has');
  const expected = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(expected, password));
  return matches && passwordHash !== null;
}
