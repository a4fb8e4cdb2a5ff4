import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@tatami/source', ...defaultServerConditions];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    isolate: false,
    // The first page brings the whole component library along.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
