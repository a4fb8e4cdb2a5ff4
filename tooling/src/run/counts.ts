import { type Report, readReports } from './reports.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds up the reports in a folder. */
export function countReports(folder: string): Counts {
  return readReports(folder).map(countReport).reduce(add, nothing);
}

function countReport(report: Report): Counts {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // Passed at the second try, which only CI allows; the report names it.
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/**
 * The verdict over one step. A check counts as one. A test runner counts by its reports; one that failed
 * without naming a failed test, or that ran no test at all, has failed once.
 */
export function judge(exitCode: number | null, reported: Counts | undefined): Counts {
  const succeeded = exitCode === 0;
  if (!reported) return { ...nothing, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const ranNothing = reported.passed + reported.failed === 0;
  const unexplained = reported.failed === 0 && (!succeeded || ranNothing);
  return unexplained ? { ...reported, failed: 1 } : reported;
}
