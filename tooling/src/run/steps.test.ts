import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../workspace.ts';
import { dryRun, tasksReading } from './affected.ts';
import { allSteps, partOf } from './steps.ts';

afterEach(() => vi.unstubAllEnvs());

const ofWholeRepository = [
  'lint',
  'check:dependencies',
  'check:unused',
  'check:repository',
  'check:changesets',
  'check:recipe',
];
const ofParts = [
  'contract:check',
  'check:packages',
  'check:strangers',
  'check:api',
  'check:commands',
  'size',
  'storybook:check',
];

test('no test or check is run again while nothing it reads has changed, but by CI', () => {
  const afterBuild = () => allSteps().flatMap(({ name, command }) => (name === 'build' ? [] : [command]));

  vi.stubEnv('CI', undefined);
  const tasks = afterBuild().map(([, , program, , task]) => program === 'turbo' && task);
  expect(new Set(tasks)).toEqual(new Set(['test', 'types', ...ofWholeRepository, ...ofParts]));
  expect(afterBuild().filter((command) => command.includes('--force'))).toEqual([]);

  vi.stubEnv('CI', '1');
  const unforced = allSteps().filter(({ command }) => !command.includes('--force'));
  expect(unforced.map(({ name }) => name)).toEqual(['build', 'no file changed']);
});

test('machines that share the steps run each of them, and nothing but the build twice', () => {
  const steps = allSteps();
  const named = (part: readonly { name: string }[]) => part.map(({ name }) => name);
  const long = ['api', 'ui', 'web', 'e2e'];
  const parts = [partOf(steps, undefined, long), ...long.map((name) => partOf(steps, [name]))].map(named);
  expect(
    parts
      .flat()
      .filter((name) => name !== 'build')
      .toSorted(),
  ).toEqual(
    named(steps)
      .filter((name) => name !== 'build')
      .toSorted(),
  );
  expect(parts[1]).toEqual(['build', 'test api']);
  for (const { after = [] } of partOf(steps, ['api']))
    expect(after.filter((name) => name !== 'build')).toEqual([]);
});

// It asks turbo, which looks at every file: a busy machine takes its time.
test('what reads the whole repository is run again whatever has changed', { timeout: 60_000 }, () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
  for (const { taskId, inputs } of dryRun(...ofWholeRepository).filter(({ directory }) => directory === ''))
    expect({ taskId, unread: files.filter((file) => !(file in inputs)) }).toEqual({ taskId, unread: [] });
});

test('a check of a part is run again when that part has changed, and not for another', {
  timeout: 60_000,
}, () => {
  const tasks = dryRun(...ofParts);
  const runAgain = (file: string) =>
    tasksReading(tasks, new Set([file]))
      .map(({ taskId }) => taskId)
      .filter((id) =>
        /#(?:contract:check|check:packages|check:api)$|(?:ui|web)#size$|ui#storybook:check$/.test(id),
      )
      .map((id) => id.replace(/^\/\/#/, '').replace('@tatami/', ''))
      .toSorted();

  expect(runAgain('docs/operations.md')).toEqual([]);
  expect(runAgain('apps/web/src/app/menu-order.ts')).toEqual([]);
  expect(runAgain('apps/api/src/http/messages.ts')).toEqual(['contract:check']);
  expect(runAgain('apps/api/scripts/list-tables.ts')).toEqual(['contract:check']);
  expect(runAgain('docs/errors.md')).toEqual(['contract:check']);
  expect(runAgain('packages/sdk/scripts/generate.ts')).toEqual(['contract:check']);
  expect(runAgain('packages/sdk/src/club.ts')).toEqual(['check:api', 'check:packages', 'contract:check']);
  expect(runAgain('packages/sdk/README.md')).toEqual(['check:packages', 'contract:check']);
  expect(runAgain('packages/realtime/.size-limit.json')).toEqual(['check:packages']);
  expect(runAgain('packages/realtime/etc/types.md')).toEqual(['check:api']);
  expect(runAgain('packages/realtime/dist/index.d.ts')).toEqual(['check:api', 'check:packages']);
  expect(runAgain('.changeset/config.json')).toEqual(['check:api', 'ui#storybook:check']);
  expect(runAgain('packages/ui/.storybook/preview.tsx')).toEqual(['ui#storybook:check']);
  expect(runAgain('packages/ui/src/index.ts')).toEqual(['check:api', 'check:packages', 'ui#storybook:check']);
  expect(runAgain('packages/ui/.size-limit.json')).toEqual([
    'check:packages',
    'ui#size',
    'ui#storybook:check',
  ]);
  expect(runAgain('apps/web/.size-limit.ts')).toEqual(['web#size']);
  expect(runAgain('apps/web/build/page-files.ts')).toEqual(['web#size']);
  expect(runAgain('tooling/src/check-packages.ts')).toEqual([
    'check:api',
    'check:packages',
    'contract:check',
  ]);
  expect(runAgain('LICENSE')).toEqual(['check:api', 'check:packages', 'contract:check']);
  // What is built is read as it was built.
  expect(runAgain('packages/ui/dist/index.js')).toEqual(['check:packages', 'ui#size']);
  expect(runAgain('packages/sdk/dist/index.js')).toEqual(['check:packages']);
  expect(runAgain('apps/web/dist/index.html')).toEqual(['contract:check', 'web#size']);
  // What its commands run is more than what any other check reads.
  const readsCommands = tasksReading(tasks, new Set(['docs/operations.md'])).map(({ taskId }) => taskId);
  expect(readsCommands).toContain('//#check:commands');
  const readBy = (file: string) => tasksReading(tasks, new Set([file])).map(({ taskId }) => taskId);
  expect(readBy('packages/sdk/test/strangers/deno/report.ts')).toContain('//#check:strangers');
  expect(readBy('packages/ui/README.md')).toContain('//#check:strangers');
  expect(readBy('docs/operations.md')).not.toContain('//#check:strangers');
});
