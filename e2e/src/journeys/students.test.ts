import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('the administrator adds a child, whose form says what is wrong with it', async ({ page }) => {
  const lastName = newName('Kowalewska');
  const birthday = `${Number(clubToday().slice(0, 4)) - 9}-01-01`;
  await openHome(page, 'admin');
  await page.getByRole('link', { name: 'Uczniowie' }).first().click();
  await page.getByRole('button', { name: 'Dodaj ucznia' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj ucznia' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const save = form.getByRole('button', { name: 'Zapisz' });

  await expect(field('Imię')).toBeFocused();
  await field('Imię').fill('Hanna');
  await field('Nazwisko').fill(lastName);
  await form.getByLabel('Grupa').selectOption('Dzieci');
  await test.step('the form knows what a child needs', async () => {
    await save.click();
    const birthDate = form.getByLabel('Data urodzenia');
    await expect(birthDate).toHaveAccessibleDescription(
      'Dla dzieci i młodzieży data urodzenia jest wymagana.',
    );
    await expect(birthDate).toBeFocused();
    await birthDate.fill(birthday);
    await expect(birthDate).toHaveAccessibleDescription('');

    await save.click();
    const guardian = field('Imię i nazwisko opiekuna');
    await expect(guardian).toHaveAccessibleDescription('To pole jest wymagane.');
    await expect(guardian).toBeFocused();
    await guardian.fill('Ewa Kowalewska');
    await field('Kim jest dla ucznia').fill('mama');
    for (const name of ['Opiekunowie', 'Kontakt'])
      await expect(form.getByRole('group', { name }).getByLabel('Telefon', { exact: true })).toBeVisible();
  });

  await test.step('the server knows more', async () => {
    const joinedOn = form.getByLabel('W klubie od');
    await joinedOn.fill(addDays(birthday, -1));
    await save.click();
    await expect(joinedOn).not.toHaveAccessibleDescription('');
    await expect(joinedOn).toBeFocused();
    await expect(field('Nazwisko')).toHaveValue(lastName);
    await joinedOn.fill(clubToday());
    await save.click();
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hanna ${lastName}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hanna ${lastName}`);
  await expect(page.getByRole('region', { name: 'Opiekunowie' })).toContainText('Ewa Kowalewska (mama)');
  await expect(page.getByRole('button', { name: 'Edytuj: Ewa Kowalewska' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dane' })).toContainText('9 lat');

  await page.getByRole('link', { name: 'Uczniowie' }).first().click();
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByRole('link', { name: `${lastName} Hanna` })).toBeVisible();
  await expect(page.getByText('1 osoba')).toBeVisible();
});

test('a new student is proposed the group of their age, until one is chosen', async ({ page }) => {
  await openAs(page, 'admin', '/dojo/student?edit=new');
  const form = page.getByRole('dialog', { name: 'Dodaj ucznia' });
  const birthDate = form.getByLabel('Data urodzenia');
  const group = form.getByLabel('Grupa').locator('option:checked');
  const bornYearsAgo = (years: number) => birthDate.fill(`01.01.${Number(clubToday().slice(0, 4)) - years}`);
  await expect(group).toHaveText('Dorośli');
  await bornYearsAgo(9);
  await expect(group).toHaveText('Dzieci');
  await expect(form.getByLabel('Imię i nazwisko opiekuna')).toBeVisible();
  await bornYearsAgo(15);
  await expect(group).toHaveText('Młodzież');
  await form.getByLabel('Grupa').selectOption('Dorośli');
  await bornYearsAgo(16);
  await expect(group).toHaveText('Dorośli');
});

test('who types the day a child was born on goes on typing, while the guardian’s fields come', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dojo/student');
  await page.getByRole('button', { name: 'Dodaj ucznia' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj ucznia' });
  const birthDate = form.getByLabel('Data urodzenia');
  await birthDate.focus();
  const written = `03.04.${Number(clubToday().slice(0, 4)) - 9}`;
  await page.keyboard.type(written);
  await expect(birthDate).toHaveValue(written);
  await expect(birthDate).toBeFocused();
  await expect(form.getByLabel('Imię i nazwisko opiekuna')).toBeVisible();
});

test('two people change the same student at once, and nothing typed is lost where the page doesn’t hear of it before', async ({
  page,
  browser,
  office,
}) => {
  const student = await office.club.table('student').save({
    firstName: 'Borys',
    lastName: newName('Sadowski'),
    joinedOn: clubToday(),
    section: 'adult',
    status: 'active',
    email: 'borys@poczta.example',
  });
  await page.routeWebSocket(/\/api\/websocket/, (socket) => void socket.close());
  const other = await (await browser.newContext()).newPage();
  for (const tab of [page, other]) {
    await openAs(tab, 'admin', `/dojo/student/${student.id}`);
    await tab.getByRole('button', { name: 'Edytuj', exact: true }).click();
    await expect(tab.getByRole('dialog', { name: 'Edytuj dane ucznia' })).toBeVisible();
  }
  const email = (tab: Page) => editing(tab).getByRole('textbox', { name: 'E-mail' });
  const phone = (tab: Page) => editing(tab).getByRole('textbox', { name: 'Telefon', exact: true });
  const save = (tab: Page) => editing(tab).getByRole('button', { name: 'Zapisz' });

  await email(other).fill('b.sadowski@poczta.example');
  await editing(other).getByRole('textbox', { name: 'Numer licencji' }).fill('PFA-0001');
  // Its form closes ahead of the answer: the other one is saved after it.
  const stored = other.waitForResponse((answer) => answer.request().method() === 'PUT');
  await save(other).click();
  await expect(editing(other)).toHaveCount(0);
  await stored;

  await phone(page).fill('+48580001234');
  await email(page).fill('sadowski@praca.example');
  await save(page).click();
  const conflict = editing(page).getByRole('group', { name: 'Ktoś zmienił te dane w międzyczasie' });
  await expect(conflict.getByRole('radio', { name: /sadowski@praca/ })).toBeFocused();
  await expect(phone(page)).toHaveValue('+48580001234');
  await expect(email(page)).toHaveValue('sadowski@praca.example');
  await expect(email(page)).toHaveAccessibleDescription('Ktoś zapisał tu: b.sadowski@poczta.example');
  await expect(editing(page).getByRole('textbox', { name: 'Numer licencji' })).toHaveValue('PFA-0001');

  await save(page).click();
  await expect(editing(page)).toHaveCount(0);
  // The form has closed ahead of the answer.
  await expect
    .poll(() => office.club.table('student').get(student.id))
    .toMatchObject({ phone: '+48580001234', email: 'sadowski@praca.example', licenceNo: 'PFA-0001' });
});

test('a form that was changed is not lost by a slip', async ({ page, office }) => {
  const [student] = (await office.club.table('student').list({ q: 'Adamski' })).results;
  await openAs(page, 'admin', `/dojo/student/${student?.id}`);
  await page.getByRole('button', { name: 'Edytuj', exact: true }).click();
  const note = editing(page).getByRole('textbox', { name: 'Uwagi' });
  await note.fill('Ma klucz do sali.');
  await page.keyboard.press('Escape');

  const question = page.getByRole('alertdialog', { name: 'Wyjść bez zapisywania?' });
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(note).toHaveValue('Ma klucz do sali.');
  await editing(page).getByRole('button', { name: 'Anuluj' }).click();
  await question.getByRole('button', { name: 'Wyjdź' }).click();
  await expect(editing(page)).toHaveCount(0);
});

test('who stays with a form that was changed is asked once, and the list beside it stays in its order', async ({
  page,
}) => {
  await openAs(page, 'admin', '/adm/workplace');
  await page.getByRole('table').getByRole('link').first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Sala', exact: true }).fill('Sala z lustrem');
  const address = page.getByRole('columnheader', { name: 'Adres' });
  await address.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Wyjść bez zapisywania?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(address).not.toHaveAttribute('aria-sort', 'ascending');
  await form.getByRole('button', { name: 'Anuluj' }).click();
  await question.getByRole('button', { name: 'Wyjdź' }).click();
  await expect(form).toHaveCount(0);
});

test('who comes back into the club has no day of leaving any more', async ({ page, office }) => {
  const students = office.club.table('student');
  const { id } = await students.save({
    firstName: 'Iga',
    lastName: newName('Powracka'),
    joinedOn: addDays(clubToday(), -400),
    status: 'left',
    leftOn: addDays(clubToday(), -30),
  });
  await openAs(page, 'admin', `/dojo/student/${id}`);
  await page.getByRole('button', { name: 'Edytuj', exact: true }).click();
  await expect(editing(page).getByLabel('Odejście z klubu')).toBeVisible();
  await editing(page).getByLabel('Status').selectOption('Trenuje');
  await expect(editing(page).getByLabel('Odejście z klubu')).toHaveCount(0);
  await editing(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect.poll(() => students.get(id)).toMatchObject({ status: 'active', leftOn: null });
});

test('a new grade stands in the history', async ({ page, office }) => {
  const student = await office.club.table('student').save({
    firstName: 'Iga',
    lastName: newName('Walczak'),
    joinedOn: addDays(clubToday(), -400),
    section: 'adult',
    status: 'active',
  });
  await openAs(page, 'admin', `/dojo/student/${student.id}`);
  const grades = page.getByRole('region', { name: 'Stopnie' });
  await expect(grades).toContainText('Jeszcze bez stopnia');

  await page.getByRole('button', { name: 'Nadaj stopień' }).click();
  const form = page.getByRole('dialog', { name: 'Nadaj stopień' });
  // The next one is offered.
  await expect(form.getByLabel('Stopień').locator('option:checked')).toHaveText('6 kyu');
  await form.getByRole('textbox', { name: 'Egzaminator' }).fill('Krzysztof Osiński');
  await form.getByRole('button', { name: 'Nadaj stopień' }).click();

  await expect(grades.getByRole('listitem')).toHaveCount(1);
  await expect(grades.getByRole('listitem').first()).toContainText('6 kyu');
  await page.reload();
  await expect(grades.getByRole('listitem').first()).toContainText('Egzaminator: Krzysztof Osiński');
  const stored = await office.club.table('student').get(student.id);
  expect(stored.grade).not.toBeNull();
});

test('who would connect a student with an account is at its field, each time', async ({ page, office }) => {
  const draft = { firstName: 'Jan', lastName: newName('Abacki'), joinedOn: '2024-09-02' };
  const { id } = await office.club.table('student').save(draft);
  await openAs(page, 'admin', `/dojo/student/${id}`);
  const form = page.getByRole('dialog', { name: 'Edytuj dane ucznia' });
  const account = form.getByRole('combobox', { name: 'Konto' });
  for (const _ of ['its code comes', 'it is there']) {
    await page.getByRole('link', { name: 'Połącz lub zaproś' }).click();
    await expect(account).toBeFocused();
    await expect(account).toBeInViewport();
    await form.getByRole('button', { name: 'Anuluj' }).click();
    await expect(form).toBeHidden();
  }
});

test('an invitation to a long address is whole on the narrowest phone', async ({ page, office }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const email = 'agnieszka.maciejewska@poczta.example';
  const draft = { firstName: 'Agnieszka', lastName: newName('Abacka'), joinedOn: '2024-09-02', email };
  const { id } = await office.club.table('student').save(draft);
  await openAs(page, 'admin', `/dojo/student/${id}?edit=account`);
  const invite = page.getByRole('button', { name: `Zaproś: ${email}` });
  await expect(invite).toBeInViewport({ ratio: 1 });
});

test('a mistaken grade is annulled with a reason, and stays struck', async ({ page, office }) => {
  const { club } = office;
  const student = await club.table('student').save({
    firstName: 'Iga',
    lastName: newName('Marciniak'),
    joinedOn: addDays(clubToday(), -400),
    section: 'adult',
    status: 'active',
  });
  const [grade] = (await club.table('grade').list({ code: '6kyu' })).results;
  await club
    .table('student-grade')
    .save({ student: student.id, grade: grade?.id ?? '', awardedOn: clubToday() });
  await openAs(page, 'admin', `/dojo/student/${student.id}`);
  const grades = page.getByRole('region', { name: 'Stopnie' });
  await grades.getByRole('button', { name: 'Unieważnij: 6 kyu' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Unieważnić stopień 6 kyu?' });
  const annul = dialog.getByRole('button', { name: 'Unieważnij stopień' });
  await annul.press('Enter');
  await expect(dialog.getByLabel('Powód')).toHaveAccessibleDescription('To pole jest wymagane.');
  await expect(dialog.getByLabel('Powód')).toBeFocused();
  await dialog.getByLabel('Powód').fill('Wpisany nie tej Idze');
  await test.step('what the server has against a field that is not asked for is said in its own words', async () => {
    const detail = 'Popraw zaznaczone pola.';
    const errors = [
      { field: 'reason', code: 'too-short', message: 'Napisz więcej.' },
      { field: 'awardedOn', code: 'not-allowed', message: 'Tego dnia klubu nie było.' },
    ];
    await page.route(
      '**/api/student-grade/*/annul',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 400, code: 'validation-failed', title: 'x', detail, errors }),
        }),
      { times: 1 },
    );
    await annul.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Tego dnia klubu nie było.');
    await expect(dialog.getByLabel('Powód')).toHaveAccessibleDescription('Napisz więcej.');
    await expect(dialog.getByLabel('Powód')).toBeFocused();
  });
  await annul.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(grades.getByRole('deletion')).toHaveText('6 kyu');
  // The button that was pressed is gone with the grade.
  await expect(grades.getByRole('list')).toBeFocused();
  await expect(grades).toContainText('(Joanna Rekowska): Wpisany nie tej Idze');
  await expectAccessible(page);
  expect((await club.table('student').get(student.id)).grade).toBeNull();

  await openAs(page, 'instruktor', `/dojo/student/${student.id}`);
  await expect(grades).toContainText('Wpisany nie tej Idze');
  await expect(grades).not.toContainText('Administrator');
  await expect(grades.getByRole('button')).toHaveCount(0);
});

function editing(page: Page) {
  return page.getByRole('dialog', { name: 'Edytuj dane ucznia' });
}
