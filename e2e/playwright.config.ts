import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '@tatami/tooling';
import { exampleClub } from './src/support/example-club.ts';

const isWorker = process.env.TEST_PARALLEL_INDEX !== undefined;
const browser = await findChromium();

/** Journeys through the built product: the real server, a real database, the example club. */
export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.test.ts',
  globalSetup: './src/support/club.setup.ts',
  outputDir: '.reports/pictures',
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  // One club is shared by all journeys of a worker, as it is in life; each worker has one of its own.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others keep busy; what passed only then is named as flaky in the report, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // The global setup starts the clubs before the workers read this file, and after it was read first.
    baseURL: isWorker ? exampleClub().url : undefined,
    // Journeys come one after the other: a process of its own for each page's script is a tenth of what browsers cost.
    launchOptions: { ...browser, args: [...browser.args, '--renderer-process-limit=1'] },
    // A journey sees the network as it is; those about the service worker let it in.
    serviceWorkers: 'block',
    locale: 'pl-PL',
    // What moves is drawn anew with every frame: a tenth of the run.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    // To record every journey would cost a quarter of the run.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
