import { relative } from 'node:path';
import { root } from '../workspace.ts';
import { add, type Counts, nothing } from './counts.ts';
import type { Outcome } from './run-steps.ts';

/** One line for one step: its name, its time, and what it counted. */
export function row({ step, seconds, counts, output }: Outcome): string {
  const mark = counts.failed ? '✗' : '✓';
  const skipped = counts.skipped ? `  ${counts.skipped} skipped` : '';
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  const passed = `${counts.passed} passed`.padStart(12);
  const failed = `${counts.failed} failed`.padStart(11);
  const unchanged = /^\s*Cached:\s+(\d+) cached, \1 total/m.test(output) && step.reports ? '  unchanged' : '';
  return `${mark} ${step.name.padEnd(20)}${time}${passed}${failed}${skipped}${unchanged}`;
}

/** The last line of a run, read by people and by machines. */
export function summary(outcomes: Outcome[]): { line: string; total: Counts } {
  const total = outcomes.map(({ counts }) => counts).reduce(add, nothing);
  return { line: `${total.passed} passed, ${total.failed} failed`, total };
}

/** The test files that took longest, the slowest first. */
export function slowestFiles(outcomes: readonly Outcome[], most = 10): string[] {
  return allFiles(outcomes)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${name}`);
}

/** What passed only at a second try, by name, and under each how it failed at the first. */
export function secondTries(outcomes: readonly Outcome[]): string[] {
  return allFiles(outcomes).flatMap((file) =>
    file.secondTries.flatMap(({ title, failure }) => [
      `${file.name}: ${title}`,
      ...failure.map((line) => `    ${line}`),
    ]),
  );
}

const allFiles = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap(({ step, files }) =>
    files.map((file) => ({
      ...file,
      // A story is run once in each scheme; a journey is named from its own folder.
      name: file.path.startsWith(root) ? relative(root, file.path) : `${step.name}: ${file.path}`,
    })),
  );
