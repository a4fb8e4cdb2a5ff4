/**
 * `pnpm bench:load`: ordinary requests of a large club, mixed, at a steady pace whatever the answers take. First 300 a
 * second for five minutes, then 1,000 a second, more than the server can do: who is refused must be told at once, and
 * who is let in answered soon. `--seconds 30` makes it shorter, `--rate 100` and `--crowd 500` slower.
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, percentile, rounded, verdict } from '@tatami/tooling/figures';
import { type BenchServer, send, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD, type Role, roles, type SignedIn } from './big-club.ts';
import { pageRequests } from './lists/requests.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '300' },
    crowd: { type: 'string', default: '1000' },
    strict: { type: 'boolean', default: false },
  },
});
const seconds = Math.min(Number(options.seconds), 600);
const rate = Math.min(Number(options.rate), 2_000);
const crowd = Math.min(Number(options.crowd), 2_000);
/** Seconds until what the server needed to begin with is given back. */
const WARM_UP = 30;
/** The number of requests of which one is a mark. */
const MARK_EVERY = 12;
/**
 * The number of people of each role who ask: a crowd is of people, and what one of them may have under way is
 * bounded.
 */
const PEOPLE = 20;
/** Requests that are begun together, so that a busy machine's timers need not be exact. */
const BEATS = 50;

interface Ask {
  path: string;
  token: string;
  method?: string;
  body?: unknown;
}

interface Answers {
  /** Milliseconds from the moment a request was due. */
  taken: number[];
  refused: number[];
  /** What was answered otherwise, and how. */
  failed: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const club = await openBenchClub({ students: 2_000, trainings: 5_000, presences: 200_000 });
try {
  const asks = await ordinaryRequests();
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  await load(server, asks, rate, Math.min(seconds, WARM_UP));
  const before = await memoryAtRest(server);
  const steady = await load(server, asks, rate, seconds);
  const after = await memoryAtRest(server);
  const crowded = await load(server, asks, crowd, Math.min(seconds, 30));
  await server.stop();

  const share = (part: number, whole: number) => `${rounded((100 * part) / Math.max(whole, 1))} %`;
  const figures: Figure[] = [
    {
      name: `p99 at ${rate} a second for ${seconds} s`,
      measured: percentile(steady.taken, 0.99),
      unit: 'ms',
      aim: 100,
      note: `p50 ${rounded(percentile(steady.taken, 0.5))} ms, ${steady.taken.length} requests`,
    },
    {
      name: 'errors',
      measured: steady.failed.length + steady.refused.length,
      unit: '',
      aim: 0,
      note: steady.failed[0] ?? '',
    },
    {
      name: 'memory after, over before',
      measured: Math.abs(100 * (after / before - 1)),
      unit: '%',
      aim: 10,
      note: `${rounded(before / 2 ** 20)} → ${rounded(after / 2 ** 20)} MB`,
    },
    {
      name: `p99 of what is taken at ${crowd} a second`,
      measured: percentile(crowded.taken, 0.99),
      unit: 'ms',
      aim: 500,
      note: `${share(crowded.refused.length, crowded.refused.length + crowded.taken.length)} refused, half of them within ${rounded(percentile(crowded.refused, 0.5))} ms`,
    },
    {
      name: 'errors other than refusals',
      measured: crowded.failed.length,
      unit: '',
      aim: 0,
      note: crowded.failed[0] ?? '',
    },
  ];
  console.log(`\n${figureTable(figures)}`);
  console.log(`\n${machineLoad()}`);
  if (options.strict && figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
}

/** What is left once garbage is collected, and its pages are given back. */
async function memoryAtRest(server: BenchServer): Promise<number> {
  await server.memory();
  await wait(2_000);
  return (await server.memory()).resident;
}

/** What the pages of the product ask for, of many people, and now and then an instructor who marks somebody at one of the trainings. */
async function ordinaryRequests(): Promise<Ask[]> {
  const { pool } = club.database;
  const reads: Ask[] = [];
  const instructors: SignedIn[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const users = {} as Record<Role, SignedIn>;
    for (const role of roles) users[role] = await club.signIn(role, nth);
    instructors.push(users.instructor);
    const requests = await pageRequests(pool);
    reads.push(...requests.map(({ path, role }) => ({ path: `/api${path}`, token: users[role].token })));
  }
  const { rows } = await pool.query<{ training: string; student: string }>(
    `select p.training, p.student from presence p join training c on c.id = p.training join student s on s.id = p.student
     where c.state = 'held' and s.status <> 'left' and c.ends_at > now() - interval '3 days' and p.invalidated_at is null
     order by row_number() over (partition by p.training order by p.id), p.training limit 50`,
  );
  const marks = rows.map(({ training, student }, turn) => ({
    method: 'PUT',
    path: `/api/training/${training}/presences`,
    token: instructors[turn % PEOPLE]?.token ?? '',
    body: [{ student, status: turn % 2 ? 'late' : 'present' }],
  }));
  return Array.from({ length: MARK_EVERY * 50 }, (_, turn) => {
    const from: Ask[] = turn % MARK_EVERY === 0 && marks.length > 0 ? marks : reads;
    return from[Math.floor(turn * 7.3) % from.length] as Ask;
  });
}

/** Sends at the pace whether or not answers have come: what waits its turn waits in the measurement. */
async function load(server: BenchServer, asks: Ask[], pace: number, duration: number): Promise<Answers> {
  const answers: Answers = { taken: [], refused: [], failed: [] };
  const underWay = new Set<Promise<void>>();
  const start = performance.now();
  const total = Math.round(pace * duration);
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * pace) + 1);
    for (; sent < due; sent += 1) {
      const one = ask(server, asks[sent % asks.length] as Ask, start + (sent / pace) * 1_000, answers);
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
    }
    await wait(1_000 / BEATS / 2);
  }
  await Promise.all(underWay);
  return answers;
}

async function ask(server: BenchServer, request: Ask, due: number, answers: Answers): Promise<void> {
  const sentAt = performance.now();
  try {
    const status = await send(agent, server, request);
    if (status === 503) answers.refused.push(performance.now() - sentAt);
    else if (status < 300) answers.taken.push(performance.now() - due);
    else answers.failed.push(`${request.path}: ${status}`);
  } catch (error) {
    answers.failed.push(`${request.path}: ${(error as Error).message}`);
  }
}
