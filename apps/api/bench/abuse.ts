/**
 * `pnpm bench:abuse`: what one caller alone can do to everybody, replayed in one run: bodies of any size and shape,
 * tokens that are none, lists that cost much, schedules that wait for each other, callers who hang up. All the while
 * the server is asked how it is, and somebody else goes on with their work.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type Figure,
  figureTable,
  machineLoad,
  percentile,
  rounded,
  table,
  verdict,
} from '@tatami/tooling/figures';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD, type SignedIn } from './big-club.ts';
import type { Memory } from './server-process.ts';

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
/** Milliseconds between two questions of those who look on. */
const PAUSE = 10;

interface Call {
  method?: string;
  path: string;
  token?: string;
  payload?: string;
  /** Milliseconds after which the caller hangs up. */
  patience?: number;
}

/** What is sent, so many at once. */
interface Attack {
  calls: readonly Call[];
  atOnce: number;
}

interface Answer {
  /** The status of the answer; 0 where none came. */
  status: number;
  bytes: number;
  text: string;
}

const ORDINARY = 20;

const attackers = new Agent({ keepAlive: true, maxSockets: 128 });
const onlookers = new Agent({ keepAlive: true, maxSockets: 8 });
const club = await openBenchClub({ students: 500, trainings: 2_000, presences: 60_000 });
try {
  const [admin, instructor, member] = [
    await club.signIn('administrator'),
    await club.signIn('instructor'),
    await club.signIn('member'),
  ];
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  const attack = (calls: readonly Call[], atOnce = calls.length): Attack => ({ calls, atOnce });
  const dryRuns = 'dry runs of 5,000 rows, wrong in sixty ways';
  const attacks: Record<string, Attack> = {
    'nothing, to compare with': attack(Array(20).fill({ path: '/api/health' }), 1),
    'bodies of 100,000 names from nobody': attack(Array(8).fill(wideBody())),
    'bodies nested 20,000 deep': attack([deepBody(admin), { ...deepBody(admin), token: '' }]),
    '8 MB of ids that are none': attack(Array(4).fill(longBatch(admin)), 1),
    [dryRuns]: attack(Array(4).fill(wrongBatch(admin)), 2),
    'addresses that are none': attack(['//[', '//[/x.js', '/%', '/%61pi/%'].map((path) => ({ path }))),
    '60 costly lists of a member at once': attack(costlyLists(member)),
    '24 series of an administrator at once': attack(await manySeries(admin)),
    '600 orders of a member': attack(await manyOrders(server, member), 4),
    '3,000 tokens that are none': attack(tokens(3_000), 16),
    '200 callers who hang up': attack(Array(200).fill({ ...costlyLists(member)[0], patience: 5 })),
  };
  await all(server, ordinary([admin, instructor, member]), 48);
  const before = await memoryAtRest(server);
  const database = await databaseMemory();
  const rows: string[][] = [];
  const health: number[] = [];
  const others: number[] = [];
  const faults: string[] = [];
  let largest = 0;
  let largestDryRun = 0;
  for (const [name, { calls, atOnce }] of Object.entries(attacks)) {
    const seen = await watched(server, instructor, () => all(server, calls, atOnce));
    health.push(...seen.health);
    others.push(...seen.others);
    largest = Math.max(
      largest,
      ...seen.answers.filter(({ status }) => status >= 400).map(({ bytes }) => bytes),
    );
    if (name === dryRuns) largestDryRun = Math.max(...seen.answers.map(({ bytes }) => bytes));
    faults.push(
      ...seen.answers
        .filter(({ status }) => status >= 500 && status !== 503)
        .map(({ status }) => `${name}: ${status}`),
      ...seen.failed.map((status) => `${name}, somebody else: ${status}`),
    );
    rows.push([name, countsOf(seen.answers), `${rounded(percentile(seen.health, 0.99))} ms`]);
  }
  const after = await memoryAtRest(server);
  const databaseAfter = await databaseMemory();
  for (const { calls, atOnce } of Object.values(attacks)) await all(server, calls, atOnce);
  const afterBoth = await memoryAtRest(server);
  await server.stop();

  const figures: Figure[] = [
    {
      name: 'p99 of /health under all of it',
      measured: percentile(health, 0.99),
      unit: 'ms',
      aim: 50,
      note: `${health.length} times, at most ${rounded(Math.max(...health))} ms`,
    },
    {
      name: 'p99 of what an instructor asks for meanwhile',
      measured: percentile(others, 0.99),
      unit: 'ms',
      aim: 500,
      note: `${others.length} times`,
    },
    {
      name: 'faults, and refusals of others',
      measured: faults.length,
      unit: '',
      aim: 0,
      note: faults[0] ?? '',
    },
    { name: 'the largest refusal', measured: largest / 1_000, unit: 'kB', aim: 16 },
    { name: 'the largest answer to a dry run', measured: largestDryRun / 1_000, unit: 'kB', aim: 2_000 },
    {
      name: 'what the server keeps, grown by',
      measured: (after.kept - before.kept) / 1e6,
      unit: 'MB',
      aim: 20,
      note: `${rounded(before.kept / 1e6)} → ${rounded(after.kept / 1e6)} MB`,
    },
    // The room that the first bodies were read into stays with malloc, which reads the next into it. What is not given
    // back and not used again grows with each turn.
    {
      name: 'memory of the server, grown by a second turn',
      measured: (afterBoth.resident - after.resident) / 1e6,
      unit: 'MB',
      aim: 20,
      note: `${[before, after, afterBoth].map(({ resident }) => rounded(resident / 1e6)).join(' → ')} MB`,
    },
    // How much all of them grow by hangs on which of them the ordinary work had met; what bounds it is one of them, for
    // their number is.
    {
      name: 'private memory of a connection of PostgreSQL, at most',
      measured: Math.max(...databaseAfter) / 1e6,
      unit: 'MB',
      aim: 16,
      note: `all: ${[database, databaseAfter].map((held) => rounded(sum(held) / 1e6)).join(' → ')} MB`,
    },
  ];
  console.log(`\n${table([['', 'answers', '/health p99'], ...rows])}`);
  console.log(`\n${figureTable(figures)}`);
  console.log(`\n${machineLoad()}`);
  if (options.strict && figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
} finally {
  attackers.destroy();
  onlookers.destroy();
  await club.close();
}

/** Enough at once that every connection to the database is open, and has done what it does all day. */
function ordinary(people: readonly SignedIn[]): Call[] {
  const paths = ['/api/training', '/api/presence', '/api/technik', '/api/authinfo/whoami', '/api/profile'];
  return Array(ORDINARY)
    .fill(paths)
    .flat()
    .flatMap((path: string) => people.map(({ token }) => ({ path, token })));
}

function wideBody(): Call {
  const payload = `{${Array.from({ length: 100_000 }, (_, n) => `"${n}":0`).join(',')}}`;
  return { method: 'POST', path: '/api/register/lightning', payload };
}

function deepBody({ token }: SignedIn): Call {
  const payload = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  return { method: 'POST', path: '/api/workplace', token, payload };
}

function longBatch({ token }: SignedIn): Call {
  return {
    method: 'POST',
    path: '/api/training/batch',
    token,
    payload: JSON.stringify({ remove: Array(190_000).fill('an-id-that-is-none-though-of-its-length') }),
  };
}

function wrongBatch({ token }: SignedIn): Call {
  const row = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`n${n}`, 0]));
  const payload = JSON.stringify({ dryRun: true, save: Array(5_000).fill(row) });
  return { method: 'POST', path: '/api/training/batch', token, payload };
}

