import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

/** The browser that the first journey which asks for it begins, in the way of its settings. */
let kept: BrowserContext | undefined;

/**
 * `test` for journeys that need no browser of their own: each has a window of its own, and nothing of those before it is
 * left but the files of the app, which need not be fetched and compiled anew.
 */
export const test = base.extend({
  context: async ({ browser, baseURL, hasAnsweredCookies }, use) => {
    kept ??= await begin(() => browser.newContext());
    if (hasAnsweredCookies)
      await kept.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: baseURL ?? '' }]);
    await use(kept);
    await forget(kept, baseURL ?? '');
  },
});

/** A window stays open to the end: what is compiled goes with the last one. */
async function begin(open: () => Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await open();
  await context.newPage();
  return context;
}

async function forget(context: BrowserContext, origin: string): Promise<void> {
  const [stays, ...windows] = context.pages();
  for (const window of windows) await window.close();
  if (!stays) throw new Error('A journey has closed the window that stays.');
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(stays);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
