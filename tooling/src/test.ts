import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from './launch/on-stop.ts';
import { type Outcome, runSteps } from './run/run-steps.ts';
import { allSteps, partOf } from './run/steps.ts';
import { row, secondTries, slowestFiles, summary } from './run/table.ts';
import { root } from './workspace.ts';

const { values: options, positionals } = parseArgs({
  options: {
    affected: { type: 'boolean', default: false },
    only: { type: 'string' },
    except: { type: 'string' },
  },
  allowPositionals: true,
});
const [base = 'main'] = positionals;
const report = join(root, '.reports');
rmSync(report, { recursive: true, force: true });

const started = performance.now();
const all = allSteps(options.affected ? base : undefined);
const run = runSteps(partOf(all, options.only?.split(','), options.except?.split(',')), {
  // One more than the cores of a small machine: each step waits now and then, for a disk, a process or a browser.
  lanes: 3,
  // Ends what hangs; a busy machine takes its time.
  limitSeconds: 2700,
  cwd: root,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' },
  onOutcome,
});

function onOutcome(outcome: Outcome): void {
  console.log(row(outcome));
  if (outcome.counts.failed) console.log(`\n${outcome.output.trimEnd().replaceAll(/^/gm, '    ')}\n`);
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.join('\n')}`);
}

let stopping = false;
onStop(async () => {
  stopping = true;
  run.stop();
});

const outcomes = await run.outcomes;
if (stopping) {
  console.log('\nStopped.');
  process.exit(130);
}
const { line, total } = summary(outcomes);
printList('The slowest test files', slowestFiles(outcomes));
printList('Passed only at the second try', secondTries(outcomes));
const seconds = (performance.now() - started) / 1000;
console.log(`\n${outcomes.map(row).join('\n')}\n\n${seconds.toFixed(0)} s in all\n${line}`);
mkdirSync(report, { recursive: true });
writeFileSync(join(report, 'summary.txt'), `${line}\n`);
process.exitCode = total.failed ? 1 : 0;