function costlyLists({ token }: SignedIn): Call[] {
  const words = 'an ow sk ki ar ka la ni';
  return Array.from({ length: 60 }, (_, page) => ({
    path: `/api/training?q=${encodeURIComponent(words)}&sort=instructorName&sort=endsAt&size=200&page=${page % 5}`,
    token,
  }));
}

async function manySeries({ token, user }: SignedIn): Promise<Call[]> {
  const { rows } = await club.database.pool.query<{ id: string }>('select id from workplace limit 1');
  return Array.from({ length: 24 }, (_, number) => ({
    method: 'POST',
    path: '/api/training-series',
    token,
    payload: JSON.stringify({
      title: `Seria ${number}`,
      workplace: rows[0]?.id,
      instructor: user,
      weekdays: [1, 3, 5],
      localTime: '06:00',
      durationMinutes: 60,
      dateFrom: '2040-01-01',
      dateTo: '2040-12-31',
    }),
  }));
}

async function manyOrders(server: BenchServer, { token }: SignedIn): Promise<Call[]> {
  const { text } = await send(server, { path: '/api/openapi.json' });
  const { parameters } = JSON.parse(text).paths['/day-off'].get;
  const sort = parameters.find(({ name }: { name: string }) => name === 'sort');
  const orders: string[] = (sort.schema.items?.enum ?? sort.schema.enum).filter(
    (order: string) => !order.startsWith('id'),
  );
  return orders
    .flatMap((first) => orders.map((second) => [first, second] as const))
    .filter(([first, second]) => first.split(',')[0] !== second.split(',')[0])
    .slice(0, 600)
    .map(([first, second]) => ({ path: `/api/day-off?sort=${first}&sort=${second}&size=1`, token }));
}

