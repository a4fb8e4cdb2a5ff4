import { expect, test } from 'vitest';
import { tasksReading } from './affected.ts';

const api = { directory: 'apps/api', inputs: { 'src/app.ts': '1', '../../tooling/src/club.ts': '2' } };
const ui = { directory: 'packages/ui', inputs: { 'src/index.ts': '3' } };
const tasks = [api, ui];

test('who reads a changed file is affected, wherever the file stands', () => {
  expect(tasksReading(tasks, new Set(['tooling/src/club.ts']))).toEqual([api]);
  expect(tasksReading(tasks, new Set(['packages/ui/src/index.ts', 'apps/api/src/app.ts']))).toEqual([
    api,
    ui,
  ]);
  expect(tasksReading(tasks, new Set(['docs/errors.md']))).toEqual([]);
});
