import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    typecheck: { enabled: true },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
