import { add, type Counts, nothing } from './counts.ts';
import type { Outcome } from './run-steps.ts';

/** One line for one step: its name, its time, and what it counted. */
export function row({ step, seconds, counts }: Outcome): string {
  const mark = counts.failed ? '✗' : '✓';
  const skipped = counts.skipped ? `  ${counts.skipped} skipped` : '';
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  const passed = `${counts.passed} passed`.padStart(12);
  const failed = `${counts.failed} failed`.padStart(11);
  return `${mark} ${step.name.padEnd(20)}${time}${passed}${failed}${skipped}`;
}

/** The last line of a run, read by people and by machines. */
export function summary(outcomes: Outcome[]): { line: string; total: Counts } {
  const total = outcomes.map(({ counts }) => counts).reduce(add, nothing);
  return { line: `${total.passed} passed, ${total.failed} failed`, total };
}
