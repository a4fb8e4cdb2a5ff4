import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { findChromium } from '@tatami/tooling';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const launchOptions = await findChromium();

/** Every story, rendered, played and judged by axe under one theme; if so asked, its contrast in every other family. */
const stories = (name: string, theme: string, everyFamily = false) => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme, everyFamily } })],
  test: {
    name,
    // Stories share nothing but the page they are drawn on; a page for each file would double the time.
    isolate: false,
    retry: process.env.CI ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without motion nothing is half-way when it is looked at.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.reports/ui.json' }]],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      stories('light', 'lara-light-indigo', true),
      stories('dark', 'lara-dark-indigo'),
    ],
  },
});
