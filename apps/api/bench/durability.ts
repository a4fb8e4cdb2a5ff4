/**
 * `pnpm bench:durability [cycles]`: SIGKILL to PostgreSQL and to the server in the middle of writes, 200 times
 * each. Whatever the server acknowledged must be there afterwards.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTrial } from './durability/trial.ts';

const cycles = Number(process.argv[2] ?? 200);
const dataDir = await mkdtemp(join(tmpdir(), 'tatami-durability-'));
const started = performance.now();

const figures = await runTrial(dataDir, cycles, ({ kills, acknowledged, faults }) => {
  if (kills.postgres % 20 === 0)
    console.log(`${kills.postgres} of ${cycles} cycles, ${acknowledged} writes, ${faults.length} lost`);
}).finally(() => rm(dataDir, { recursive: true }));

console.log(`
                     kills   back after (median, longest)
${Object.entries(figures.pauses).map(row).join('\n')}

acknowledged writes  ${figures.acknowledged}
without an answer    ${figures.unanswered}
lost                 ${figures.faults.length}
duration             ${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const fault of figures.faults.slice(0, 20)) console.error(fault);
process.exitCode = figures.faults.length > 0 ? 1 : 0;

function row([target, pauses]: [string, number[]]): string {
  const sorted = pauses.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `  ${target.padEnd(17)}  ${String(pauses.length).padStart(5)}   ${median.toFixed(0)} ms, ${longest.toFixed(0)} ms`;
}
