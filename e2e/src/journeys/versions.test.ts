import type { Page } from '@playwright/test';
import type { Wording } from '../support/front-door.ts';
import { test } from '../support/front-door-test.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const isPage = (path: string) => !/\.\w+$|^\/api\//.test(path);
/** Another version of the app: its document says which, and its worker brings it. */
const release =
  (name: string): Wording =>
  (path) => {
    if (isPage(path)) return (html) => html.replace('<html ', `<html data-release="${name}" `);
    return path === '/sw.js' ? (script) => script.replace(/"name":"[^"]+"/, `"name":"${name}"`) : undefined;
  };
const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newVersion = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Jest nowa wersja aplikacji.' });

/** Signs in, and stays until the browser has all of the app. */
async function visit(page: Page): Promise<void> {
  await signIn(page, 'czlonek', { remember: true });
  await expect(heading(page)).toHaveText(/^Cześć/);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // Over a link the pointer would have its page fetched ahead.
  await page.mouse.move(0, 0);
}

/** Opens the page anew, and stays until all that it asked for has come. */
async function visitAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(heading(page)).toHaveText(/^Cześć/);
  await page.waitForLoadState('networkidle');
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('a later visit takes the app from the browser, and every answer of the club from the club', async ({
  page,
  door,
}) => {
  await visit(page);
  // What the pointer had fetched ahead on its way is of this visit.
  let before = -1;
  const isQuiet = async () => {
    // A page that has had no turn yet has not asked for all it needs.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    const was = before;
    before = door.asked.length;
    return was === before;
  };
  await expect.poll(isQuiet, { intervals: [300] }).toBe(true);
  door.asked.length = 0;
  await visitAgain(page);
  const asked = door.asked.filter((path) => path !== '/sw.js');
  expect(asked.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(['/api/about', '/api/authinfo/whoami', '/api/home']));

  await test.step('the routes are there before any link is pointed at, from there too', async () => {
    const areThere = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/static/routes-')),
      );
    await expect.poll(areThere).toBe(true);
    expect(door.asked.filter((path) => path.startsWith('/static/'))).toEqual([]);
  });

  await test.step('the policy comes with the document from there too', async () => {
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  });

  await test.step('a page that was visited once is there as well', async () => {
    await page.getByRole('link', { name: 'Treningi', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Treningi');
    await page.reload();
    await expect(heading(page)).toHaveText('Treningi');
    door.asked.length = 0;
    await page.reload();
    await expect(heading(page)).toHaveText('Treningi');
    expect(door.asked.filter((path) => path.startsWith('/static/'))).toEqual([]);
  });

  await test.step('nothing of the person is kept, nor left behind when they sign out', async () => {
    const isShell = (path: string) =>
      path === '/dashboard' || /^\/(static|assets)\/|^\/favicon\.svg$/.test(path);
    expect((await keptPaths(page)).filter((path) => !isShell(path))).toEqual([]);
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(heading(page)).toHaveText('Wylogowano');
    expect((await keptPaths(page)).filter((path) => !isShell(path))).toEqual([]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('what was on its way when the worker came is kept too', async ({ page, door }) => {
  const inPieces = (count: number) => (script: string) =>
    Array.from({ length: count }, (_, at) =>
      script.slice((at * script.length) / count, ((at + 1) * script.length) / count),
    );
  const isLate = (path: string) => path.startsWith('/static/below-') && path.endsWith('.js');
  // The worker comes once it is under way, and before it is there.
  door.say((path) => (path === '/sw.js' ? inPieces(3) : isLate(path) ? inPieces(10) : undefined));
  const late = page.waitForResponse((response) => isLate(new URL(response.url()).pathname));
  await visit(page);
  await (await late).finished();
  door.say(() => undefined);
  await expect.poll(async () => (await keptPaths(page)).some(isLate)).toBe(true);
  door.asked.length = 0;
  await visitAgain(page);
  expect(door.asked.filter(isLate)).toEqual([]);
});

test('without a network the app opens as it was last, and goes on when it is back', async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Brak sieci').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Brak sieci')).toHaveCount(0, { timeout: 20_000 });
  await expect(heading(page)).toHaveText(/^Cześć/);
});

test('a new version is offered in every tab, and taken where somebody wants it', async ({ page, door }) => {
  door.say(release('one'));
  await visit(page);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(heading(other)).toHaveText(/^Cześć/);

  door.say(release('two'));
  await visitAgain(page);
  for (const tab of [page, other]) {
    await expect(newVersion(tab)).toBeVisible();
    expect(await releaseOf(tab)).toBe('one');
  }
  await page.getByRole('button', { name: 'Odśwież' }).click();
  await expect.poll(() => releaseOf(page)).toBe('two');
  await expect(heading(page)).toHaveText(/^Cześć/);
  await expect(newVersion(page)).toBeHidden();

  // The other tab goes on as it is, and has the new one whenever it begins anew.
  await other.bringToFront();
  await other.getByRole('link', { name: 'Cały tydzień' }).click();
  await expect(heading(other)).toHaveText('Obecność');
  expect(await releaseOf(other)).toBe('one');
  await other.reload();
  await expect.poll(() => releaseOf(other)).toBe('two');
});

test('a version that comes in part is not taken, and once whole it is', async ({ page, door, context }) => {
  door.say(release('one'));
  await visit(page);

  door.say((path) => (path === '/assets/i18n/first/en.json' ? null : release('two')(path)));
  await visitAgain(page);
  await expect.poll(() => door.asked.filter((path) => path === '/assets/i18n/first/en.json').length).toBe(2);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Brak sieci').first()).toBeVisible();
  expect(await releaseOf(page)).toBe('one');
  await context.setOffline(false);

  door.say(release('two'));
  await page.goto('/dashboard');
  await expect(newVersion(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => releaseOf(page)).toBe('two');
});

test('a version whose files are gone gives way to the one that is there', async ({ page, door }) => {
  await visit(page);
  const entry = await page.locator('script[type=module]').getAttribute('src');
  const later = entry?.replace('/static/', '/static/./') ?? '';
  let isTaken = false;
  // The server has moved on, and the worker has not heard of it.
  door.say((path) => {
    isTaken ||= path === later.replace('/./', '/');
    // What the pages of tables are called by the build.
    if (path.startsWith('/static/page-') && !isTaken) return null;
    // By when it is heard of, the page that failed has given way to the one that says so.
    return isPage(path) ? (html) => ['', html.replaceAll(entry ?? '', later)] : undefined;
  });
  await page.getByRole('link', { name: 'Treningi', exact: true }).first().click();
  await expect.poll(() => page.locator('script[type=module]').getAttribute('src')).toBe(later);
  await expect(heading(page)).toHaveText('Treningi');
});

test('a server that has no worker any more is rid of the old ones', async ({ page, door }) => {
  await visit(page);
  door.say((path) => (path === '/sw.js' ? null : undefined));
  await visitAgain(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect(heading(page)).toHaveText(/^Cześć/);
});

/** How far each part of the club's font is that text may be set in. */
function fontInUse(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ family }) => /Figtree Variable/.test(family)).map(({ status }) => status),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first page does not wait for the font, the next one has it, and so has the next visit', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await fontInUse(page)).toEqual([]);
    await page.locator('a[href="/reset"]').click();
    await expect(page).toHaveURL(/\/reset$/);
    await expect.poll(() => fontInUse(page)).toContain('loaded');
    // A visit is a later one when the worker answers it.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect.poll(() => fontInUse(page)).toContain('loaded');
  });
});

test('where there is room for a desktop, the first page has the font', async ({ page }) => {
  await page.goto('/login');
  await expect.poll(() => fontInUse(page)).toContain('loaded');
});
