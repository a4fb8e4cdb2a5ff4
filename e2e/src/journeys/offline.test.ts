import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { newName } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { type DemoUser, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offline = (page: Page) => page.getByText(/^Brak sieci – widok z \d\d:\d\d/);
const signInButton = (page: Page) => page.getByRole('button', { name: 'Zaloguj się' });

/** The places in which this browser keeps something of a person. */
function keptIn(page: Page): Promise<string[]> {
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

/** Opens a page, and stays until the browser has the app and what was read for it. */
async function visit(page: Page, path: string, title: string | RegExp): Promise<void> {
  const before = (await keptIn(page)).length;
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(async () => (await keptIn(page)).length).toBeGreaterThan(before);
}

async function signInToStay(page: Page, username: DemoUser): Promise<void> {
  await signIn(page, username, { remember: true });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(async () => (await keptIn(page)).length).toBeGreaterThan(4);
}

/** The console has a line for each call that no answer came to, and nothing else. */
const others = (faults: string[]) => faults.splice(0).filter((line) => !/ network \d+ ms/.test(line));

test('without a network a signed-in person sees each page as it was last, at its address', async ({
  page,
  context,
  office,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const pages = [
    ['/dashboard', /^Cześć/],
    [`/dojo/training/${id}`, title],
    ['/dojo/student', 'Uczniowie'],
  ] as const;
  const names = page.getByRole('table').getByRole('link');
  await signInToStay(page, 'instruktor');
  for (const [path, name] of pages.slice(1)) await visit(page, path, name);
  const before = await names.allTextContents();

  await context.setOffline(true);
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(name);
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(signInButton(page)).toHaveCount(0);
  }
  expect(await names.allTextContents()).toEqual(before);
  await expectAccessible(page);

  await test.step('one that was never read says so, offers others, and opens when it can', async () => {
    await page.goto('/adm/profile');
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(signInButton(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText('Brak sieci');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Mój profil', { timeout: 20_000 });
    await expect(page).toHaveURL(/\/adm\/profile$/);
    await expect(offline(page)).toHaveCount(0);
  });

  await test.step('nothing of it is left after signing out, and the next person has none of it', async () => {
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(heading(page)).toHaveText('Wylogowano');
    await expect.poll(() => keptIn(page)).toEqual([]);
    await signInToStay(page, 'czlonek');
    await context.setOffline(true);
    await page.goto(`/dojo/training/${id}`);
    await expect(heading(page)).toHaveText('Brak sieci');
    await expect(page.getByText(title)).toHaveCount(0);
    await context.setOffline(false);
  });
  expect(others(faults)).toEqual([]);
});

test('a roll call of 20 without a network outlives the tab, and is sent once', async ({
  page: first,
  context,
  office,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening bez sieci'));
  const people = (await office.namesOnRollCall(id)).slice(0, 20);
  expect(people).toHaveLength(20);
  const stored = async () => (await office.club.table('presence').list({ training: id })).page.totalElements;
  let sent = 0;
  context.on('response', (answer) => {
    if (answer.url().endsWith(`/training/${id}/presences`)) sent += 1;
  });
  await signInToStay(first, 'instruktor');
  await visit(first, `/dojo/training/${id}`, title);
  await context.setOffline(true);
  let rollCall = rollCallOn(first);
  for (const name of people) await rollCall.name(name).click();
  await expect(first.getByText('20 znaków czeka na wysłanie')).toBeVisible();
  await rollCall.expectCount('Obecność', 0);
  await expectAccessible(first);
  await first.close({ runBeforeUnload: false });

  const page = await context.newPage();
  rollCall = rollCallOn(page);
  await page.goto(`/dojo/training/${id}`);
  await expect(page.getByText('20 znaków czeka na wysłanie')).toBeVisible();
  for (const name of people) await rollCall.expectMark(name, 'Obecność');
  await rollCall.expectCount('Obecność', 0);
  await page.goto('/dashboard');
  await expect(page.getByText('20 znaków czeka na wysłanie')).toBeVisible();

  // By itself, on whatever page, and by one of two tabs.
  const other = await context.newPage();
  await other.goto('/dojo/student');
  await expect(other.getByText(/20 znaków czeka na wysłanie/)).toBeVisible();
  expect(await stored()).toBe(0);
  await context.setOffline(false);
  await expect.poll(stored, { timeout: 20_000 }).toBe(20);
  for (const tab of [page, other]) await expect(tab.getByText(/czeka na wysłanie/)).toHaveCount(0);
  expect(sent).toBe(1);
  await page.goto(`/dojo/training/${id}`);
  await rollCall.expectCount('Obecność', 20);
  expect(others(faults)).toEqual([]);
});
