import { join, relative } from 'node:path';
import { Writable } from 'node:stream';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { root } from '../workspace.ts';
import type { Suite } from './suites.ts';

export interface Ended {
  modules: TestModule[];
  /** The tests that failed, or what else went wrong. */
  failures: string[];
}

export interface Runner {
  files: string[];
  run(mutant: string | null, files: readonly string[], longestMs: number): Promise<Ended>;
  close(): Promise<void>;
}

/** What the server says of the faults it is given. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The suite's own tests, run on the code given here in place of its files. */
export async function openRunner(
  { folder }: Suite,
  code: ReadonlyMap<string, string>,
  bail: number,
): Promise<Runner> {
  let order: readonly string[] = [];
  let ended: Ended = { modules: [], failures: [] };
  const planted: Plugin = {
    name: 'planted-mutants',
    enforce: 'pre',
    load: (id) => code.get(relative(root, id)) ?? null,
  };
  const { default: config }: { default: ViteUserConfig } = await import(
    join(root, folder, 'vitest.config.ts')
  );
  const setupFiles = [join(import.meta.dirname, 'mutant.setup.ts')];
  const described = (config.test?.projects ?? []) as TestProjectInlineConfiguration[];
  const projects = described.map((project) => ({
    ...project,
    plugins: [planted],
    // What is cached is known by its source, and that says nothing of what was planted in it.
    test: { ...project.test, setupFiles, typecheck: { enabled: false }, fsModuleCache: false },
  }));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: join(root, folder),
      watch: false,
      fsModuleCache: false,
      bail,
      maxWorkers: 1,
      reporters: [
        {
          onTestCaseResult(test) {
            if (test.result().state === 'failed')
              ended.failures.push(`${pathOf(test.module)} › ${test.fullName}`);
          },
          onTestModuleEnd(module) {
            ended.modules.push(module);
            for (const { message } of module.errors()) ended.failures.push(`${pathOf(module)}: ${message}`);
          },
          onTestRunEnd(_, errors) {
            for (const { message } of errors) ended.failures.push(message ?? 'an error outside the tests');
          },
        },
      ],
      sequence: {
        sequencer: class {
          shard = (specs: TestSpecification[]) => specs;
          sort = (specs: TestSpecification[]) =>
            specs.toSorted((a, b) => order.indexOf(pathOf(a)) - order.indexOf(pathOf(b)));
        },
      },
    },
    { ...config, test: { ...config.test, projects } },
    { stdout: nowhere, stderr: nowhere },
  );
  const specifications = await vitest.globTestSpecifications();
  return {
    files: specifications.map(pathOf),
    async run(mutant, files, longestMs) {
      order = files;
      ended = { modules: [], failures: [] };
      vitest.provide('trial', { mutant, longestMs });
      await vitest.runTestSpecifications(specifications.filter((each) => files.includes(pathOf(each))));
      return ended;
    },
    close: () => vitest.close(),
  };
}

export function pathOf({ moduleId }: { moduleId: string }): string {
  return relative(root, moduleId);
}
