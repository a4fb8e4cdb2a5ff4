import { expect, test } from 'vitest';
import { packagesReading } from './affected.ts';

const tasks = [
  {
    package: '@tatami/api',
    directory: 'apps/api',
    inputs: { 'src/app.ts': '1', '../../tooling/src/club.ts': '2' },
  },
  { package: '@tatami/ui', directory: 'packages/ui', inputs: { 'src/index.ts': '3' } },
];

test('who reads a changed file is affected, wherever the file stands', () => {
  expect(packagesReading(tasks, new Set(['tooling/src/club.ts']))).toEqual(['@tatami/api']);
  expect(packagesReading(tasks, new Set(['packages/ui/src/index.ts', 'apps/api/src/app.ts']))).toEqual([
    '@tatami/api',
    '@tatami/ui',
  ]);
  expect(packagesReading(tasks, new Set(['docs/errors.md']))).toEqual([]);
});
