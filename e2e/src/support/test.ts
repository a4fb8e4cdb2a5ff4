import { readFileSync } from 'node:fs';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';
import { exampleClub } from './example-club.ts';
import { type Office, openOffice } from './office.ts';
import { type Secrets, secretsIn, watchSecrets } from './secrets.ts';

interface Journey {
  /** What went wrong in any tab of the browser. */
  faults: string[];
  /** Whether the cookie banner was answered at an earlier visit, so that it does not cover the top bar. */
  hasAnsweredCookies: boolean;
}

interface Shared {
  /** What must never stand in a log. */
  secrets: Secrets;
  office: Office;
}

/**
 * Playwright's `test`, which also fails a journey on whose way a page threw an error or broke its own policy. When all
 * of them are over, the club's log is searched for every secret that they used.
 */
export const test = base.extend<Journey, Shared>({
  hasAnsweredCookies: [true, { option: true }],
  context: async ({ context, baseURL, hasAnsweredCookies }, use) => {
    if (hasAnsweredCookies)
      await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: baseURL ?? '' }]);
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const { faults, end } = watch(context);
      await use(faults);
      end();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  secrets: [
    async ({ browser }, use) => {
      const secrets: Secrets = new Set();
      browser.on('context', (context) => watchSecrets(context, secrets));
      await use(secrets);
      expect(secretsIn(readLog(), secrets), 'secrets in the log').toEqual([]);
    },
    { scope: 'worker', auto: true },
  ],
  office: [
    async ({ secrets }, use) => {
      await use(await openOffice(secrets));
    },
    { scope: 'worker' },
  ],
});

function watch(context: BrowserContext): { faults: string[]; end: () => void } {
  const faults: string[] = [];
  const onError = (event: WebError) => {
    const error = event.error();
    faults.push(error.stack ?? error.message);
  };
  const onMessage = (message: ConsoleMessage) => {
    // The browser logs every refused request, a worker's too; what to make of it is the page's affair.
    const isRefusal = /^(?:Failed to load resource|A bad HTTP response code|WebSocket connection to)/.test(
      message.text(),
    );
    if (message.type() === 'error' && !isRefusal) faults.push(message.text());
  };
  context.on('weberror', onError).on('console', onMessage);
  return { faults, end: () => void context.off('weberror', onError).off('console', onMessage) };
}

/** All that the example club has logged so far. */
export const readLog = (): string => readFileSync(exampleClub().log, 'utf8');

export { expect };
