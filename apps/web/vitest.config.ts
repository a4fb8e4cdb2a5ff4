import { findChromium } from '@tatami/tooling';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { handbookPlugin } from './build/handbook.ts';
import { carriedTextsPlugin, dictionariesPlugin } from './build/texts.ts';

const source = '@tatami/source';
const plugins = () => [vanillaExtractPlugin(), carriedTextsPlugin(), handbookPlugin()];
const inBrowser = '{src,test}/**/*.browser.test.{ts,tsx}';

/** What these give the document and its storage, or what they load of it, stays for whoever comes after them. */
const alone = [
  'src/start/first-requests.test.ts',
  'test/club-at-a-glance.test.tsx',
  'test/error-catalogue.test.ts',
  'test/specified-words.test.tsx',
];

/** How long a test may take, in milliseconds: the first of a page loads it, which a busy machine takes its time for. */
const testTimeout = 60_000;

/** What needs no browser. */
const withoutBrowser = {
  plugins: plugins(),
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/unit.json' },
    projects: [
      {
        ...withoutBrowser,
        test: {
          name: 'unit',
          include: ['{src,build,test}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser, ...alone],
          testTimeout,
          // To load the app anew for each file would take longer than all of them.
          isolate: false,
        },
      },
      { ...withoutBrowser, test: { name: 'alone', include: alone, testTimeout } },
      {
        plugins: [...plugins(), dictionariesPlugin()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        // As people have it: React's development build takes three times as long.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: { include: ['react/jsx-runtime'] },
        test: {
          name: 'pages',
          include: [inBrowser],
          env: { EVERY_TURN: process.env.EVERY_TURN ?? '' },
          // What passes only then is named at the end of the run, and is to be mended.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await findChromium(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
});
