import { expect, type Locator, type Page } from '@playwright/test';

/** The console has a line for each call that no answer came to, or that was refused, and nothing else. */
export const others = (faults: string[], refused = 'network') =>
  faults.splice(0).filter((line) => !new RegExp(` (network|${refused}) \\d+ ms`).test(line));

/** The browser has the app, with all the code that this page has asked for: it can be opened anew without a network. */
export async function expectAppKept(page: Page): Promise<void> {
  // On a busy machine it takes a while until all files of a version are there.
  const patience = { timeout: 30_000 };
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), patience)
    .toBe('activated');
  const missing = () =>
    page.evaluate(async () => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const code = paths.filter((path) => path.startsWith('/static/'));
      const kept = await Promise.all(code.map((path) => caches.match(path, { ignoreVary: true })));
      return code.filter((_, position) => !kept[position]);
    });
  await expect.poll(missing, patience).toEqual([]);
}

/** The line that says how many marks wait for the network. */
export const waits = (page: Page, count: string): Locator =>
  page.getByText(new RegExp(`${count} na wysłanie`));
export const nothingWaits = (page: Page) =>
  expect(page.getByText(/na wysłanie/)).toHaveCount(0, { timeout: 20_000 });

/** Nothing is kept for sending: the answer has come, and a tab that goes elsewhere leaves nothing to send again. */
export const nothingIsKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const resultOf = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve) => {
            request.onsuccess = () => resolve(request.result);
          });
        const database = await resultOf(indexedDB.open('tatami.unsent'));
        const count = await resultOf(database.transaction('marks').objectStore('marks').count());
        database.close();
        return count;
      }),
    )
    .toBe(0);

/** The places in which this browser keeps something of a person. */
export function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    const all = databases.map(
      (name) =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const [store = ''] = opening.result.objectStoreNames;
            const asked = opening.result.transaction(store).objectStore(store).getAllKeys();
            asked.onsuccess = () => {
              opening.result.close();
              resolve(asked.result.map((key) => `${name} ${key}`));
            };
          };
        }),
    );
    return (await Promise.all(all)).flat();
  });
}

/** All that was read is written down: something of it is there, nothing more is read, and no more comes. */
export async function expectKept(page: Page, atLeast: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  let last = -1;
  const settled = async () => {
    const now = (await keptIn(page)).length;
    const isSettled = now >= atLeast && now === last;
    last = now;
    return isSettled;
  };
  await expect.poll(settled, { intervals: [300] }).toBe(true);
}
