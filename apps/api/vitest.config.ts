import { defineConfig } from 'vitest/config';

/** What these define, or what they load gives every array, stays for whoever comes after them. */
const alone = ['test/table-definition.test.ts', 'test/newest-migration.test.ts'];

export default defineConfig({
  test: {
    // They leave no processor free: in a whole run they give way, and are the last to end.
    maxWorkers: '100%',
    // Bounds for a machine that is busy with other things, not measures of speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
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
