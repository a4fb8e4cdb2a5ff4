import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { findChromium } from '@tatami/tooling';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const launchOptions = await findChromium();

/** Every story, rendered, played and judged by axe; then its contrast in the same scheme of another family. */
const stories = (name: string, globals: { theme: string; dir: string }) => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { ...globals, anotherFamily: true } })],
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
      stories('light', { theme: 'lara-light-indigo', dir: 'ltr' }),
      stories('dark', { theme: 'lara-dark-indigo', dir: 'rtl' }),
    ],
  },
});
