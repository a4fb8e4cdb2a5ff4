/**
 * `pnpm bench:durability [cycles]`: SIGKILL to PostgreSQL and to the server in the middle of writes, 200 times
 * each, and a quarter as often at every step of a mail and of a message to a webhook. Whatever the server acknowledged must be
 * there afterwards, and what it promised to mail or to tell must have come.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMailTrial } from './durability/mail-trial.ts';
import { runTrial } from './durability/trial.ts';
import { runWebhookTrial } from './durability/webhook-trial.ts';

const cycles = Number(process.argv[2] ?? 200);
const started = performance.now();

const figures = await inNewFolder((dataDir) =>
  runTrial(dataDir, cycles, ({ kills, acknowledged, faults }) => {
    if (kills.postgres % 20 === 0)
      console.log(`${kills.postgres} of ${cycles} cycles, ${acknowledged} writes, ${faults.length} lost`);
  }),
);

console.log(`
                     kills   back after (median, longest)
${Object.entries(figures.pauses).map(row).join('\n')}

acknowledged writes  ${figures.acknowledged}
without an answer    ${figures.unanswered}
lost                 ${figures.faults.length}
duration             ${((performance.now() - started) / 1000).toFixed(0)} s`);

const mails = await inNewFolder((dataDir) => runMailTrial(dataDir, Math.ceil(cycles / 4)));

console.log(`
kills at a step      ${Object.entries(mails.kills)
  .map(([step, times]) => `${step} ${times}`)
  .join(', ')}
mails promised       ${mails.promised}
come                 ${mails.arrived}, of these ${mails.doubled} twice under the same id
all there after      ${mails.recovery.toFixed(0)} s
lost                 ${mails.faults.length}`);

const messages = await inNewFolder((dataDir) => runWebhookTrial(dataDir, Math.ceil(cycles / 4)));

console.log(`
kills at a step      ${Object.entries(messages.kills)
  .map(([step, times]) => `${step} ${times}`)
  .join(', ')}
changes stored       ${messages.promised}
told of              ${messages.arrived}, of these ${messages.doubled} twice under the same id
all told after       ${messages.recovery.toFixed(0)} s
lost                 ${messages.faults.length}`);

const faults = [...figures.faults, ...mails.faults, ...messages.faults];
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function inNewFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-durability-'));
  return work(dataDir).finally(() => rm(dataDir, { recursive: true }));
}

function row([target, pauses]: [string, number[]]): string {
  const sorted = pauses.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `  ${target.padEnd(17)}  ${String(pauses.length).padStart(5)}   ${median.toFixed(0)} ms, ${longest.toFixed(0)} ms`;
}
