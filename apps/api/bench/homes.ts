/**
 * `pnpm bench:homes`: how long the home of a member, of a parent and of an instructor takes to answer in a club of 1,000
 * students with 200,000 presences, asked for by one after another of them, as the evening of a club asks. Over HTTP, with
 * all that the server does; the aim is of the slowest twentieth. `--strict` makes one over the limit a failure.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, rounded, verdict } from '@tatami/tooling/figures';
import { send, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD, type Role } from './big-club.ts';

const CLUB = { students: 1_000, trainings: 5_000, presences: 200_000 };
/** Milliseconds within which 95 of 100 homes are there. */
const AIM = 30;
const LIMIT = 60;
/** Different people, so that nothing is answered from what was just read. */
const PEOPLE = 20;
const ROUNDS = 20;
/** Rounds after which the statements are prepared and the code is compiled. */
const WARM_UP = 5;
const homes: readonly Role[] = ['member', 'guardian', 'instructor'];

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const club = await openBenchClub(CLUB);
try {
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  const figures: Figure[] = [];
  for (const role of homes) {
    const tokens: string[] = [];
    for (let nth = 0; nth < PEOPLE; nth += 1) tokens.push((await club.signIn(role, nth)).token);
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const token of tokens) {
        const began = performance.now();
        const status = await send(agent, server, { path: '/api/home', token });
        if (status !== 200) throw new Error(`GET /api/home: ${status}`);
        if (round >= 0) times.push(performance.now() - began);
      }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    const note = `half of them within ${rounded(at(0.5))} ms, ${sorted.length} asked for`;
    figures.push({
      name: `home of a ${role}, p95`,
      measured: at(0.95),
      unit: 'ms',
      aim: AIM,
      limit: LIMIT,
      note,
    });
  }
  await server.stop();
  console.log(`${figureTable(figures, 'Homes')}\n${machineLoad()}`);
  if (options.strict && figures.some((figure) => verdict(figure) === 'over the limit')) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
}