async function all(server: BenchServer, calls: readonly Call[], atOnce: number): Promise<Answer[]> {
  const left = calls.values();
  const answers: Answer[] = [];
  const work = async () => {
    for (const call of left) answers.push(await send(server, call));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

function tokens(count: number): Call[] {
  return Array.from({ length: count }, (_, number) => ({
    path: '/api/authinfo/whoami',
    token: `${number}`.padEnd(14_000, 'x'),
  }));
}

/** What others see while the work goes on. */
async function watched(server: BenchServer, { token }: SignedIn, work: () => Promise<Answer[]>) {
  const seen = { health: [] as number[], others: [] as number[], failed: [] as number[] };
  let over = false;
  const ask = async (call: Call, times: number[]) => {
    while (!over) {
      const start = performance.now();
      const { status } = await send(server, call, onlookers);
      times.push(performance.now() - start);
      if (status !== 200) seen.failed.push(status);
      await wait(PAUSE);
    }
  };
  const looking = [
    ask({ path: '/api/health' }, seen.health),
    ask({ path: '/api/authinfo/profile', token }, seen.others),
  ];
  const answers = await work();
  over = true;
  await Promise.all(looking);
  return { ...seen, answers };
}

function send({ port }: BenchServer, call: Call, agent = attackers): Promise<Answer> {
  const { method = 'GET', path, token, payload, patience } = call;
  return new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers }, (response) => {
      let [bytes, text] = [0, ''];
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (path.endsWith('.json')) text += chunk;
      });
      response.on('close', () => resolve({ status: response.statusCode ?? 0, bytes, text }));
    });
    sent.on('error', () => resolve({ status: 0, bytes: 0, text: '' }));
    sent.end(payload);
    if (patience) setTimeout(() => sent.destroy(), patience);
  });
}

/** `400 × 8, 503 × 2` */
function countsOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || 'broken off'} × ${count}`).join(', ');
}

/** What is left once garbage is collected, and its pages are given back. */
async function memoryAtRest(server: BenchServer): Promise<Memory> {
  await server.memory();
  await wait(2_000);
  return server.memory();
}

/** What the process of each of the server's connections holds for itself, in bytes, as Linux tells. */
async function databaseMemory(): Promise<number[]> {
  const { rows } = await club.database.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => privateBytes(pid));
}

function privateBytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const parts = [...text.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)];
    return sum(parts.map(([, kilobytes]) => Number(kilobytes) * 1_024));
  } catch {
    return 0;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
