import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Office, openOffice } from './office.ts';

interface Journey {
  /** What went wrong in any tab of the browser. */
  faults: string[];
  /** Whether the cookie banner was answered at an earlier visit, so that it does not cover the top bar. */
  hasAnsweredCookies: boolean;
}

interface Shared {
  office: Office;
}

/** Playwright's `test`, which also fails a journey on whose way a page threw an error or broke its own policy. */
export const test = base.extend<Journey, Shared>({
  hasAnsweredCookies: [true, { option: true }],
  context: async ({ context, hasAnsweredCookies }, use) => {
    if (hasAnsweredCookies) {
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('tatami.cookies', 'accepted');
      });
    }
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const faults = watch(context);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter
    async ({}, use) => {
      await use(await openOffice());
    },
    { scope: 'worker' },
  ],
});

function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (event) => {
    const error = event.error();
    faults.push(error.stack ?? error.message);
  });
  context.on('console', (message) => {
    // The browser logs every refused request; what to make of it is the page's affair.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) faults.push(message.text());
  });
  return faults;
}

export { expect };
