import type { Page } from '@playwright/test';
import { createClub } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { expectAccessible } from '../support/accessible.ts';
import { typePassword } from '../support/account-test.ts';
import { clubToday } from '../support/days.ts';
import { password, startNewClub } from '../support/new-club.ts';
import { watchedFetch } from '../support/secrets.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

/** An empty club that has its texts, and sends mails. */
let club: Club;
let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer();
  club = await startNewClub({
    SMTP_URL: mail.url,
    TERMS_URL: 'https://klub.example/regulamin',
    TERMS_VERSION: '2026-09',
    PRIVACY_URL: 'https://klub.example/prywatnosc',
    PRIVACY_VERSION: '3',
  });
});
test.afterAll(async () => {
  await club.stop();
  await mail.close();
});

const acceptance = (page: Page) => page.getByRole('dialog', { name: 'Zasady klubu' });

test('whoever signs in reads and accepts the club’s texts first', async ({ page, secrets }) => {
  await page.goto(`${club.url}/login`);
  await typePassword(page, { username: 'admin', password });
  const dialog = acceptance(page);
  await expect(dialog.getByRole('link', { name: 'Regulamin, wersja 2026-09' })).toHaveAttribute(
    'href',
    'https://klub.example/regulamin',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await dialog.getByRole('button', { name: 'Znam i akceptuję' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Mój profil' }).click();
  await expect(page.getByText(/^wersja 2026-09, \d+ \S+ 20\d\d$/)).toBeVisible();
  await expect(page.getByText(/^wersja 3, /)).toBeVisible();
  await expect(dialog).toBeHidden();

  await test.step('what can’t be done for want of rows leads to the first of them', async () => {
    await page.goto(`${club.url}/dojo/student`);
    // The list shows only who trains at first; here nobody has ever trained.
    await expect(page.getByText('Nie ma jeszcze uczniów')).toBeVisible();
    for (const [path, field, first] of [
      ['/dojo/student?edit=new', 'Miejsce treningów', 'Miejsca'],
      ['/dojo/homework?edit=new', 'Uczniowie', 'Uczniowie'],
    ] as const) {
      await page.goto(`${club.url}${path}`);
      await expect(
        page.getByRole('dialog').getByRole('combobox', { name: field }),
      ).toHaveAccessibleDescription(`Nie ma jeszcze z czego wybrać. Najpierw: ${first}`);
    }
    await page.goto(`${club.url}/dojo/training?edit=new`);
    const place = page.getByRole('dialog').getByRole('combobox', { name: 'Miejsce' });
    await expect(place).toHaveAccessibleDescription('Nie ma jeszcze z czego wybrać. Najpierw: Miejsca');
    await expectAccessible(page);
    const [places] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').getByRole('link', { name: 'Miejsca' }).click(),
    ]);
    await places.getByLabel('Nazwa').fill('Dojo Orunia');
    await places.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(places.getByText('Zapisano.')).toBeVisible();
    await places.close();
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await place.selectOption('Dojo Orunia');
    await expect(place).toHaveAccessibleDescription('');
  });

  // Somebody new, whom no group has let in yet, is asked as well, and may leave instead.
  const admin = await openAdmin(secrets);
  const person = { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.org' };
  await admin.table('user').save({ ...person, username: 'nowa', password });
  await page.goto(`${club.url}/logout`);
  await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
  await typePassword(page, { username: 'nowa', password });
  await expect(page).toHaveURL(/\/landing$/);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('link', { name: 'Zaloguj się ponownie' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('who registers has read the texts, is told what comes next, and is connected with a person by one press', async ({
  page,
  secrets,
}) => {
  const admin = await openAdmin(secrets);
  await admin.api.POST('/authinfo/acceptance', { body: { terms: '2026-09', privacy: '3' } });
  const students = admin.table('student');
  const email = 'iga@example.org';
  const joined = { lastName: 'Wilk', joinedOn: clubToday() };
  const iga = await students.save({ ...joined, firstName: 'Iga', email });
  const ala = await students.save({ ...joined, firstName: 'Ala' });
  const jan = await students.save({ ...joined, firstName: 'Jan', email: 'jan@example.org' });
  const userOf = async ({ id }: { id: string }) => (await students.get(id)).user;
  const accounts = admin.table('user');
  const accountOf = async (address: string) => (await accounts.list({ email: address })).results[0];

  await test.step('the form shows what goes with its button', async () => {
    await page.goto(`${club.url}/register`);
    await expect(page.getByRole('link', { name: 'Informacja o prywatności, wersja 3' })).toHaveAttribute(
      'href',
      'https://klub.example/prywatnosc',
    );
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Imię').fill('Iga');
    await page.getByLabel('Nazwisko').fill('Wilk');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wyślij kod' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź pocztę');
    const [, code = ''] = /\b(\d{6})\b/.exec((await mail.mailTo(email)).text ?? '') ?? [];
    await page.getByLabel('Kod z wiadomości').pressSequentially(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Witaj, Iga!');
    await expect(page.getByText('Co dalej?')).toBeVisible();
    await expect(acceptance(page)).toBeHidden();
    await expectAccessible(page);
    const registered = await accountOf(email);
    expect(registered).toMatchObject({ termsVersion: '2026-09', privacyVersion: '3' });
    await page.goto(`${club.url}/logout`);
  });

  await test.step('administrators see the account with the likeliest person', async () => {
    await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
    await typePassword(page, { username: 'admin', password });
    const undecided = page.getByRole('region', { name: 'Nowe konta do połączenia' });
    const connect = undecided.getByRole('button', { name: 'Połącz: Iga Wilk – uczeń: Iga Wilk' });
    await expect(undecided).toContainText('ten sam e-mail, imię i nazwisko');
    await expectAccessible(page);
    const taps = await countTaps(page);
    await connect.click();
    await expect(page.getByText('Połączono: Iga Wilk – Iga Wilk.')).toBeVisible();
    expect(await taps()).toBe(1);
    expect(await userOf(iga)).toBe((await accountOf(email))?.id);
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(connect).toBeVisible();
    expect(await userOf(iga)).toBeNull();
    await connect.click();
    await expect(connect).toBeHidden();
  });

  await test.step('an account stands for the person that is found in its form', async () => {
    const guest = await accounts.save({
      username: 'gosc',
      firstName: 'Alina',
      lastName: 'Wilk',
      email: 'gosc@example.org',
      password,
    });
    await page.goto(`${club.url}/adm/user?edit=${guest.id}`);
    const form = page.getByRole('dialog', { name: 'Alina Wilk' });
    await expect(form).toContainText('To konto nie jest jeszcze z nikim połączone.');
    const taps = await countTaps(page);
    await form.getByRole('combobox', { name: 'Połącz z osobą' }).click();
    await page.keyboard.type('ala wilk');
    await page.getByRole('option', { name: /Ala Wilk/ }).click();
    await expect(form.getByRole('link', { name: 'uczeń: Ala Wilk' })).toBeVisible();
    expect(await taps()).toBe(2);
    expect(await userOf(ala)).toBe(guest.id);
    await expectAccessible(page);
  });

  await test.step('who is new to the club gets a card out of what their account says', async () => {
    const ewa = await accounts.save({
      username: 'ewa',
      firstName: 'Ewa',
      lastName: 'Sowa',
      email: 'ewa@example.org',
      password,
    });
    await page.goto(`${club.url}/dashboard`);
    const taps = await countTaps(page);
    await page
      .getByRole('region', { name: 'Nowe konta do połączenia' })
      .getByRole('listitem')
      .filter({ hasText: 'Ewa Sowa' })
      .getByRole('link', { name: 'Dodaj ucznia' })
      .click();
    const form = page.getByRole('dialog', { name: 'Dodaj ucznia' });
    await expect(form.getByRole('textbox', { name: 'Nazwisko', exact: true })).toHaveValue('Sowa');
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ewa Sowa');
    expect(await taps()).toBe(2);
    const [card] = (await students.list({ user: ewa.id })).results;
    expect(card).toMatchObject({ firstName: 'Ewa', email: 'ewa@example.org' });
  });

  await test.step('a student is invited from their form', async () => {
    await page.goto(`${club.url}/dojo/student/${jan.id}?edit=student`);
    const form = page.getByRole('dialog', { name: 'Edytuj dane ucznia' });
    const taps = await countTaps(page);
    await form.getByRole('button', { name: 'Zaproś: jan@example.org' }).click();
    await expect(form.getByText('Zaproszenie jest w drodze na adres jan@example.org.')).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Konto' })).toHaveValue('Jan Wilk');
    await expect(form.getByRole('combobox', { name: 'Konto' })).toBeFocused();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await expect(form).toBeHidden();
    expect(await taps()).toBe(2);
    const invited = await accountOf('jan@example.org');
    expect(invited?.status).toBe('invited');
    await expect.poll(() => userOf(jan)).toBe(invited?.id);
    expect((await mail.mailTo('jan@example.org')).text).toContain('/reset#');
  });
});

test('a student and a guardian are connected with accounts that are there, by three taps each', async ({
  page,
  secrets,
}) => {
  const admin = await openAdmin(secrets);
  await admin.api.POST('/authinfo/acceptance', { body: { terms: '2026-09', privacy: '3' } });
  const accountOf = (username: string, firstName: string) =>
    admin
      .table('user')
      .save({ username, firstName, lastName: 'Kos', email: `${username}@example.org`, password });
  const [lenas, adams] = [await accountOf('lena', 'Lena'), await accountOf('adam', 'Adam')];
  const lena = await admin.table('student').save({
    firstName: 'Lena',
    lastName: 'Kos',
    joinedOn: clubToday(),
    section: 'kids',
    birthDate: `${Number(clubToday().slice(0, 4)) - 9}-01-01`,
    guardians: [{ name: 'Adam Kos', relation: 'tata' }],
  });
  await page.goto(`${club.url}/login`);
  await typePassword(page, { username: 'admin', password });
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${club.url}/dojo/student/${lena.id}`);

  for (const [link, title, label, name] of [
    ['Połącz lub zaproś', 'Edytuj dane ucznia', 'Konto', 'Lena Kos'],
    ['Połącz lub zaproś: Adam Kos', 'Edytuj opiekuna', 'Konto opiekuna', 'Adam Kos'],
  ] as const) {
    const taps = await countTaps(page);
    await page.getByRole('link', { name: link, exact: true }).click();
    const form = page.getByRole('dialog', { name: title });
    await expect(form.getByRole('combobox', { name: label })).toBeFocused();
    await page.keyboard.type(name);
    await page.getByRole('option', { name }).click();
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await expect(form).toBeHidden();
    expect(await taps()).toBe(3);
  }
  await expect.poll(async () => (await admin.table('student').get(lena.id)).user).toBe(lenas.id);

  await page.getByRole('link', { name: 'ma konto: Adam Kos' }).click();
  await expect(page).toHaveURL(new RegExp(`/adm/user\\?edit=${adams.id}`));
  await expect(page.getByRole('dialog', { name: 'Adam Kos' })).toContainText('Lena Kos');
});

test('whoever decides about accounts is told that there are more of them than are in sight', async ({
  page,
  secrets,
}) => {
  const admin = await openAdmin(secrets);
  await admin.api.POST('/authinfo/acceptance', { body: { terms: '2026-09', privacy: '3' } });
  const undecided = page.getByRole('region', { name: 'Nowe konta do połączenia' });
  const more = undecided.getByText('To 20 najnowszych. Gdy je rozpatrzysz, pokażą się następne.');
  const signUp = (number: number) => {
    const username = `nowy.${number}`;
    const email = `${username}@example.org`;
    return admin
      .table('user')
      .save({ username, firstName: 'Nowy', lastName: `Nr ${number}`, email, password });
  };
  await page.goto(`${club.url}/login`);
  await typePassword(page, { username: 'admin', password });
  await expect(page).toHaveURL(/dashboard/);
  await signUp(0);
  await page.reload();
  await expect(undecided.getByRole('listitem').first()).toBeVisible();
  await expect(more).toHaveCount(0);
  for (let number = 1; number <= 20; number += 1) await signUp(number);
  await page.reload();
  await expect(more).toBeVisible();
  await expect(undecided.getByRole('button', { name: /^Zablokuj konto/ })).toHaveCount(20);
});

async function openAdmin(secrets: Parameters<typeof watchedFetch>[0]) {
  const admin = createClub({ baseUrl: `${club.url}/api`, fetch: watchedFetch(secrets) });
  await admin.signIn({ username: 'admin', password });
  return admin;
}
