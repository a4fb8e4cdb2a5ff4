import { join } from 'node:path';
import { root, workspacePackages } from '../workspace.ts';
import { affectedPackages } from './affected.ts';
import type { Step } from './run-steps.ts';

/**
 * Everything that `pnpm test` holds the repository to. New packages join by having a `test` script.
 *
 * @param affectedSince a branch: only the tests that read what has changed since then
 */
export function allSteps(affectedSince?: string): Step[] {
  const affected = affectedSince === undefined ? null : affectedPackages(affectedSince);
  const tests = workspacePackages()
    .filter(({ manifest }) => manifest.scripts?.test && (affected?.includes(manifest.name) ?? true))
    .map(
      ({ short, folder, manifest }): Step => ({
        name: `test ${short}`,
        command: turbo('test', `--filter=${manifest.name}`),
        after: ['build'],
        reports: join(root, folder, '.reports'),
      }),
    );
  const isLongest = ({ name }: Step) => name === 'test e2e';
  const steps: Step[] = [
    { name: 'build', command: ['pnpm', 'build', '--continue'] },
    // The journeys take a lane of their own as soon as there is something to travel through.
    ...tests.filter(isLongest),
    // The run ends no sooner than these do: what else there is takes the time they leave.
    ...[
      check('lint'),
      check('types'),
      check('check:dependencies'),
      // The names of the texts, which the compiler is given, are there then.
      { ...check('check:unused'), after: ['types'] },
      check('check:repository'),
      check('check:changesets'),
      // It writes anew what the compiler and the tests read.
      { ...check('contract:check'), after: ['build', 'lint', 'types', 'check:dependencies', 'check:unused'] },
      check('check:storybook', 'storybook:check'),
      ...[
        ...tests.filter((test) => !isLongest(test)),
        { ...check('check:packages'), after: ['build'] },
        { ...check('check:strangers'), after: ['build'] },
        { ...check('check:api'), after: ['build'] },
        { ...check('check:sizes', 'size'), after: ['build'] },
        { ...check('check:commands'), after: ['build'] },
        check('check:recipe'),
      ]
        .map((step) => ({ ...step, after: [...(step.after ?? []), 'contract:check'] }))
        .toSorted((a, b) => turnOf(a) - turnOf(b)),
    ].map((step) => ({ ...step, givesWay: true })),
  ];
  const unchanged: Step = {
    name: 'no file changed',
    command: ['git', 'diff', '--exit-code', '--stat'],
    after: steps.map((step) => step.name),
  };
  // On a developer's own machine files change while the tests run, and rightly so.
  return process.env.CI ? [...steps, unchanged] : steps;
}

/**
 * Some of the steps, for several machines that share them: what is built all need.
 *
 * @param only the packages whose tests are wanted, and nothing but them
 * @param except the packages whose tests others run
 */
export function partOf(steps: readonly Step[], only?: readonly string[], except?: readonly string[]): Step[] {
  const isChosen = ({ name }: Step) => {
    const [, tested] = /^test (.+)$/.exec(name) ?? [];
    if (only) return name === 'build' || (tested !== undefined && only.includes(tested));
    return tested === undefined || !except?.includes(tested);
  };
  const chosen = steps.filter(isChosen);
  const names = chosen.map(({ name }) => name);
  return chosen.map((step) => ({
    ...step,
    after: (step.after ?? []).filter((name) => names.includes(name)),
  }));
}

/** What is long comes first, so that what is short fills up the lanes in the end. */
const long = ['test ui', 'check:recipe', 'test web', 'test sdk'];
/**
 * The server's come last of all, when the journeys are over: beside those they had a sixth of a processor, and what waits for
 * something to come for a while at most had waited in vain.
 */
const last = 'test api';
const turnOf = ({ name }: Step): number => {
  if (name === last) return Number.POSITIVE_INFINITY;
  return long.includes(name) ? long.indexOf(name) : long.length;
};

function check(name: string, task = name): Step {
  return { name, command: turbo(task) };
}

/** What a task reads has not changed since it passed: it is not run again, but by CI. turbo.json says what it reads. */
function turbo(task: string, ...options: string[]): Step['command'] {
  const always = process.env.CI ? ['--force'] : [];
  const quietly = ['--continue', '--env-mode=loose', '--output-logs=errors-only'];
  return ['pnpm', 'exec', 'turbo', 'run', task, ...options, ...quietly, ...always];
}
