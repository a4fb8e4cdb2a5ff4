import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { testFiles } from './reports.ts';
import type { Outcome } from './run-steps.ts';
import { secondTries, slowestFiles } from './table.ts';

const vitest = {
  testResults: [
    { name: join(root, 'apps/api/test/quick.test.ts'), startTime: 1_000, endTime: 2_500 },
    {
      name: join(root, 'apps/api/test/slow.test.ts'),
      startTime: 1_000,
      endTime: 9_000,
      assertionResults: [
        { fullName: 'a roll call is stored', status: 'passed', failureMessages: [] },
        {
          fullName: 'a mark is told to others',
          status: 'passed',
          failureMessages: [`AssertionError: it was not\n    at ${root}/a.ts:1:2`],
        },
        { fullName: 'a mark is taken back', status: 'failed', failureMessages: ['it was not'] },
      ],
    },
  ],
};

const playwright = {
  suites: [
    {
      title: 'marks.test.ts',
      file: 'marks.test.ts',
      specs: [
        { title: 'a member signs up', tests: [{ status: 'expected', results: [{ duration: 2_000 }] }] },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'a member comes',
              tests: [
                {
                  status: 'flaky',
                  results: [
                    {
                      duration: 1_000,
                      errors: [{ message: '\u001b[31mError\u001b[39m: it did not come\n\nCall log:' }],
                    },
                    { duration: 500 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const outcome = (name: string, report: object): Outcome => ({
  step: { name, command: ['true'] },
  seconds: 1,
  counts: { passed: 1, failed: 0, skipped: 0 },
  files: testFiles(report),
  output: '',
});
const outcomes = [outcome('test api', vitest), outcome('test e2e', playwright)];

test('the slowest files are told, the slowest first', () => {
  expect(slowestFiles(outcomes, 2)).toEqual([
    '    8.0 s  apps/api/test/slow.test.ts',
    '    3.5 s  test e2e: marks.test.ts',
  ]);
});

test('what passed only at its second try is told by name, with how it failed at first', () => {
  expect(secondTries(outcomes)).toEqual([
    'apps/api/test/slow.test.ts: a mark is told to others',
    '    AssertionError: it was not',
    'test e2e: marks.test.ts: a member comes',
    '    Error: it did not come',
    '    Call log:',
  ]);
});
