import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.ts'],
          typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
        },
      },
      {
        test: {
          name: 'server',
          include: ['test/*.test.ts'],
          globalSetup: ['test/club-server.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
