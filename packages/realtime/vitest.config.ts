import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
    // What passes only then is named at the end of the run, and is to be mended.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
