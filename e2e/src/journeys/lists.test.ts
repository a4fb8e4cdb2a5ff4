import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { inMinutes, newName } from '../support/office.ts';
import { openAs, signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const table = (page: Page) => page.getByRole('table');
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const filters = (page: Page) => page.getByRole('group', { name: 'Filtry' });
const chips = (page: Page) => filters(page).locator('button[data-set]');

test('a list is narrowed by the keys alone, and its address brings the same rows to somebody else', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', { remember: true });
  await page.goto('/dojo/student');
  await expect(chips(page)).toHaveText(['Status Trenuje']);
  await expect(table(page).getByRole('cell', { name: 'Trenuje', exact: true })).toHaveCount(20);

  await filters(page).getByRole('button', { name: 'Grupa' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Dzieci' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(filters(page).getByRole('button', { name: 'Grupa Dzieci' })).toBeFocused();
  await filters(page).getByRole('button', { name: 'W klubie od' }).press('Enter');
  const joined = page.getByRole('dialog', { name: 'W klubie od' });
  await joined.getByLabel('od').focus();
  // A year is typed figure by figure; none of them may be taken back on the way.
  await page.keyboard.type('01012025', { delay: 30 });
  await expect(joined.getByLabel('od')).toHaveValue('01012025');
  await page.keyboard.press('Escape');
  await expect(joined).toHaveCount(0);
  await expect(chips(page)).toHaveText([
    'Grupa Dzieci',
    'W klubie od 01.01.2025 lub później',
    'Status Trenuje',
  ]);
  await expect(page).toHaveURL(/section=kids/);
  await expect(page).toHaveURL(/joinedOn=2025-01-01\.\./);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  // Said to who does not see it, too.
  const found = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ os(oba|oby|ób)$/ })
    .textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(found ?? '')).toBeVisible();
  await expect(chips(other)).toHaveCount(3);

  await chips(page).filter({ hasText: 'Grupa' }).press('Delete');
  await expect(chips(page)).toHaveCount(2);
  await expect(page).not.toHaveURL(/section/);
});

