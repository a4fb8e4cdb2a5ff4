import { test as base, expect } from '@playwright/test';

/** Playwright's `test`, which also fails a journey on whose way a page threw an error or broke its own policy. */
export const test = base.extend<{ faultless: undefined }>({
  faultless: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      page.on('console', (message) => {
        // The browser logs every refused request; what to make of it is the page's affair.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
