/**
 * `pnpm bench:sign-in`: does the time of a refusal tell whether a name exists, and does a crowd at the door
 * hold up everybody else? Names take turns; figures are medians. On a machine that others keep busy the time tells
 * little; what a refusal costs in CPU time is the same there.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/postgres/open-postgres.ts';
import { seed } from '../src/seed/seed.ts';

const TRIES = 500;
const CROWD = 64;

const dataDir = await mkdtemp(join(tmpdir(), 'tatami-bench-'));
const quiet = { info: () => {}, warn: () => {}, error: console.error };
const postgres = await openPostgres({ dataDir, databaseUrl: process.env.DATABASE_URL ?? null, log: quiet });
await migrate(postgres.url);
const database = openDatabase(postgres.url);
const config = loadConfig({ ADMIN_PASSWORD: 'bench password 1', LOG_LEVEL: 'ERROR' });
await seed(database, config);
await database.pool.query(
  `insert into "user" (id, created_at, updated_at, username, email, first_name, last_name, status, password_hash)
   select gen_random_uuid(), now(), now(), 'known-' || n, 'known-' || n || '@example.org', 'A', 'B', 'active', u.password_hash
   from generate_series(1, $1) n, "user" u where u.username = 'admin'`,
  [TRIES + CROWD],
);
const app = await buildApp({ config, database });

interface Tried {
  status: number;
  milliseconds: number;
  cpuMilliseconds: number;
}

let address = 0;
async function signIn(username: string, password: string): Promise<Tried> {
  address += 1;
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    // Everybody comes from elsewhere, so that nobody is slowed down for another's failures.
    remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    headers: {
      authorization: `Basic ${btoa('photoclient:')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  });
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    status: statusCode,
    milliseconds: performance.now() - started,
    cpuMilliseconds: (user + system) / 1_000,
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const known: Tried[] = [];
const unknown: Tried[] = [];
await signIn('warm-up', 'wrong');
for (let turn = 1; turn <= TRIES; turn += 1) {
  const tryKnown = async () => known.push(await signIn(`known-${turn}`, 'wrong'));
  const tryUnknown = async () => unknown.push(await signIn(`nobody-${turn}`, 'wrong'));
  // Either goes first as often as the other: whatever the machine does meanwhile hits both alike.
  for (const attempt of turn % 2 === 0 ? [tryKnown, tryUnknown] : [tryUnknown, tryKnown]) await attempt();
}
for (const [what, measure] of [
  ['time', ({ milliseconds }: Tried) => milliseconds],
  ['CPU time', ({ cpuMilliseconds }: Tried) => cpuMilliseconds],
] as const) {
  const [ofKnown, ofUnknown] = [median(known.map(measure)), median(unknown.map(measure))];
  console.log(
    `${TRIES} + ${TRIES} refusals, ${what.padEnd(8)}   known ${ofKnown.toFixed(1)} ms   unknown ${ofUnknown.toFixed(1)} ms   median gap ${Math.abs(ofKnown - ofUnknown).toFixed(2)} ms   aim < 5 ms`,
  );
}

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const answers = await Promise.all(
  Array.from({ length: CROWD }, (_, n) => signIn(`known-${TRIES + n + 1}`, 'bench password 1')),
);
delay.disable();
const accepted = answers.filter(({ status }) => status === 200).length;
console.log(
  `${CROWD} sign-ins at once   ${accepted} accepted   event-loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms   aim < 50 ms`,
);

await app.close();
await database.close();
await postgres.close();
await rm(dataDir, { recursive: true, force: true });
