/**
 * `pnpm bench:site`: how soon the first byte of the club's public page is there while a thousand visitors a second come, in
 * a club of 1,000 students with 5,000 trainings: over HTTP, packed as a browser takes it, from one server. A server of the
 * same bytes and nothing else has the same visitors in turns with it: what the machine itself takes is in both. What it costs
 * is told as CPU time a page, and as a part of one core. `--strict` makes a figure over its limit a failure.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type Figure,
  figureTable,
  machineLoad,
  median,
  percentile,
  rounded,
  verdict,
} from '@tatami/tooling/figures';
import { startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD } from './big-club.ts';

const CLUB = { students: 1_000, trainings: 5_000, presences: 20_000 };
/** Visitors a second. */
const RATE = 1_000;
/** Seconds before it is measured, and in which each round is. */
const [WARM_UP, SECONDS] = [2, 4];
const ROUNDS = 5;
/** Milliseconds within which the first byte of 95 of 100 pages is there. */
const AIM = 5;

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'pl' };
const club = await openBenchClub(CLUB);
try {
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  const bare = await startBarePage(server.port);
  const ports = { club: server.port, bare: bare.port };
  for (const port of Object.values(ports)) await visitors(port, WARM_UP);
  const taken: Record<keyof typeof ports, number[][]> = { club: [], bare: [] };
  let cpu = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await server.cpu();
    taken.club.push(await visitors(ports.club, SECONDS));
    cpu += ((await server.cpu()) - before) / 1_000;
    taken.bare.push(await visitors(ports.bare, SECONDS));
  }
  bare.stop();
  await server.stop();
  const pages = taken.club.flat().length;
  const middle = (of: keyof typeof ports, share: number) =>
    median(taken[of].map((round) => percentile(round, share)));
  const figures: Figure[] = [
    {
      name: `first byte at ${RATE} pages a second, p95`,
      measured: middle('club', 0.95),
      unit: 'ms',
      aim: AIM,
      limit: 2 * AIM,
      note: `half in ${rounded(middle('club', 0.5))} ms, p99 ${rounded(middle('club', 0.99))}, ${pages} pages in ${ROUNDS} rounds`,
    },
    {
      name: 'the same beside a server of nothing else, p95',
      measured: middle('club', 0.95) / middle('bare', 0.95),
      unit: '× bare',
      aim: 3,
      note: `bare ${rounded(middle('bare', 0.95))} ms, half in ${rounded(middle('bare', 0.5))}, p99 ${rounded(middle('bare', 0.99))}`,
    },
    {
      name: 'the same as a part of one core',
      measured: (cpu / (ROUNDS * SECONDS * 1_000)) * 100,
      unit: '%',
      aim: 100,
      note: `${rounded(cpu / pages)} ms of processor time a page`,
    },
  ];
  console.log(`\n${figureTable(figures, 'The public page')}\n${machineLoad()}`);
  if (options.strict && figures.some((each) => verdict(each) === 'over the limit')) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
}

/** @returns the milliseconds until the first byte. */
function visit(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
      const first = performance.now() - began;
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve(first) : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** @returns the milliseconds that each of them waited */
async function visitors(port: number, seconds: number): Promise<number[]> {
  const under: Promise<number>[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * RATE);
    while (under.length < due) under.push(visit(port, under.length % 5 === 0 ? '/en' : '/'));
    await wait(1);
  }
  return Promise.all(under);
}

async function startBarePage(port: number) {
  const response = await new Promise<{ body: string; headers: object }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/', headers }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ body: Buffer.concat(chunks).toString('base64'), headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
  const child = fork(new URL('./bare-page.ts', import.meta.url));
  child.send(response);
  const [listening] = (await once(child, 'message')) as [number];
  return { port: listening, stop: () => child.kill() };
}
