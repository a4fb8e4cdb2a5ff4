import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { findChromium } from '@tatami/tooling';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const launchOptions = await findChromium();

/** Every story is rendered, played and judged by axe in both, and then its contrast in the same scheme of another family. */
const schemes = [
  { name: 'light', theme: 'lara-light-indigo', dir: 'ltr' },
  { name: 'dark', theme: 'lara-dark-indigo', dir: 'rtl' },
];

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.reports/ui.json' }]],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Stories share nothing but the page they are drawn on; a page for each file would double the time.
          isolate: false,
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without motion nothing is half-way when it is looked at.
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            // Both are served what is made of the sources once.
            instances: schemes.map(({ name, ...globals }) => ({
              browser: 'chromium' as const,
              name,
              provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { ...globals, anotherFamily: true } },
            })),
          },
        },
      },
    ],
  },
});
