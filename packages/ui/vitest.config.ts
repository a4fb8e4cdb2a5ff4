import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { findChromium, findSameChromium } from '@tatami/tooling';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { undirectedStories } from './.storybook/directed-stories.ts';
import { comparePicture } from './.storybook/pictures/compare-picture.ts';
import { clearReport } from './.storybook/pictures/report.ts';

/** Whether stories are only pictured: all else that holds them takes three times as long. */
const onlyPictures = Boolean(process.env.PICTURES);
// Pictures are compared where the browser is the one they were made with; elsewhere letters have other edges.
const same = await findSameChromium();
if (onlyPictures && !same)
  throw new Error('Pictures are taken by the Chromium of npm alone, on Linux on x64.');
if (!same) console.warn('Pictures are not compared: that takes the Chromium of npm, on Linux on x64.');
const launchOptions = same ?? (await findChromium());
await clearReport();

/** What a machine might have otherwise. */
const alike = { deviceScaleFactor: 1, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' };

/** The build that people have: React's development build takes three times as long. Dependencies are bundled apart. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/**
 * What stories wear, and whether they are judged in it: by every rule of axe, by their pictures, in other themes and turned
 * around. One server transforms for all of them, so this is handed to the plugin as it hands on what it is told.
 */
const wearing = (
  name: string,
  { isJudged, ...globals }: { isJudged: boolean; theme: string; dir: string },
  exclude: string[] = [],
) => ({
  browser: 'chromium' as const,
  name,
  exclude,
  provide: {
    'storybook/test-provided': { a11y: isJudged && !onlyPictures },
    'storybook/test-initial-globals': {
      ...globals,
      looks: isJudged && !onlyPictures,
      pictures: isJudged && same !== null,
    },
  },
});

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.reports/ui.json' }]],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{src,.storybook,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          // Some read all sources: a bound for a machine that is busy with other things, no measure of speed.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The pictures of the guides: their parts and their numbers, and what axe says of them.
        plugins: [vanillaExtractPlugin()],
        define: production,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: {
          include: ['axe-core', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime'],
          rolldownOptions: { transform: { define: production } },
        },
        test: {
          name: 'guides',
          include: ['.storybook/*.drawn.tsx'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            viewport: { width: 1200, height: 900 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // Every story, rendered, played, judged by axe and compared with its pictures; then its looks in another family and,
        // turned around, in the other scheme. Those that know which way text runs are played from right to left too; the
        // others where all is asked for that takes turns.
        plugins: [storybookTest({ configDir: '.storybook' })],
        define: production,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: {
          include: ['react/jsx-runtime'],
          // The pages of the book, which are no stories.
          exclude: ['virtual:book'],
          rolldownOptions: { transform: { define: production } },
        },
        test: {
          name: 'stories',
          // As above: some are played, judged four times and pictured twice.
          testTimeout: 60_000,
          // Stories share nothing but the page they are drawn on; a page for each file would double the time.
          isolate: false,
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without motion nothing is half-way when it is looked at.
            provider: playwright({
              launchOptions,
              contextOptions: { reducedMotion: 'reduce', ...(same && alike) },
            }),
            commands: { comparePicture },
            instances: [
              wearing('light', { isJudged: true, theme: 'lara-light-indigo', dir: 'ltr' }),
              wearing(
                'right to left',
                { isJudged: false, theme: 'lara-dark-indigo', dir: 'rtl' },
                process.env.EVERY_TURN ? [] : undirectedStories(),
              ),
            ],
          },
        },
      },
    ],
  },
});
