import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What these define, or what they load gives every array, stays for whoever comes after them. */
const alone = ['test/table-definition.test.ts', 'test/newest-migration.test.ts'];

/** What waits most of its time, for what was killed or for the next try of a queue. */
const waiting = ['durability', 'push', 'webhook', 'several-servers', 'outgoing-mail', 'proxies', 'embedded'];

/** An order that begins with what waits: at the end, when all else has run, that would leave the processors idle. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) =>
      waiting.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const { first = [], later = [] } = Object.groupBy(await super.sort(files), (file) =>
      waits(file) ? 'first' : 'later',
    );
    return [...first, ...later];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    // They leave no processor free, though some wait: a whole run has them at its end, when little else is left.
    maxWorkers: availableParallelism() + 1,
    // Bounds for a machine that is busy with other things, not measures of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // What passes only then is named at the end of the run, and is to be mended.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: alone,
          globalSetup: ['test/support/postgres.setup.ts'],
          // Each file has a club and a database of its own; to load the server anew for it would take longer than most of them.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
