import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { everything, expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const sourceOf = (file: string) =>
  readFileSync(new URL(`../../../packages/showcase/src/${file}`, import.meta.url), 'utf8');

/** A block is a part of a page, which has its title and its landmarks elsewhere. */
const partOfAPage = {
  ...everything,
  rules: Object.fromEntries(
    ['landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [rule, { enabled: false }]),
  ),
};

async function expectBothAccessible(page: Page): Promise<void> {
  await expectAccessible(page);
  const [, inside] = page.frames();
  if (!inside) throw new Error('There is no frame.');
  await expectAccessible(inside, partOfAPage);
}

const insideOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}: podgląd"]`);
const edgeOf = (page: Page) => page.getByRole('separator', { name: 'Krawędź okna' });
const widthOf = async (page: Page) => Number(await edgeOf(page).getAttribute('aria-valuenow'));

test('a developer drags the edge of a block’s window by keys and by mouse, and it lays itself out anew; its source is taken along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'dev', '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await menu.getByRole('button', { name: 'Bloki szablonu' }).click();
  await menu.getByRole('link', { name: 'Cennik' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cennik' })).toBeVisible();

  const inside = insideOf(page, 'Cennik');
  const plan = (name: string) => inside.getByRole('region', { name, exact: true });
  const top = async (name: string) => (await plan(name).boundingBox())?.y ?? Number.NaN;
  const areBeside = async () => (await top('Dzieci')) === (await top('Karnet'));
  await expect.poll(areBeside).toBe(true);

  await test.step('by keys', async () => {
    await edgeOf(page).focus();
    await page.keyboard.press('Home');
    expect(await widthOf(page)).toBe(320);
    await expect.poll(areBeside).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect(await widthOf(page)).toBe(336);
    await page.keyboard.press('End');
    await expect(page.getByRole('radio', { name: 'Cała' })).toBeChecked();
    await expect.poll(areBeside).toBe(true);
  });

  await test.step('by mouse', async () => {
    const box = await edgeOf(page).boundingBox();
    if (!box) throw new Error('The edge is not to be seen.');
    const whole = await widthOf(page);
    await page.mouse.move(box.x + box.width / 2, box.y + 60);
    await page.mouse.down();
    // Over the window itself, which would take the pointer.
    await page.mouse.move(box.x - 500, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => widthOf(page)).toBeLessThan(whole - 450);
    await expect.poll(areBeside).toBe(false);
  });

  await test.step('by a choice, in which it is used', async () => {
    await page.getByText('390 px', { exact: true }).click();
    expect(await widthOf(page)).toBe(390);
    await expect(plan('Dorośli')).toContainText('180 zł');
    await inside.getByText('Rocznie', { exact: true }).click();
    await expect(plan('Dorośli')).toContainText('1800 zł');
    await expectBothAccessible(page);
  });

  await test.step('in the theme that is chosen', async () => {
    const ground = inside.locator('body');
    const light = await ground.evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
    await page.getByText('Ciemne', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(ground).not.toHaveCSS('background-color', light);
    await expectBothAccessible(page);
  });

  await page.getByRole('button', { name: 'Kopiuj źródło' }).click();
  await expect(page.getByRole('button', { name: 'Skopiowano' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    sourceOf('blocks/pricing/Pricing.tsx'),
  );
});

test('a form in a block’s window says what is missing, and takes the focus there @phone', async ({
  page,
}) => {
  await openAs(page, 'dev', '/blocks/contact');
  const inside = insideOf(page, 'Kontakt');
  // A phone is as wide as it is.
  await expect(page.getByRole('radio', { name: 'Cała' })).toHaveCount(0);
  await expect(edgeOf(page)).toBeHidden();
  await inside.getByLabel('Imię i nazwisko').fill('Ewa Lis');
  await inside.getByRole('button', { name: 'Wyślij' }).click();
  await expect(inside.getByLabel('E-mail')).toBeFocused();
  await inside.getByLabel('E-mail').fill('ewa@example.com');
  await inside.getByLabel('Wiadomość').fill('Czy mogę przyjść w piątek?');
  await inside.getByRole('button', { name: 'Wyślij' }).click();
  await expect(inside.getByText('Dziękujemy! Wiadomość do nas trafiła.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('on the example of a list one adds, changes, removes and brings back', async ({ page }) => {
  await openAs(page, 'dev', '/pages/crud');
  const table = page.getByRole('table', { name: 'Lista z edycją' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  const drawer = page.getByRole('dialog').or(page.getByRole('complementary'));

  await test.step('what is missing is said before anything is saved', async () => {
    await page.getByRole('button', { name: 'Dodaj gościa' }).first().click();
    await page.getByLabel('Imię i nazwisko').fill('Bożena Łącka');
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('textbox', { name: 'Klub' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Klub' }).fill('Aikido Elbląg');
    await page.keyboard.press('Enter');
    await expect(row('Bożena Łącka')).toContainText('Do zapłaty');
    await expect(drawer.getByRole('button', { name: 'Zapisz' })).toHaveCount(0);
  });

  await test.step('a row is changed', async () => {
    await row('Bożena Łącka').getByRole('link').click();
    await page.getByText('Opłata zapłacona').click();
    await page.getByRole('button', { name: 'Zapisz' }).click();
    await expect(row('Bożena Łącka')).toContainText('Zapłacona');
  });

  await test.step('the list is narrowed, and found empty', async () => {
    await page.getByRole('searchbox', { name: 'Szukaj gościa lub klubu' }).fill('sopot');
    await expect(table.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: /^Zapłacona/ }).click();
    await expect(row('Łukasz Wiśniewski')).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox').fill('bydgoszcz');
    await page.getByRole('button', { name: 'Pokaż wszystkich' }).click();
    await expect(table.getByRole('row')).toHaveCount(8);
  });

  await test.step('who is removed comes back where they were', async () => {
    const names = () => table.getByRole('row').allInnerTexts();
    const before = await names();
    await page.getByRole('button', { name: 'Działania: Jakob Lindqvist' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await expect(row('Jakob Lindqvist')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(row('Jakob Lindqvist')).toBeVisible();
    expect(await names()).toEqual(before);
  });
});

test('the example of an invoice is printed on one sheet, with all that is on it', async ({ page }) => {
  await openAs(page, 'dev', '/pages/invoice');
  await expect(page.locator('#root')).toContainText(/^Aikido Gdańsk/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faktura FV 11/2026/014');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const sheet = text.join(' ').replaceAll(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  // 540 + 220 + 243.90 + 45, and 17.60 + 56.10 of tax.
  expect(sheet).toContain('1122,60 zł');
  for (const part of ['Nabywca', 'Składka członkowska, dorośli', 'Bokken dębowy', '56,10 zł'])
    expect(sheet).toContain(part);
  expect(sheet).not.toMatch(/Drukuj|Pulpit/);
});

test('help is found by the beginning of a word, with or without its strokes @phone', async ({ page }) => {
  await openAs(page, 'dev', '/pages/help');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(8);
  await page.getByRole('searchbox', { name: 'Szukaj odpowiedzi' }).fill('hasl');
  await expect(questions.filter({ hasText: 'Nie pamiętam hasła' })).toBeVisible();
  await page.getByRole('searchbox').fill('judo');
  await expect(page.getByText('Nie ma takiej odpowiedzi')).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż wszystkie' }).click();
  await expect(questions).toHaveCount(8);
  await expectAccessible(page);
});

test('the documentation builds a page whose list fails, comes, and whose form says what is missing', async ({
  page,
}) => {
  await openAs(page, 'dev', '/documentation/page');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('row', { name: /Dojo Wrzeszcz/ })).toContainText('30');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByLabel('Nazwa sali')).toBeFocused();
  await page.getByLabel('Nazwa sali').fill('Dojo Oliwa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zapisano: Dojo Oliwa.')).toBeVisible();
});

test('whoever is no developer has none of it', async ({ page }) => {
  await openAs(page, 'instruktor', '/blocks/hero');
  await expect(page).toHaveURL(/\/accessdenied/);
});
