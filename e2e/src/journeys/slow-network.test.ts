import type { Page } from '@playwright/test';
import { watchLayout } from '../support/layout.ts';
import { newName } from '../support/office.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pages = ['/dashboard', '/dojo/training', '/dojo/training?view=list', '/dojo/student', '/dojo/technik'];

for (const tag of ['@desktop', '@phone']) {
  test(`on a slow network the pages hold their shape ${tag}`, { tag }, async ({ page, office }) => {
    const { id } = await office.startTraining(newName('Trening w piwnicy'));
    await signIn(page, 'instruktor');
    await slowDown(page);
    const moves = await watchLayout(page);
    for (const path of [...pages, `/dojo/training/${id}`]) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        // Something stands there long before the page does: the shell, with skeletons where the page will be.
        await expect(page.getByText('Wczytywanie…').filter({ visible: true })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
        expect.soft(await moves(), path).toEqual([]);
      });
    }
  });
}

test('a page says which one it is before the app is there', async ({ page }) => {
  await signIn(page, 'instruktor');
  const app = await holdBackApp(page);
  await page.goto('/dojo/student', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Uczniowie' });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Kto ćwiczy w klubie/).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[data-shell]').first()).toBeAttached();
  app.resolve();
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(heading).toBeVisible();
});

test('whoever comes home is greeted by name before the app is there', async ({ page }) => {
  await signIn(page, 'czlonek');
  const app = await holdBackApp(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const greeting = page.getByRole('heading', { level: 1, name: 'Cześć, Katarzyna!' });
  await expect(greeting).toBeVisible();
  await expect(page.locator('[data-shell]').first()).toBeAttached();
  app.resolve();
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(greeting).toBeVisible();
});

test('no style comes twice: those of the first page lie in the document', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/static\/index-.*\.css$/.test(pathname)) styles.push(pathname);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Zaloguj się', exact: true })).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href^="/static/index-"]')).toBeAttached();
  expect(styles).toEqual([]);
});

test('what is pressed before the app is there opens when it is @phone', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, 'czlonek');
  const app = await holdBackApp(page);
  await page.goto('/dojo/day-off', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
  // The last word counts.
  await page.locator('header button').filter({ visible: true }).first().click();
  app.resolve();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dni wolne' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zamknij menu' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who skips to the page before the app is there stays on it when it is', async ({ page }) => {
  await signIn(page, 'czlonek');
  const app = await holdBackApp(page);
  await page.goto('/dojo/day-off', { waitUntil: 'commit' });
  await expect(
    page.locator('[data-shell]').getByRole('heading', { level: 1 }).filter({ visible: true }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  app.resolve();
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('what has the focus before the app is there has it when it is', async ({ page }) => {
  await signIn(page, 'czlonek');
  const app = await holdBackApp(page);
  await page.goto('/dojo/day-off', { waitUntil: 'commit' });
  await expect(
    page.locator('[data-shell]').getByRole('heading', { level: 1 }).filter({ visible: true }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' }).filter({ visible: true })).toBeFocused();
  app.resolve();
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
});

async function holdBackApp(page: Page): Promise<PromiseWithResolvers<void>> {
  const app = Promise.withResolvers<void>();
  await page.route('**/static/index-*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  return app;
}

/** Slows the network down as on a train: 400 ms there and back, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}
