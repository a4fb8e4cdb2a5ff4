import type { Page } from '@playwright/test';
import { watchLayout } from '../support/layout.ts';
import { newName } from '../support/office.ts';
import { type DemoUser, openAs, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The bytes of scripts, as they come over the wire, that a home may ask for before it is seen. */
const most = 95_000;

interface Home {
  of: string;
  user: DemoUser;
  /** What is seen first of it. */
  first: string | RegExp;
  /** What comes below, by itself. */
  later: string | RegExp;
}

const homes: readonly Home[] = [
  { of: 'a member', user: 'czlonek', first: /tygod/, later: 'Rok na macie' },
  { of: 'an instructor', user: 'instruktor', first: 'Na macie teraz', later: 'Warto dziś zrobić' },
  { of: 'the club', user: 'admin', first: 'Obecności tygodniami', later: 'Niewidziani od 3 tygodni' },
];

for (const { of, user, first, later } of homes) {
  for (const tag of ['@desktop', '@phone']) {
    test(`the home of ${of} asks for at most 95 kB of scripts before it is seen ${tag}`, { tag }, async ({
      page,
      office,
    }) => {
      await office.startTraining(newName('Trening od progu'));
      await watchSight(page);
      const moves = await watchLayout(page);
      await openAs(page, user, '/dashboard');
      await expect(page.getByRole('heading', { name: later })).toBeVisible();
      // The menu of who administers comes after it too.
      if (user === 'admin')
        await expect(page.getByRole('link', { name: 'Sprzęt', includeHidden: true })).toBeAttached();
      await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
      const { text, scripts } = await page.evaluate(() => window.readSight());
      expect(text).toMatch(first);
      expect(scripts.length).toBeGreaterThan(1);
      const size = scripts.reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(size, scripts.join('\n')).toBeLessThanOrEqual(most);
      expect(await moves()).toEqual([]);
    });
  }
}

for (const come of ['scrolls', 'works by keys'] as const) {
  test(`what lies screens below an instructor’s class comes once they are near: who ${come} @phone`, {
    tag: '@phone',
  }, async ({ page, office }) => {
    await office.startTraining(newName('Trening nad resztą'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAs(page, 'instruktor', '/dashboard');
    await expect(page.getByRole('heading', { name: 'Warto dziś zrobić' })).toBeVisible();
    // The bell is among the last to come.
    await expect(page.getByRole('button', { name: /^Powiadomienia/ })).toBeVisible();
    const own = page.getByRole('heading', { name: 'Rok na macie' });
    const ofOwn = () => asked.filter((url) => /\/static\/below-/.test(url)).length;
    expect([await own.count(), ofOwn()]).toEqual([0, 0]);
    if (come === 'scrolls') await page.mouse.wheel(0, 5_000);
    else await page.keyboard.press('Control+f');
    await expect(own).toBeVisible();
    expect(ofOwn()).toBeGreaterThan(0);

    // Whoever comes back finds it where they left it.
    await own.scrollIntoViewIfNeeded();
    await page.getByRole('navigation', { name: 'Szybkie menu' }).getByRole('link').nth(1).click();
    await expect(own).toHaveCount(0);
    await page.goBack();
    await expect(own).toBeInViewport();
  });
}

test('a page asks for its files while the app is still on its way', async ({ page }) => {
  await signIn(page, 'instruktor');
  const { promise: isWanted, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/static/index-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  const table = page.waitForRequest(/\/static\/table-\w+\.js$/);
  await page.goto('/dojo/student', { waitUntil: 'commit' });
  await table;
  await expect(page.locator('[data-shell]').filter({ visible: true })).toHaveCount(1);
  bring();
  await expect(page.getByRole('table', { name: 'Uczniowie' })).toBeVisible();
});

/** Notes what is read when the page takes the place of its shell, and which scripts had been asked for by then. */
async function watchSight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let seen: { at: number; text: string } | undefined;
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (document.querySelector('[data-shell]') || !main) return;
      seen = { at: performance.now(), text: main.textContent };
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    window.readSight = () => {
      const { at, text } = seen ?? { at: Number.NaN, text: '' };
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        text,
        scripts: asked
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= at)
          .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
      };
    };
  });
}

declare global {
  interface Window {
    readSight: () => { text: string; scripts: [name: string, bytes: number][] };
  }
}
