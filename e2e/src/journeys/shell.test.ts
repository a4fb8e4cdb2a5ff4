import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { openAs, openHome, signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Ustawienia wyglądu' });
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.className);

/** Presses Tab until the focus is on the element of that name: nobody here has a mouse. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'radio'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Sixty presses of Tab do not lead to ${name}.`);
}

for (const tag of ['@desktop', '@phone']) {
  test(`what the Tab key comes to in a list is seen, there and back ${tag}`, { tag }, async ({ page }) => {
    await openAs(page, 'czlonek', '/dojo/training?view=list');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const unseen: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 110; presses += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(coveredFocus);
        if (name) unseen.push(`${key}: ${name}`);
      }
    }
    expect(unseen).toEqual([]);
  });
}

/** What has the focus in a table and lies under something else, or nowhere. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused?.closest('table')) return null;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top && (focused.contains(top) || top.contains(focused)) ? null : focused.textContent;
}

test('whoever is not signed in changes the language on the smallest phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pages/notfound');
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  for (const name of ['PL', 'Appearance settings', 'Sign in'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a member whose home can’t be fetched whole keeps what has come', async ({ page, faults }) => {
  await page.route('**/static/below-*.js', (route) => route.abort());
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/below-'));
  await openHome(page, 'czlonek');
  await gone;
  await expect(page.getByText(/ z rzędu/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rok na macie' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(faults.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('by keyboard alone: menu, table, dialog and settings', async ({ page }) => {
  // How long the menu takes is looked at too.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page, 'admin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();

  await test.step('the skip link comes first, and leads to the page', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu closes and opens, and stays as it was left', async () => {
    await page.reload();
    // What is there only once the menu is, which comes after the page.
    await expect(page.getByRole('link', { name: 'Użytkownicy' })).toBeVisible();
    await tabTo(page, 'Zamknij menu', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Użytkownicy' })).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Użytkownicy', includeHidden: true })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Użytkownicy' })).toBeHidden();
    await tabTo(page, 'Otwórz menu', 'button');
    const menu = page.locator(`[id="${await page.locator(':focus').getAttribute('aria-controls')}"]`);
    // Spec §9: it takes 400 ms, to close as to open, and so does what it holds.
    await expect(menu).toHaveCSS('transition-duration', '0.4s, 0s');
    await expect(menu).toHaveCSS('transition-delay', '0s, 0.4s');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Użytkownicy' })).toBeVisible();
    await expect(menu).toHaveCSS('transition-duration', '0.4s');
    await expect(page.getByRole('main').locator('..')).toHaveCSS('animation-duration', '0.4s');
    const slides = await page.getByRole('button', { name: 'Dojo' }).evaluate(async (branch: HTMLElement) => {
      branch.click();
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter((each) => each.constructor === Animation);
      return moving.map(({ effect }) => effect?.getTiming().duration);
    });
    expect([...new Set(slides)]).toEqual([400]);
  });

  await test.step('a page of the menu takes the focus and names the document', async () => {
    await tabTo(page, 'Użytkownicy', 'link');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Użytkownicy');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Użytkownicy · Tatami');
    await expect(page.getByRole('link', { name: 'Użytkownicy' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('a column is sorted by its header', async () => {
    await tabTo(page, /^Nazwa użytkownika/, 'button');
    const sorted = page.waitForResponse((response) =>
      decodeURIComponent(response.url()).includes('sort=username,asc'),
    );
    await page.keyboard.press('Enter');
    const [first] = (await (await sorted).json())._embedded.results;
    // The rows of before stay until the new ones have come.
    await expect(page.getByRole('row').nth(1)).toContainText(first.username);
    await expect(page).toHaveURL(/sort=username,asc/);
    await expect(page.getByRole('columnheader', { name: /^Nazwa użytkownika/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  await test.step('a row opens its drawer, and Escape leads back', async () => {
    // Its name, not the initials in the face before it.
    const [row = ''] = await page.getByRole('table').getByRole('link').first().ariaSnapshot().then(namesIn);
    await tabTo(page, row, 'link');
    await page.keyboard.press('Enter');
    const [lastName = '', firstName = ''] = row.split(' ');
    const drawer = page.getByRole('dialog', { name: `${firstName} ${lastName}` });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('the settings change what is seen, at once and for good', async () => {
    await page.reload();
    await tabTo(page, 'Ustawienia wyglądu', 'button');
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await expect(settings(page).getByRole('radio', { name: 'Jasne' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => themeOf(page)).toBe('lara-dark-indigo');
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ustawienia wyglądu' })).toBeFocused();
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => themeOf(page)).toBe('lara-dark-indigo');
  });
});

test('every setting of the panel is in force before the first paint of the next visit', async ({ page }) => {
  await openHome(page, 'instruktor');
  await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
  const panel = settings(page);
  await expectAccessible(page);
  await test.step('a theme is seen on the page beside it, and taken back', async () => {
    const main = page.getByRole('main');
    const beside = await panel.boundingBox();
    await panel.getByTitle('Lara – morski', { exact: true }).click();
    await expect.poll(() => themeOf(page)).toBe('lara-light-teal');
    const shown = await main.boundingBox();
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    await panel.getByRole('button', { name: 'Cofnij zmiany' }).click();
    await expect.poll(() => themeOf(page)).toBe('lara-light-indigo');
  });
  await panel.getByTitle('Material – indygo', { exact: true }).click();
  await panel.getByText('16', { exact: true }).click();
  await panel.getByText('Nad stroną', { exact: true }).click();
  await panel.getByText('Wypełnione', { exact: true }).click();
  await panel.getByLabel('Fala po naciśnięciu').check();
  await page.keyboard.press('Escape');

  // Without its scripts a page has what the document itself does.
  await page.route('**/static/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  const root = page.locator('html');
  await expect(root).toHaveClass('md-light-indigo');
  await expect(root).toHaveAttribute('data-scale', '16');
  await expect(root).toHaveAttribute('data-input-style', 'filled');
  await expect(page.getByRole('link', { name: 'Pulpit' }).first()).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
});

test('whoever lets the system decide has dark colours from dusk on, before the first paint too', async ({
  page,
}) => {
  await openHome(page, 'instruktor');
  await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
  await settings(page).getByTitle('Material – indygo', { exact: true }).click();
  await settings(page).getByText('Jak w systemie', { exact: true }).click();
  await expect.poll(() => themeOf(page)).toBe('md-light-indigo');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(page)).toBe('md-dark-indigo');
  await expect(settings(page).getByRole('radio', { name: 'Jak w systemie' })).toBeChecked();
  await page.keyboard.press('Escape');

  await page.route('**/static/*.js', (route) => route.abort());
  for (const [colorScheme, theme] of [
    ['light', 'md-light-indigo'],
    ['dark', 'md-dark-indigo'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass(theme);
  }
});

test('the palette finds pages and people, and leads there', async ({ page, office }) => {
  await openHome(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Klub dzisiaj/);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: /^Szukaj stron/ });
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await search.fill('dni woln');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Dni wolne');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dni wolne');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(search).toBeHidden();

  await page.keyboard.press('Control+k');
  const [student] = (await office.club.table('student').list({ status: 'active', size: 1 })).results;
  const lastName = student?.lastName ?? '';
  await search.fill(lastName.toLowerCase());
  const found = page.getByRole('group', { name: 'Uczniowie' }).getByRole('option').first();
  await expect(found).toContainText(lastName);
  // Opened again before it has faded away, it begins anew.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await search.fill(lastName.toLowerCase());
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
});

test('a phone has one menu in two places; what is tapped lights at once, and everything can be searched for @phone', {
  tag: '@phone',
}, async ({ page }) => {
  await openHome(page, 'instruktor');
  // Without how much waits there.
  const names = async (menu: Locator) =>
    (await menu.getByRole('link').allInnerTexts()).map((text) => text.replace(/\n\d+$/, ''));
  const tabs = page.getByRole('navigation', { name: 'Szybkie menu' });
  await expect(tabs.getByRole('link', { name: 'Pulpit' })).toHaveAttribute('aria-current', 'page');
  const inReach = await names(tabs);
  expect(inReach).toEqual(['Pulpit', 'Obecność', 'Prace', 'Treningi', 'Uczniowie']);
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await expect(menu).toBeVisible();
  // Where a thumb is there is room for five, and for one word of each.
  expect(await names(menu)).toEqual([
    'Pulpit',
    'Obecność',
    'Prace domowe',
    'Treningi',
    'Dni wolne',
    'Uczniowie',
  ]);
  await page.keyboard.press('Escape');

  const { promise: page2, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/student?*', async (route) => {
    await page2;
    await route.continue();
  });
  const students = tabs.getByRole('link', { name: 'Uczniowie' });
  await students.click();
  await expect(students).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cześć/);
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uczniowie');

  await page.getByRole('button', { name: 'Szukaj (Ctrl+K)' }).click();
  await page.getByRole('combobox', { name: /^Szukaj stron/ }).fill('trening');
  await page.getByRole('option', { name: 'Treningi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treningi');
});

test('the palette finds for a member what a member may see', async ({ page }) => {
  await openHome(page, 'czlonek');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cześć/);
  await page.keyboard.press('Control+k');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('combobox', { name: /^Szukaj stron/ }).fill('trening otwarty');
  await expect(page.getByRole('group', { name: 'Treningi' }).getByRole('option').first()).toBeVisible();
  expect(asked.filter((path) => /\/(student|user|workplace)$/.test(path))).toEqual([]);
});

test('an administrator adds a user with a group and an invitation', async ({ page }) => {
  await openAs(page, 'admin', '/adm/user?edit=new');
  const drawer = page.getByRole('dialog', { name: 'Dodaj użytkownika' });
  const username = `nowa.${Date.now()}`;
  await drawer.getByLabel('Imię').fill('Ola');
  await drawer.getByLabel('Nazwisko').fill('Zielińska');
  await drawer.getByLabel('Nazwa użytkownika').fill(username);
  await drawer.getByRole('textbox', { name: /^E-mail/ }).fill(`${username}@klub.example`);
  await drawer.getByLabel('Instruktorzy').check();
  await drawer.getByRole('button', { name: 'Zapisz' }).click();
  // This club has no mail server, which whoever invites has to know.
  await expect(
    page.getByText(`Serwer nie wysyła e-maili. Zaproszenie na adres ${username}@klub.example czeka`),
  ).toBeVisible();

  await page.goto(`/adm/useringroupright?q=${username}`);
  await expect(page.getByRole('row', { name: /Zielińska Ola/ })).toContainText('Instruktorzy');
});

test.describe('given a browser that was not asked about cookies', () => {
  test.use({ hasAnsweredCookies: false });

  test('the skip link is seen over the banner', async ({ page }) => {
    await signIn(page, 'czlonek');
    await expect(page.getByRole('region', { name: 'Polityka plików cookie' })).toBeVisible();
    const skip = page.getByRole('link', { name: 'Przejdź do treści' });
    await skip.focus();
    // A click is taken by what lies on top.
    await skip.click({ timeout: 3_000 });
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const tag of ['@desktop', '@phone']) {
    test(`the banner asks once, first in the order of the focus, and moves nothing ${tag}`, {
      tag,
    }, async ({ page }) => {
      await page.goto('/login');
      const banner = page.getByRole('region', { name: 'Polityka plików cookie' });
      await expect(banner).toContainText('Ta strona używa plików cookie');
      await expectAccessible(page);
      const moved = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            new PerformanceObserver((list) =>
              resolve((list.getEntries() as Shift[]).flatMap(wordsOf)),
            ).observe({
              type: 'layout-shift',
              buffered: true,
            });
            setTimeout(() => resolve([]), 300);

            interface Shift extends PerformanceEntry {
              value: number;
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
            }
            // A banner pushes things down. How wide a word is set is the font's affair.
            const wordsOf = ({ value, sources }: Shift) =>
              sources
                .filter(({ previousRect, currentRect }) => previousRect.top !== currentRect.top)
                .map(
                  ({ node, previousRect, currentRect }) =>
                    `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)} (${value})`,
                );
          }),
      );
      expect(moved).toEqual([]);
      const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
      expect(y).toBe(0);
      // What comes first on the page begins below it.
      const logo = await page
        .getByText('Aikido Gdańsk', { exact: true })
        .filter({ visible: true })
        .boundingBox();
      expect(logo?.y).toBeGreaterThanOrEqual(height);
      await expect(banner.getByRole('link')).toBeHidden();
      await banner.getByRole('button', { name: 'Odrzuć pliki cookie' }).press('Enter');
      await expect(banner).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
    });
  }

  test('who refuses keeps what signing in needs, is told so, and can answer anew', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    const banner = page.getByRole('region', { name: 'Polityka plików cookie' });
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Refuse cookies' }).click();
    await expect(page.getByText('keeps only what signing in needs')).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'tatami.cookies', value: 'refused', sameSite: 'Lax' });
    expect(cookie?.domain).toBe(new URL(page.url()).hostname);
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    expect(await keys()).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'PL', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');

    await signIn(page, 'czlonek');
    await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
    const settings = page.getByRole('dialog', { name: 'Ustawienia wyglądu' });
    await expect(settings).toContainText('Pliki cookie są odrzucone');
    expect(await keys()).toEqual(expect.not.arrayContaining(['tatami.appearance', 'tatami.language']));
    await settings.getByRole('button', { name: 'Odpowiedz jeszcze raz' }).click();
    await expect(banner).toBeVisible();
  });
});

const namesIn = (snapshot: string): string[] => snapshot.match(/(?<=link ")[^"]+/g) ?? [];

test('in the colours of the system the focus is seen on what is current', async ({ page }) => {
  await openAs(page, 'admin', '/adm/user');
  await expect(page.getByRole('navigation', { name: 'Strony listy' })).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('Tab');
  const current = page.locator('nav [aria-current]:visible');
  await expect(current).toHaveCount(2);
  for (const one of await current.all()) {
    await expect(one).toHaveCSS('outline-style', 'none');
    await one.focus();
    await expect(one).toHaveCSS('outline-style', 'solid');
  }
});
