/**
 * `pnpm bench:site`: how soon the first byte of the club's public page is there while a thousand visitors a second come, in
 * a club of 1,000 students with 5,000 trainings: over HTTP, packed as a browser takes it, from one server. What it costs is
 * told as CPU time a page, and as a part of one core. `--strict` makes a figure over its limit a failure.
 */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, percentile, rounded, verdict } from '@tatami/tooling/figures';
import { startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD } from './big-club.ts';

const CLUB = { students: 1_000, trainings: 5_000, presences: 20_000 };
/** Visitors a second. */
const RATE = 1_000;
/** Seconds before it is measured, and in which it is. */
const [WARM_UP, SECONDS] = [2, 10];
/** Milliseconds within which the first byte of 95 of 100 pages is there. */
const AIM = 5;

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const club = await openBenchClub(CLUB);
try {
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'pl' };
  /** @returns the milliseconds until the first byte. */
  const visit = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const sent = request({ port: server.port, host: '127.0.0.1', path, agent, headers }, (response) => {
        const first = performance.now() - began;
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve(first) : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      });
      sent.on('error', reject);
      sent.end();
    });

  async function visitors(seconds: number): Promise<number[]> {
    const under: Promise<number>[] = [];
    const began = performance.now();
    while (performance.now() - began < seconds * 1_000) {
      const due = Math.floor(((performance.now() - began) / 1_000) * RATE);
      while (under.length < due) under.push(visit(under.length % 5 === 0 ? '/en' : '/'));
      await wait(1);
    }
    return Promise.all(under);
  }

  await visitors(WARM_UP);
  const cpuBefore = await server.cpu();
  const taken = await visitors(SECONDS);
  const cpu = ((await server.cpu()) - cpuBefore) / 1_000;
  await server.stop();
  const figures: Figure[] = [
    {
      name: `first byte at ${RATE} pages a second, p95`,
      measured: percentile(taken, 0.95),
      unit: 'ms',
      aim: AIM,
      limit: 2 * AIM,
      note: `half in ${rounded(percentile(taken, 0.5))} ms, p99 ${rounded(percentile(taken, 0.99))}, ${taken.length} pages`,
    },
    {
      name: 'the same as a part of one core',
      measured: (cpu / (SECONDS * 1_000)) * 100,
      unit: '%',
      aim: 100,
      note: `${rounded(cpu / taken.length)} ms of processor time a page`,
    },
  ];
  console.log(`\n${figureTable(figures, 'The public page')}\n${machineLoad()}`);
  if (options.strict && figures.some((each) => verdict(each) === 'over the limit')) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
}
