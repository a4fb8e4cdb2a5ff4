import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    globalSetup: ['test/club.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
