/**
 * `pnpm bench:realtime`: what it takes the server to tell many of one message, beside a loop over sockets of `ws` that
 * does nothing else; how late it comes; what an idle connection keeps; and whether two thousand that come back at once
 * leave the others in peace. Servers and clients each have a process of their own; the two engines take turns, and
 * figures are medians.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Figure,
  figureTable,
  machineLoad,
  median,
  percentile,
  rounded,
  table,
  verdict,
} from '@tatami/tooling/figures';
import { type BenchServer, send, startBenchServer } from './bench-server.ts';
import { type BenchClub, openBenchClub, PASSWORD } from './big-club.ts';
import type { Done, Engine, Task } from './realtime/clients.ts';

const AUDIENCES = [100, 500, 1_000, 5_000];
const ROUNDS = 7;
/** Deliveries of a round. */
const DELIVERIES = 50_000;
/** Two hundred and fifty users listen at twenty places each; the last ones send. */
const USERS = 254;
const IDLE = 2_000;
const PACE = { subscribers: 1_000, everyMs: 100, count: 100 };
/** How many storms there are: of one there are too few requests for a percentile. */
const STORMS = 5;
/** Requests a second while all come back. */
const REQUESTS = 100;

const club = await openBenchClub();
const agent = new Agent({ keepAlive: true });
try {
  const tokens = await developers(club);
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  const raw = await startRaw();
  const clients = fork(new URL('./realtime/clients.ts', import.meta.url));
  const ask = (task: Task) => answerOf<Done>(clients, task);
  const open = (engine: Engine, subscribers: number) =>
    ask({
      do: 'open',
      engine,
      port: engine === 'raw' ? raw.port : server.port,
      tokens: engine === 'raw' ? [] : tokens,
      subscribers,
    });
  const cpu: Record<Engine, () => Promise<number>> = { tatami: server.cpu, raw: raw.cpu };

  const figures: Figure[] = [];
  figures.push(...(await idle(server, ask, open)), ...(await comeBack(server, ask)));
  await ask({ do: 'close', engine: 'tatami' });
  const late: string[][] = [['latency at 10,000 deliveries a second', 'p50', 'p99']];
  for (const subscribers of AUDIENCES) {
    for (const engine of ['raw', 'tatami'] as const) await open(engine, subscribers);
    figures.push(await fanOut(ask, cpu, subscribers));
    if (subscribers !== PACE.subscribers) continue;
    for (const engine of ['raw', 'tatami'] as const) {
      const { latencies } = await ask({ do: 'pace', engine, ...PACE });
      const [half, most] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
      late.push([engine, `${rounded(half)} ms`, `${rounded(most)} ms`]);
    }
  }
  clients.kill();
  raw.stop();
  await server.stop();

  console.log(`\n${figureTable(figures)}\n\n${table(late)}\n\n${machineLoad()}`);
  if (figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
}

/** Users who may hear and send what developers try things out with, each signed in. */
async function developers({ database, startSession }: BenchClub): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `with made as (
       insert into "user" (id, created_at, updated_at, username, email, first_name, last_name, status)
       select uuidv7(), now(), now(), 'osoba' || n, 'osoba' || n || '@example.org', 'Osoba', 'Testowa', 'active'
       from generate_series(1, $1::int) n returning id),
     joined as (
       insert into useringroupright (id, created_at, updated_at, "user", "group")
       select uuidv7(), now(), now(), made.id, g.id from made join groupright g on g.name = 'Developers')
     select id from made`,
    [USERS],
  );
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push(await startSession(id));
  return tokens;
}

async function startRaw() {
  const child = fork(new URL('./realtime/raw-server.ts', import.meta.url));
  const [port] = (await once(child, 'message')) as [number];
  return { port, cpu: () => answerOf<number>(child, 'cpu'), stop: () => child.kill() };
}

async function answerOf<Answer>(child: ChildProcess, question: Task | 'cpu'): Promise<Answer> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

type Ask = (task: Task) => Promise<Done>;

/** Processor time of the server for a delivery, from the frame that was sent to the last socket. */
async function fanOut(
  ask: Ask,
  cpu: Record<Engine, () => Promise<number>>,
  subscribers: number,
): Promise<Figure> {
  const count = Math.ceil(DELIVERIES / subscribers);
  const costs: Record<Engine, number[]> = { raw: [], tatami: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const engine of ['raw', 'tatami'] as const) {
      const before = await cpu[engine]();
      await ask({ do: 'round trips', engine, count });
      costs[engine].push(((await cpu[engine]()) - before) / (count * subscribers));
    }
  // The first round warms both up.
  const [floor, ours] = [costs.raw.slice(1), costs.tatami.slice(1)];
  return {
    name: `processor time a delivery to ${subscribers.toLocaleString('en')}`,
    measured: median(ours.map((cost, round) => cost / (floor[round] ?? Number.NaN))),
    unit: '× raw',
    aim: 1.4,
    note: `${rounded(median(ours))} µs, raw ${rounded(median(floor))} µs`,
  };
}

/** What a connection keeps that listens, and hears nothing. */
async function idle(
  server: BenchServer,
  ask: Ask,
  open: (engine: Engine, subscribers: number) => Promise<Done>,
): Promise<Figure[]> {
  // What the first ones load stays.
  await open('tatami', 200);
  await ask({ do: 'close', engine: 'tatami' });
  const before = await atRest(server);
  await open('tatami', IDLE);
  const after = await atRest(server);
  const each = (bytes: number) => bytes / 1_024 / IDLE;
  return [
    {
      name: 'KiB of the system that an idle connection takes',
      measured: each(after.resident - before.resident),
      unit: '',
      aim: 16,
      note: `of them ${rounded(each(after.kept - before.kept))} KiB in objects and buffers`,
    },
  ];
}

/** What is left once garbage is collected, and its pages are given back. */
async function atRest(server: BenchServer) {
  await wait(2_000);
  await server.memory();
  await wait(2_000);
  return server.memory();
}

/** All idle connections come back at once, while others ask for pages. */
async function comeBack(server: BenchServer, ask: Ask): Promise<Figure[]> {
  const durations: number[] = [];
  let taken: number[] = [];
  let first: number[] = [];
  let failed = 0;
  const get = async (turn: number, due: number) => {
    const path = turn % 2 ? '/api/health' : '/api/grade?size=20';
    const status = await send(agent, server, { path, token: server.token });
    taken.push(performance.now() - due);
    if (status !== 200) failed += 1;
  };
  for (let storm = 0; storm <= STORMS; storm += 1) {
    let isOver = false;
    const back = ask({ do: 'come back' }).finally(() => {
      isOver = true;
    });
    const underWay: Promise<void>[] = [];
    const start = performance.now();
    for (let turn = 0; !isOver; turn += 1) {
      const due = start + (turn / REQUESTS) * 1_000;
      await wait(Math.max(0, due - performance.now()));
      underWay.push(get(turn, due));
    }
    durations.push((await back).taken);
    await Promise.all(underWay);
    // What was let go to measure memory is made anew in the first.
    if (storm === 0) [first, taken] = [taken, []];
  }
  return [
    {
      name: `until ${IDLE.toLocaleString('en')} that came back at once listen again`,
      measured: Math.max(...durations),
      unit: 'ms',
      aim: 15_000,
    },
    {
      name: 'p99 of requests meanwhile',
      measured: percentile(taken, 0.99),
      unit: 'ms',
      aim: 200,
      note: `p50 ${rounded(percentile(taken, 0.5))} ms, ${taken.length} requests, ${failed} refused; ${rounded(percentile(first, 0.99))} ms the first time`,
    },
  ];
}
