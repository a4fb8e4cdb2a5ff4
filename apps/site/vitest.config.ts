import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { fontsPlugin } from './build/fonts.ts';

const conditions = ['@tatami/source', ...defaultServerConditions];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), fontsPlugin({ base: '/site/' })],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
