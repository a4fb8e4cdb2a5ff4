import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
