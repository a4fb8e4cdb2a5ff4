import type { Page } from '@playwright/test';
import { everything, expectAccessible, whatColoursDecide } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

/** The demo areas (spec §2), as their addresses begin. */
const areas = ['uikit', 'blocks', 'utilities', 'pages', 'documentation'];
const linksToDemo = areas.map((area) => `nav a[href^="/${area}/"]`).join(', ');

test('whoever develops reads every page of the demo areas, in the light and in the dark', async ({
  page,
}) => {
  // As many pages as there are in the menu.
  test.setTimeout(600_000);
  await openHome(page, 'dev');
  await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
  await page.getByRole('dialog').getByText('Jak w systemie', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Jak w systemie' })).toBeChecked();
  await page.keyboard.press('Escape');

  await expect(page.locator(linksToDemo).first()).toBeAttached();
  const paths = await page
    .locator(linksToDemo)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(expect.arrayContaining(['/uikit/formlayout', '/uikit/misc', '/utilities/colour']));

  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page, everything);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/-dark-/);
    await expectAccessible(page, whatColoursDecide);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await beyond(page), `${path} at ${width} px goes sideways`).toBeLessThanOrEqual(0);
    }
  }
});

test('the code of an example is what is shown, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'dev', '/uikit/button');
  const example = page.getByRole('region', { name: 'Wygląd', exact: true });
  await example.getByRole('button', { name: 'Pokaż kod: Wygląd' }).click();
  const code = example.getByRole('figure', { name: 'Kod przykładu: Wygląd' }).locator('pre');
  await expect(code).toContainText("import { Button, ButtonLink, Inline } from '@tatami/ui';");
  await example.getByRole('button', { name: 'Kopiuj', exact: true }).click();
  await expect(example.getByRole('button', { name: 'Skopiowano' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trimEnd()).toBe(await code.textContent());
});

test('one of twelve hundred rows is found and an icon copied, without a word to the server', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'dev', '/uikit/table');
  const many = page.getByRole('region', { name: '1200 wierszy' });
  await many.getByRole('searchbox', { name: 'Szukaj klienta' }).fill('Bielawa Agnieszka');
  await expect(many.getByRole('rowheader', { name: 'Bielawa Agnieszka' }).first()).toBeVisible();
  await expect(many.getByRole('rowheader', { name: /^(?!Bielawa Agnieszka)/ })).toHaveCount(0);

  await page.goto('/utilities/icons');
  await page.getByRole('searchbox', { name: 'Szukaj ikony' }).fill('belt');
  await page.getByRole('button', { name: 'BeltIcon: kopiuj import' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { BeltIcon } from '@tatami/ui/icons';",
  );
});

test('a demo page is found by its name in the palette', async ({ page }) => {
  await openHome(page, 'dev');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Pływająca etykieta');
  await page.getByRole('option', { name: /Pływająca etykieta/ }).click();
  await expect(page).toHaveURL('/uikit/floatlabel');
  await expect(page.getByRole('heading', { level: 1, name: 'Pływająca etykieta' })).toBeVisible();
});

test('a member has nothing of the demo areas: no entry, no page, no byte', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\/(static|assets)\/.+\.(js|json)$/.test(new URL(request.url()).pathname)) asked.add(request.url());
  });
  await openHome(page, 'czlonek');
  await expect(page.locator(linksToDemo)).toHaveCount(0);
  for (const path of ['/dojo/presence-trainings', '/dojo/training', '/dojo/user-homework', '/adm/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // What a page was given is gone with it: the same files are read once more.
  const walked = await Promise.all(
    [...asked].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  expect(walked.length).toBeGreaterThan(10);
  // A page of a demo area names its texts.
  expect(walked.filter(({ text }) => /uikit\.|showcase\.uikit/.test(text)).map(({ url }) => url)).toEqual([]);

  await page.goto('/uikit/input');
  await expect(page).toHaveURL(/\/accessdenied/);
});

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
