import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

/** The window that the first journey which asks for it opens, in the way of its settings; it goes with the browser. */
let kept: BrowserContext | undefined;

/**
 * `test` for many journeys of one person who goes on in the window of the journey before: what the browser has of the
 * app it need not fetch and compile anew for each.
 */
export const test = base.extend({
  context: async ({ browser, baseURL }, use) => {
    kept ??= await browser.newContext();
    await kept.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: baseURL ?? '' }]);
    await use(kept);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});