test('who never was on the mat is found by a chip, and by its address', async ({ page, office }) => {
  const lastName = newName('Nowicka');
  const { id } = await office.club
    .table('student')
    .save({ firstName: 'Ola', lastName, joinedOn: clubToday(), section: 'adult', status: 'active' });
  await openAs(page, 'admin', `/dojo/student?q=${encodeURIComponent(lastName)}`);
  await filters(page).getByRole('button', { name: 'Ostatnio na macie' }).click();
  await page.getByRole('button', { name: 'Brak wartości' }).click();
  await expect(page).toHaveURL(/lastPresentAt=null/);
  await expect(table(page).locator(`a[href*="${id}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Z wartością' }).click();
  await expect(page).toHaveURL(/lastPresentAt=notNull/);
  await expect(page.getByText('Nic nie pasuje')).toBeVisible();
});

test('rows stand in order of several columns', async ({ page }) => {
  await openAs(page, 'admin', '/dojo/student');
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
  await openAs(page, 'admin', '/dojo/student?section=kids');
  await page.getByRole('button', { name: 'Widok', exact: true }).click();
  const view = page.getByRole('dialog', { name: 'Widok' });
  await view.getByRole('checkbox', { name: 'Stopień' }).uncheck();
  await view.getByRole('button', { name: 'Przesuń wcześniej: Ostatnio na macie' }).click();
  await view.getByRole('textbox', { name: 'Nazwa widoku' }).fill('Dzieci bez stopni');
  await view.getByRole('button', { name: 'Zapisz widok' }).click();
  await page.keyboard.press('Escape');

  await page.goto('/dojo/student');
  const heads = ['', 'Nazwisko i imię', 'Grupa', 'Ostatnio na macie', 'W klubie od', 'Status'];
  await expect(table(page).getByRole('columnheader')).toHaveText(heads);
  await page.getByRole('button', { name: 'Dzieci bez stopni' }).click();
  await expect(page).toHaveURL(/section=kids/);
  await expect(chips(page).first()).toHaveText('Grupa Dzieci');
});

test('a column is made wider by its edge or by the keys, and stays so in this browser', async ({ page }) => {
  await openAs(page, 'admin', '/adm/user');
  const email = head(page, 'E-mail');
  const width = async (of: Locator) => (await of.boundingBox())?.width ?? 0;
  const before = await width(email);

  const { x, y, height } = (await email.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + before - 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + before + 56, y + height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => width(email)).toBeCloseTo(before + 60, 0);
  await expect(email).not.toHaveAttribute('aria-sort');

  await head(page, 'Nazwa użytkownika').getByRole('button').focus();
  const username = await width(head(page, 'Nazwa użytkownika'));
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => width(head(page, 'Nazwa użytkownika'))).toBeCloseTo(username + 16, 0);
  await expect(page).toHaveURL('/adm/user');

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => width(email)).toBeCloseTo(before + 60, 0);
  await page.getByRole('button', { name: 'Widok', exact: true }).click();
  await page.getByRole('button', { name: 'Przywróć układ kolumn' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => width(email)).toBeCloseTo(before, 0);
});

test('on a tablet the names stay in sight, and a press on any cell opens its row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, 'admin', '/adm/user');
  await head(page, 'E-mail').getByRole('button').focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Alt+ArrowRight');

  const name = rows(page).first().getByRole('rowheader');
  const place = async () => (await name.boundingBox())?.x;
  const before = await place();
  await page.keyboard.press('End');
  await expect(head(page, 'Stan konta')).toBeInViewport({ ratio: 0.9 });
  expect(await place()).toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect(head(page, 'E-mail').getByRole('button')).toBeFocused();

  await rows(page).first().getByRole('cell').last().click();
  await expect(page).toHaveURL(/edit=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a tablet all that a list has stands beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  for (const list of ['/dojo/exam', '/dojo/exam-candidate', '/adm/item']) {
    await openAs(page, 'admin', list);
    await expect(table(page).getByRole('row').nth(1)).toBeVisible();
    const { x = 0, width = 0 } = (await table(page).boundingBox()) ?? {};
    expect(x + width, list).toBeLessThanOrEqual(720);
  }
});

test('the whole list comes as a file that no spreadsheet takes for formulas', async ({ page, office }) => {
  const lastName = newName('=2+5');
  const common = { joinedOn: clubToday(), section: 'adult', status: 'active' } as const;
  const students = office.club.table('student');
  for (let number = 0; number < 21; number += 1)
    await students.save({ ...common, firstName: `Próba ${number}`, lastName });
  await openAs(page, 'admin', `/dojo/student?q=${encodeURIComponent(lastName)}`);
  await expect(page.getByText('21 osób')).toBeVisible();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe(`Uczniowie ${clubToday()}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(
    text.startsWith(
      '\ufeffNazwisko i imię;Stopień;Grupa;W klubie od;Ostatnio na macie;Status;Identyfikator\r\n',
    ),
  ).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(22);
  expect(text).toContain(`'${lastName} Próba 20;;Dorośli;${clubToday()};;Trenuje`);
  for (const { id } of (await students.list({ q: lastName, size: 21 })).results) await students.remove(id);
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

  await openAs(page, 'admin', `/adm/user?q=${encodeURIComponent(lastName)}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }).check();
  await page.getByRole('button', { name: 'Zablokuj' }).click();
  await expect(page.getByText('Zablokowano 2 konta.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`Ala 2 ${lastName}: Stan konta: Zaproszony.`);
  expect(await states()).toEqual(['blocked', 'blocked', 'invited']);
  await expect(rows(page).filter({ hasText: 'Zablokowany' })).toHaveCount(2);
  // What failed stays selected.
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmiany w 2 wierszach.')).toBeVisible();
  expect(await states()).toEqual(['active', 'active', 'invited']);
});

test('rights are taken from a group together, and given back when asked', async ({ page, office }) => {
  const rights = office.club.table('rightto');
  const group = await office.club.table('groupright').save({ name: newName('Sekcja') });
  for (let number = 0; number < 21; number += 1) {
    await rights.save({ group: group.id, right: `Proba:P${String(number).padStart(2, '0')}` });
  }
  const held = async () => (await rights.list({ group: group.id })).page.totalElements;

  await openAs(page, 'admin', `/adm/rightto?view=list&group=${group.id}&sort=right,asc&page=2`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }).check();
  await page.getByRole('button', { name: 'Odbierz prawa' }).click();
  const question = page.getByRole('alertdialog', { name: 'Odebrać 1 prawo?' });
  await question.getByRole('button', { name: 'Anuluj' }).click();
  expect(await held()).toBe(21);
  await page.getByRole('button', { name: 'Odbierz prawa' }).press('Enter');
  await question.getByRole('button', { name: 'Odbierz prawa' }).click();
  await expect(page.getByText('Odebrano 1 prawo.')).toBeVisible();
  // Nothing is left of the second page.
  await expect(rows(page)).toHaveCount(20);
  await expect(page).not.toHaveURL(/page=/);
  expect(await held()).toBe(20);

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmianę w 1 wierszu.')).toBeVisible();
  expect((await rights.list({ group: group.id, right: 'Proba:P20' })).results).toHaveLength(1);
});

test('people leave their groups together, but nobody takes their own rights away', async ({
  page,
  office,
}) => {
  const users = office.club.table('user');
  const memberships = office.club.table('useringroupright');
  const group = await office.club.table('groupright').save({ name: newName('Sekcja') });
  const username = newName('czlonkini').toLowerCase().replace(' ', '.');
  const account = { username, email: `${username}@klub.example`, firstName: 'Ola', lastName: 'Nowa' };
  const { id: user } = await users.save({ ...account, status: 'invited' });
  const validTo = '2030-01-01T00:00:00.000Z';
  await memberships.save({ user, group: group.id, validTo });
  const { results } = await users.list({ username: 'admin' });
  await memberships.save({ user: results[0]?.id ?? '', group: group.id });

  await openAs(page, 'admin', `/adm/useringroupright?group=${group.id}`);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }).check();
  await page.getByRole('button', { name: 'Usuń z grup' }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć 2 osoby z grup?' });
  await question.getByRole('button', { name: 'Usuń z grup' }).click();
  await expect(page.getByText('Usunięto 1 osobę z grupy.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('To Twoje konto.');
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(rows(page)).toHaveCount(2);
  const [again] = (await memberships.list({ user })).results;
  expect(again).toMatchObject({ group: group.id, validTo });
});

test('what can be made again is removed by the dozen, and comes back', async ({ page, office }) => {
  const items = office.club.table('item');
  const name = newName('Szafka');
  for (const at of ['A', 'B', 'C']) await items.save({ name: `${name} ${at}`, category: 'other' });
  await openAs(page, 'admin', `/adm/item?q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }).check();
  await page.getByRole('group', { name: 'Narzędzia tabeli' }).getByRole('button', { name: 'Usuń' }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć 3 wiersze?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Usunięto 3 wiersze.')).toBeVisible();
  expect((await items.list({ q: name })).results).toHaveLength(0);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect((await items.list({ q: name })).results).toHaveLength(3);
});

test('nobody locks themselves out', async ({ page }) => {
  await openAs(page, 'admin', '/adm/user?q=admin');
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
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', `/dojo/student?q=${encodeURIComponent(lastName)}`);
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

test('a change of many shows at once; whom the server refuses is named, and is as before', async ({
  page,
  office,
}) => {
  const lastName = newName('Odmowna');
  const students = office.club.table('student');
  const common = { lastName, birthDate: '1990-01-01', section: 'adult', status: 'active' } as const;
  // Nobody leaves before they have come.
  for (const [firstName, joinedOn] of [
    ['Ewa', clubToday()],
    ['Iga', '2199-01-01'],
  ] as const)
    await students.save({ ...common, firstName, joinedOn });
  await openAs(page, 'admin', `/dojo/student?status=all&q=${encodeURIComponent(lastName)}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }).check();

  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/student/batch', async (route) => {
    await asked;
    await route.continue();
  });
  const choose = async (status: string) => {
    await page.getByRole('button', { name: 'Zmień status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zmień status' });
    await dialog.getByRole('radio', { name: status }).check();
    await dialog.getByRole('button', { name: 'Zmień', exact: true }).click();
  };
  await choose('Poza klubem');
  await expect(rows(page).filter({ hasText: 'Poza klubem' })).toHaveCount(2);
  // What is read anew meanwhile, as somebody else writes, does not know of it.
  await students.save({ ...common, firstName: 'Ola', joinedOn: clubToday() });
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'Poza klubem' })).toHaveCount(2);
  answer();
  await expect(page.getByRole('alert')).toContainText(`Iga ${lastName}: `);
  await expect(page.getByText('Zmieniono status 1 ucznia.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Poza klubem' })).toHaveCount(1);

  await page.route('**/api/student/batch', (route) => route.abort());
  await choose('W zawieszeniu');
  await expect(page.getByText('Nie można połączyć się z serwerem.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'W zawieszeniu' })).toHaveCount(0);
});

test('a change of a row is taken back when asked, and not what somebody else has changed since', async ({
  page,
  office,
}) => {
  const items = office.club.table('item');
  const name = newName('Jo');
  const { id } = await items.save({ name, category: 'weapon', condition: 'prosty' });
  const change = async (condition: string) => {
    await openAs(page, 'admin', `/adm/item?q=${encodeURIComponent(name)}&edit=${id}`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Stan', { exact: true }).fill(condition);
    await form.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByText('Zapisano.')).toBeVisible();
    expect(await items.get(id)).toMatchObject({ condition });
  };
  await change('krzywy');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmianę w 1 wierszu.')).toBeVisible();
  expect(await items.get(id)).toMatchObject({ condition: 'prosty' });

  await change('pęknięty');
  await items.save({ ...(await items.get(id)), sizeLabel: '128 cm' });
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await items.get(id)).toMatchObject({ condition: 'pęknięty', sizeLabel: '128 cm' });
});

test('a row that was removed is gone at once, and comes back when asked', async ({ page, office }) => {
  const items = office.club.table('item');
  const name = newName('Tanto');
  const number = `T-${name.replaceAll(/\W/g, '')}`;
  const { id } = await items.save({ name, category: 'weapon', inventoryNo: number, sizeLabel: '30 cm' });
  await openAs(page, 'admin', `/adm/item?q=${encodeURIComponent(name)}&edit=${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(page.getByText('Nic nie pasuje')).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(rows(page).filter({ hasText: number })).toBeVisible();
  const [again] = (await items.list({ q: name })).results;
  expect(again).toMatchObject({ name, category: 'weapon', inventoryNo: number, sizeLabel: '30 cm' });
});

test('a list without rows leads to where they come from', async ({ page }) => {
  for (const [table, text, source] of [
    ['homework-submission', 'Nikt nie ma jeszcze pracy domowej', 'Prace domowe'],
    ['exam-candidate', 'Nikt się jeszcze nie zgłosił', 'Egzaminy'],
    ['presence', 'Nikt jeszcze nie był na treningu', 'Treningi'],
  ] as const) {
    await page.route(`**/api/${table}?*`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const none = { totalElements: 0, totalIsExact: true, totalPages: 0 };
      await route.fulfill({
        response: answer,
        json: { ...body, _embedded: { results: [] }, page: { ...body.page, ...none } },
      });
    });
    await openAs(page, 'admin', `/dojo/${table}`);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: source, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: source })).toBeVisible();
  }
});

test('who comes from an exam that has no candidates yet adds one', async ({ page, office }) => {
  const exams = office.club.table('exam');
  const [workplace] = (await office.club.table('workplace').list({ size: 1 })).results;
  const name = newName('Egzamin');
  const { id } = await exams.save({
    name,
    workplace: workplace?.id ?? '',
    date: clubToday(),
    profile: 'PFA',
    examiners: ['Jan Próbny'],
  });
  await openAs(page, 'admin', `/dojo/exam?q=${encodeURIComponent(name)}`);
  await table(page).getByRole('link', { name: /^0, / }).click();
  await expect(page.getByRole('heading', { name: 'Nikt się jeszcze nie zgłosił' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Egzaminy', exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Dodaj kandydata' }).last().click();
  await expect(page.getByRole('combobox', { name: 'Egzamin' })).toHaveValue(name);
  await exams.remove(id);
});

test('a search that finds nothing says so, and lets go of what narrows', async ({ page }) => {
  await openAs(page, 'admin', '/adm/user?q=nikogotakiego&status=blocked');
  await expect(page.getByRole('heading', { name: 'Nic nie pasuje' })).toBeVisible();
  await page.getByRole('button', { name: 'Wyczyść filtry' }).last().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/adm/user');
});

/** Those under the heads. */
function rows(page: Page): Locator {
  return table(page).locator('tbody').getByRole('row');
}

test('what is in use says by what, leads there, and can be put out of use instead', async ({
  page,
  office,
}) => {
  const remove = async (address: string) => {
    await openAs(page, 'admin', address);
    await page.getByRole('dialog').getByRole('button', { name: /^Usuń/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(question.getByText('Korzystają z tego:')).toBeVisible();
    return question;
  };
  const { club } = office;

  await test.step('a grade that students hold', async () => {
    const grade =
      (await club.table('student').list({ 'grade.null': false, size: 1 })).results[0]?.grade ?? '';
    const question = await remove(`/dojo/grade?edit=${grade}`);
    const students = question.getByRole('link', { name: /^Uczniowie/ });
    const holders = (await club.table('student').list({ grade, size: 1 })).page.totalElements;
    await expect(students).toHaveText(`Uczniowie (${holders})`);
    await expect(question.getByText(/^Nadane stopnie \(\d+\)$/)).toBeVisible();
    await expectAccessible(page);
    await students.click();
    await expect(page.getByRole('navigation', { name: 'Strony listy' })).toContainText(`z ${holders}`);
  });

  await test.step('an item that was lent, which is retired', async () => {
    const item = await club.table('item').save({ name: newName('Bokken'), inventoryNo: newName('B') });
    const [student] = (await club.table('student').list({ size: 1 })).results;
    const loans = club.table('item-loan');
    const loan = await loans.save({ item: item.id, student: student?.id ?? '', from: clubToday() });
    await loans.act(loan.id, 'return', {});
    const question = await remove(`/adm/item?edit=${item.id}`);
    await expect(question.getByRole('link', { name: 'Wypożyczenia (1)' })).toBeVisible();
    await question.getByRole('button', { name: 'Wycofaj' }).click();
    await expect.poll(async () => (await club.table('item').get(item.id)).status).toBe('retired');
  });

  await test.step('a workplace, by a training gone by and a day off of another year', async () => {
    const workplace = await club.table('workplace').save({ name: newName('Sala') });
    const training = await office.planTraining({
      title: newName('Trening'),
      workplace: workplace.id,
      startsAt: inMinutes(-26 * 60),
    });
    const day = `${Number(clubToday().slice(0, 4)) - 1}-05-05`;
    const dayOff = await club.table('day-off').save({
      name: newName('Remont'),
      kind: 'closure',
      workplace: workplace.id,
      dateFrom: day,
      dateTo: day,
    });
    const address = `/adm/workplace?edit=${workplace.id}`;
    await (await remove(address)).getByRole('link', { name: 'Treningi (1)' }).click();
    await expect(rows(page).filter({ hasText: training.title })).toBeVisible();
    await (await remove(address)).getByRole('link', { name: 'Dni wolne (1)' }).click();
    const shown = rows(page).filter({ hasText: dayOff.name });
    await expect(shown).toBeVisible();
    await page.getByRole('link', { name: /^Tylko rok/ }).click();
    await expect(page.getByText('Nic nie pasuje')).toBeVisible();
    await page.getByRole('link', { name: 'Wszystkie lata' }).click();
    await expect(shown).toBeVisible();
    await club.table('day-off').remove(dayOff.id);
    await club.table('training').remove(training.id);
    await club.table('workplace').remove(workplace.id);
  });

  await test.step('a student who has trained, who is marked as left', async () => {
    const lastName = newName('Wierny');
    const student = await club
      .table('student')
      .save({ firstName: 'Jan', lastName, joinedOn: addDays(clubToday(), -90) });
    const [grade] = (await club.table('grade').list({ code: '6kyu' })).results;
    await club
      .table('student-grade')
      .save({ student: student.id, grade: grade?.id ?? '', awardedOn: clubToday() });
    const item = await club.table('item').save({ name: newName('Bokken'), inventoryNo: newName('B') });
    await club.table('item-loan').save({ item: item.id, student: student.id, from: clubToday() });
    // They go along, and keep nobody.
    await club.table('guardian').save({ student: student.id, name: 'Maria Wierna', phone: '+48601234567' });
    await openAs(page, 'admin', `/dojo/student/${student.id}`);
    await page.getByRole('button', { name: 'Działania' }).click();
    await page.getByRole('menuitem', { name: 'Usuń ucznia' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(question.getByText('Nadane stopnie (1)')).toBeVisible();
    await expect(question.getByText(/^Opiekunowie/)).toHaveCount(0);
    await expectAccessible(page);
    await question.getByRole('link', { name: 'Wypożyczenia (1)' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(item.name);

    await page.goBack();
    await page.getByRole('button', { name: 'Działania' }).click();
    await page.getByRole('menuitem', { name: 'Usuń ucznia' }).click();
    await question.getByRole('button', { name: 'Usuń' }).click();
    await question.getByRole('button', { name: 'Oznacz: poza klubem' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Poza klubem', { exact: true }).first()).toBeVisible();
    expect(await club.table('student').get(student.id)).toMatchObject({
      status: 'left',
      leftOn: clubToday(),
    });
  });

  await test.step('a place of a series, which is met in its trainings', async () => {
    const workplace = await club.table('workplace').save({ name: newName('Namiot') });
    const [dateFrom, dateTo] = (await office.quietDays(2)) as [string, string];
    const title = newName('Obóz');
    await office.planSeries({ title, dateFrom, dateTo, localTime: '10:00', workplace: workplace.id });
    const question = await remove(`/adm/workplace?edit=${workplace.id}`);
    await question.getByRole('link', { name: 'Serie treningów (1)' }).click();
    await expect(rows(page)).toHaveText([new RegExp(title), new RegExp(title)]);
    await expect(chips(page)).toHaveText([new RegExp(`^Seria ${title}`)]);
    await expectAccessible(page);
  });
});
