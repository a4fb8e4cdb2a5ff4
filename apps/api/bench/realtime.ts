/**
 * `pnpm bench:realtime`: what it takes the server to tell many of one message, beside a loop over sockets of `ws` that
 * does nothing else; what it takes two servers with RabbitMQ between them, and RabbitMQ where clients connect to it; how
 * late it comes; what an idle connection keeps; and whether two thousand that come back at once leave the others in peace.
 * Servers and clients each have a process of their own; the engines take turns, and figures are medians.
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
import { startRabbitMq } from '@tatami/tooling/rabbitmq';
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
const engines = ['raw', 'memory', 'peers', 'rabbitmq'] as const satisfies Engine[];
/** How many storms there are: of one there are too few requests for a percentile. */
const STORMS = 5;
/** Requests a second while all come back. */
const REQUESTS = 100;

const stops: (() => unknown)[] = [];
const club = await openBenchClub();
stops.push(() => club.close());
const agent = new Agent({ keepAlive: true });
stops.push(() => agent.destroy());
try {
  const tokens = await developers(club);
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  stops.push(server.stop);
  const rabbit = await startRabbitMq();
  stops.push(rabbit.close);
  const [one, other] = await Promise.all([startPeer(club, rabbit.url), startPeer(club, rabbit.url)]);
  stops.push(one.stop, other.stop);
  const raw = await startRaw();
  stops.push(raw.stop);
  // One process has not room for the sockets of all.
  const clients = engines.map((engine) => {
    const child = fork(new URL('./realtime/clients.ts', import.meta.url));
    stops.push(() => child.kill());
    return [engine, child] as const;
  });
  const ask = (task: Task) => answerOf<Done>(new Map(clients).get(task.engine) as ChildProcess, task);
  const ours = ({ port }: BenchServer) => `ws://127.0.0.1:${port}/api/websocket`;
  const urls: Record<Engine, { subscribers: string; senders: string }> = {
    raw: {
      subscribers: `ws://127.0.0.1:${raw.port}/subscriber`,
      senders: `ws://127.0.0.1:${raw.port}/sender`,
    },
    memory: { subscribers: ours(server), senders: ours(server) },
    peers: { subscribers: ours(other), senders: ours(one) },
    rabbitmq: { subscribers: rabbit.webStompUrl, senders: rabbit.webStompUrl },
  };
  const open = (engine: Engine, subscribers: number) =>
    ask({
      do: 'open',
      engine,
      urls: urls[engine],
      tokens: engine === 'memory' || engine === 'peers' ? tokens : [],
      subscribers,
    });
  const cpu: Record<Engine, () => Promise<number>> = {
    raw: raw.cpu,
    memory: server.cpu,
    peers: async () => (await one.cpu()) + (await other.cpu()),
    rabbitmq: async () => rabbit.cpu(),
  };

  const figures: Figure[] = [];
  figures.push(...(await idle(server, ask, open)), ...(await comeBack(server, ask)));
  await ask({ do: 'close', engine: 'memory' });
  const late: string[][] = [['latency at 10,000 deliveries a second', 'p50', 'p99']];
  for (const subscribers of AUDIENCES) {
    for (const engine of engines) await open(engine, subscribers);
    figures.push(...(await fanOut(ask, cpu, subscribers)));
    if (subscribers !== PACE.subscribers) continue;
    for (const engine of engines) {
      const { latencies } = await ask({ do: 'pace', engine, ...PACE });
      const [half, most] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
      late.push([engine, `${rounded(half)} ms`, `${rounded(most)} ms`]);
      if (engine === 'peers')
        figures.push({
          name: 'p99 from one server to the other’s listeners',
          measured: most,
          unit: 'ms',
          aim: 100,
        });
    }
  }
  console.log(`\n${figureTable(figures)}\n\n${table(late)}\n\n${machineLoad()}`);
  if (figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
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
): Promise<Figure[]> {
  const count = Math.ceil(DELIVERIES / subscribers);
  const costs: Record<Engine, number[]> = { raw: [], memory: [], peers: [], rabbitmq: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const engine of engines) {
      const before = await cpu[engine]();
      await ask({ do: 'round trips', engine, count });
      costs[engine].push(((await cpu[engine]()) - before) / (count * subscribers));
    }
  // The first round warms all up.
  const { raw, memory, peers, rabbitmq } = Object.fromEntries(
    engines.map((engine) => [engine, costs[engine].slice(1)]),
  ) as typeof costs;
  const ratio = (ours: number[], floor: number[]) =>
    median(ours.map((cost, round) => cost / (floor[round] ?? Number.NaN)));
  const to = subscribers.toLocaleString('en');
  return [
    {
      name: `processor time a delivery to ${to}`,
      measured: ratio(memory, raw),
      unit: '× raw',
      aim: 1.4,
      note: `${rounded(median(memory))} µs, raw ${rounded(median(raw))} µs`,
    },
    {
      name: `of two servers, to ${to} of the other`,
      measured: ratio(peers, memory),
      unit: '× one',
      aim: 1.3,
      note: `${rounded(median(peers))} µs; RabbitMQ itself, with all clients on it, ${rounded(median(rabbitmq))} µs`,
    },
  ];
}

/** A server that tells others of its club through RabbitMQ, once it reaches them. */
async function startPeer({ url }: BenchClub, broker: string): Promise<BenchServer> {
  const server = await startBenchServer('tatami', url, PASSWORD, { BROKER_URL: broker });
  const isUp = async () =>
    ((await (await fetch(`http://127.0.0.1:${server.port}/api/ready`)).json()) as { broker: string })
      .broker === 'up';
  while (!(await isUp())) await wait(50);
  return server;
}

/** What a connection keeps that listens, and hears nothing. */
async function idle(
  server: BenchServer,
  ask: Ask,
  open: (engine: Engine, subscribers: number) => Promise<Done>,
): Promise<Figure[]> {
  // What the first ones load stays.
  await open('memory', 200);
  await ask({ do: 'close', engine: 'memory' });
  const before = await atRest(server);
  await open('memory', IDLE);
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
    const back = ask({ do: 'come back', engine: 'memory' }).finally(() => {
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
