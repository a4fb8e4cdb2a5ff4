import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { carriedTextsPlugin } from './build/texts.ts';

const conditions = ['@tatami/source', ...defaultServerConditions];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), carriedTextsPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{src,build,test}/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
  },
});
