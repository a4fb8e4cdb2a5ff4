import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { clubToday } from '../support/days.ts';
import { newName } from '../support/office.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const table = (page: Page) => page.getByRole('table');
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const chips = (page: Page) => page.getByRole('group', { name: 'Włączone filtry' }).getByRole('button');

test('a list is narrowed by the keys alone, and its address brings the same rows to somebody else', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', { remember: true });
  await page.goto('/dojo/student');
  await expect(chips(page)).toHaveText(['Status: Trenuje']);

  await page.getByRole('button', { name: 'Filtry (1)' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filtry' });
  await filters.getByRole('button', { name: 'Dzieci' }).press('Space');
  await filters.getByLabel('W klubie od: od').focus();
  // A year is typed figure by figure; none of them may be taken back on the way.
  await page.keyboard.type('01012025', { delay: 30 });
  await expect(filters.getByLabel('W klubie od: od')).toHaveValue('2025-01-01');
  await page.keyboard.press('Escape');
  await expect(filters).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filtry (3)' })).toBeFocused();
  await expect(chips(page)).toHaveText(['Grupa: Dzieci', 'W klubie od: od 01.01.2025', 'Status: Trenuje']);
  await expect(page).toHaveURL(/section=kids/);
  await expect(page).toHaveURL(/joinedOn=2025-01-01\.\./);
  const found = await page.getByText(/^\d+ os(oba|oby|ób)$/).textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(found ?? '')).toBeVisible();
  await expect(chips(other)).toHaveCount(3);

  await chips(page).filter({ hasText: 'Grupa' }).press('Enter');
  await expect(chips(page)).toHaveCount(2);
  await expect(page).not.toHaveURL(/section/);
});

test('rows stand in order of several columns', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dojo/student');
  await head(page, 'Grupa').getByRole('button').click();
  await expect(head(page, 'Grupa')).toHaveAttribute('aria-sort', 'ascending');
  const joined = head(page, 'W klubie od');
  await joined.getByRole('button').click({ modifiers: ['Shift'] });
  await joined.getByRole('button').click({ modifiers: ['Shift'] });
  await expect(joined).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=section,asc,joinedOn,desc/);
  await page.reload();
  await expect(joined).toHaveAttribute('aria-sort', 'descending');
  const sorted = await table(page).getByRole('row').nth(1).textContent();
  await page.goBack();
  await expect(joined).toHaveAttribute('aria-sort', 'ascending');
  await expect(table(page).getByRole('row').nth(1)).not.toHaveText(sorted ?? '');
});

test('columns and named views are kept in this browser', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dojo/student?section=kids');
  await page.getByRole('button', { name: 'Widok' }).click();
  const view = page.getByRole('dialog', { name: 'Widok' });
  await view.getByRole('checkbox', { name: 'Stopień' }).uncheck();
  await view.getByRole('button', { name: 'Przesuń wcześniej: Ostatnio na macie' }).click();
  await view.getByRole('textbox', { name: 'Nazwa widoku' }).fill('Dzieci bez stopni');
  await view.getByRole('button', { name: 'Zapisz widok' }).click();
  await page.keyboard.press('Escape');

  await page.goto('/dojo/student');
  const heads = ['', 'Nazwisko i imię', 'Grupa', 'Ostatnio na macie', 'W klubie od', 'Status'];
  await expect(table(page).getByRole('columnheader')).toHaveText(heads);
  await page.getByLabel('Zapisane widoki').selectOption('Dzieci bez stopni');
  await expect(page).toHaveURL(/section=kids/);
  await expect(chips(page).first()).toHaveText('Grupa: Dzieci');
});

test('the whole list comes as a file that no spreadsheet takes for formulas', async ({ page, office }) => {
  const lastName = newName('=2+5');
  const common = { joinedOn: clubToday(), section: 'adult', status: 'active' } as const;
  for (let number = 0; number < 21; number += 1) {
    await office.club.table('student').save({ ...common, firstName: `Próba ${number}`, lastName });
  }
  await signIn(page, 'admin');
  await page.goto(`/dojo/student?q=${encodeURIComponent(lastName)}`);
  await expect(page.getByText('21 osób')).toBeVisible();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe(`Uczniowie ${clubToday()}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(
    text.startsWith('\ufeffNazwisko i imię;Stopień;Grupa;W klubie od;Ostatnio na macie;Status\r\n'),
  ).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(22);
  expect(text).toContain(`'${lastName} Próba 20;;Dorośli;${clubToday()};;Trenuje`);
});

test('many accounts are blocked at once; who can not be is named, and all of it can be taken back', async ({
  page,
  office,
}) => {
  const lastName = newName('Blokowska');
  const users = office.club.table('user');
  const made: string[] = [];
  for (const [at, status] of (['active', 'active', 'invited'] as const).entries()) {
    const username = `${lastName.toLowerCase().replace(' ', '.')}.${at}`;
    const account = { username, email: `${username}@klub.example`, firstName: `Ala ${at}`, lastName };
    const { id } = await users.save({ ...account, status: 'invited' });
    if (status === 'active') await users.save({ ...(await users.get(id)), status });
    made.push(id);
  }
  const states = async () => Promise.all(made.map(async (id) => (await users.get(id)).status));

  await signIn(page, 'admin');
  await page.goto(`/adm/user?q=${encodeURIComponent(lastName)}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }).check();
  await page.getByRole('button', { name: 'Zablokuj' }).click();
  await expect(page.getByText('Zablokowano 2 konta.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`Ala 2 ${lastName}: Stan konta: zaproszony.`);
  expect(await states()).toEqual(['blocked', 'blocked', 'invited']);
  await expect(rows(page).filter({ hasText: 'zablokowany' })).toHaveCount(2);
  // What failed stays selected.
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmiany w 2 wierszach.')).toBeVisible();
  expect(await states()).toEqual(['active', 'active', 'invited']);
});

test('nobody locks themselves out', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/adm/user?q=admin');
  await table(page).getByRole('row').filter({ hasText: 'admin' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Zablokuj' }).click();
  await expect(page.getByRole('alert')).toContainText('To Twoje konto.');
});

test('students change their group together, on a phone', async ({ page, office }) => {
  const lastName = newName('Grupowa');
  const students = office.club.table('student');
  const common = { lastName, joinedOn: clubToday(), birthDate: '1990-01-01', status: 'active' } as const;
  const made = await Promise.all(
    ['Ewa', 'Iga'].map((firstName) => students.save({ ...common, firstName, section: 'adult' })),
  );
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dojo/student?q=${encodeURIComponent(lastName)}`);
  await expect(rows(page)).toHaveCount(2);
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zmień grupę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmień grupę' });
  await expect(dialog.getByRole('button', { name: 'Zmień', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Młodzież' }).check();
  await dialog.getByRole('button', { name: 'Zmień', exact: true }).click();
  await expect(page.getByText('Zmieniono grupę 2 uczniów.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Młodzież' })).toHaveCount(2);
  for (const { id } of made) expect((await students.get(id)).section).toBe('youth');
});

test('a search that finds nothing says so, and lets go of what narrows', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/adm/user?q=nikogotakiego&status=blocked');
  await expect(page.getByRole('heading', { name: 'Nic nie pasuje' })).toBeVisible();
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/adm/user');
});

/** Those under the heads. */
function rows(page: Page): Locator {
  return table(page).locator('tbody').getByRole('row');
}
