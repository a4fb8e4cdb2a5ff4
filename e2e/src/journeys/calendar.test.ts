import type { Page } from '@playwright/test';
import type { Club as Client } from '@tatami/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { password, plan, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Somebody who reads trainings, as all members do. */
async function addUser(office: Client, username: string): Promise<string> {
  const { id } = await office
    .table('user')
    .save({ username, email: `${username}@example.org`, firstName: 'Ewa', lastName: 'Żuk', password });
  const { results } = await office.table('groupright').list({ name: 'Members' });
  await office.table('useringroupright').save({ user: id, group: String(results[0]?.id) });
  return id;
}

async function addChild(office: Client, guardian: string): Promise<void> {
  await office.table('student').save({
    ...{
      firstName: 'Zosia',
      lastName: 'Żuk',
      section: 'kids',
      joinedOn: '2026-01-10',
      birthDate: '2017-05-04',
    },
    guardians: [{ name: 'Ewa Żuk', phone: '+48600100200', consentOn: '2026-01-10', user: guardian }],
  });
}

const card = (page: Page) => page.getByRole('region', { name: 'Kalendarz' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Where the calendar that is shown is read. */
async function addressIn(page: Page): Promise<string> {
  const shown = dialog(page, 'Zosia Żuk').getByRole('textbox', { name: 'Adres kalendarza' });
  await expect(shown).toHaveValue(/\.ics$/);
  return shown.inputValue();
}

test('a parent has the trainings of a child in the phone’s calendar, sees there what is cancelled, and ends an address that got around @phone', async ({
  page,
  admin,
}) => {
  await addChild(admin, await addUser(admin, 'ewa.calendar'));
  const training = await plan(admin, 'Dzieci, grupa I');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'ewa.calendar');
  await page.goto('/adm/profile#calendar');

  await test.step('there is none at first, and it says what one is for', async () => {
    await expect(card(page)).toContainText('Zmiany i odwołania docierają tam same.');
    await expect(card(page).getByRole('listitem')).toHaveCount(0);
  });
  await test.step('one is made for the child, that reminds an hour before', async () => {
    await card(page).getByRole('button', { name: 'Dodaj' }).click();
    const asked = dialog(page, 'Dodaj kalendarz');
    await expect(asked.getByRole('combobox', { name: 'Co ma pokazywać' })).toContainText('Zosia Żuk');
    await expectAccessible(page);
    await asked.getByRole('combobox', { name: 'Co ma pokazywać' }).selectOption({ label: 'Zosia Żuk' });
    await asked.getByRole('combobox', { name: 'Przypomnienie' }).selectOption({ label: 'Godzinę wcześniej' });
    await asked.getByRole('button', { name: 'Utwórz kalendarz' }).click();
  });
  const address = await addressIn(page);
  await test.step('its address opens in the phone’s calendar', async () => {
    const open = dialog(page, 'Zosia Żuk').getByRole('link', { name: 'Otwórz w kalendarzu' });
    await expect(open).toHaveAttribute('href', address.replace(/^http:/, 'webcal:'));
    await expectAccessible(page);
    const text = await (await page.request.get(address)).text();
    expect(text).toContain('SUMMARY:Dzieci\\, grupa I');
    expect(text).toContain('TRIGGER:-PT1H');
    await dialog(page, 'Zosia Żuk').getByRole('button', { name: 'Gotowe' }).click();
  });
  await test.step('what is cancelled is cancelled there, and why', async () => {
    await admin.table('training').act(training.id, 'cancel', { reason: 'Awaria ogrzewania' });
    const text = await (await page.request.get(address)).text();
    expect(text).toContain('SUMMARY:Odwołany: Dzieci\\, grupa I');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('Powód: Awaria ogrzewania');
  });
  await test.step('a new address ends the one before', async () => {
    await page.reload();
    await expect(card(page)).toContainText('ostatnio odczytany');
    await expectAccessible(page);
    await card(page).getByRole('button', { name: 'Więcej: Zosia Żuk' }).click();
    await page.getByRole('menuitem', { name: 'Nowy adres' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Nadać nowy adres? Zosia Żuk' });
    await expect(asked).toContainText('trzeba będzie podłączyć ponownie');
    await asked.getByRole('button', { name: 'Nowy adres' }).click();
    const renewed = await addressIn(page);
    expect(renewed).not.toBe(address);
    expect((await page.request.get(address)).status()).toBe(404);
    expect((await page.request.get(renewed)).status()).toBe(200);
    await dialog(page, 'Zosia Żuk').getByRole('button', { name: 'Gotowe' }).click();
  });
  await test.step('what is no longer used is taken back', async () => {
    await card(page).getByRole('button', { name: 'Podłącz: Zosia Żuk' }).click();
    const renewed = await addressIn(page);
    await page.keyboard.press('Escape');
    await card(page).getByRole('button', { name: 'Więcej: Zosia Żuk' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
    await expect(card(page).getByRole('listitem')).toHaveCount(0);
    expect((await page.request.get(renewed)).status()).toBe(404);
  });
});

test('one training is put into the calendar from its own page', async ({ page, admin }) => {
  await addUser(admin, 'jan.calendar');
  const training = await plan(admin, 'Staż zimowy');
  await signIn(page, 'jan.calendar');
  await page.goto(`/dojo/training/${training.id}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dodaj do kalendarza' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d Staż zimowy\.ics$/);
});
