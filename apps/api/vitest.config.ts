import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/postgres.setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
