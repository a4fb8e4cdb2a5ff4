import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Club as Client } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { everything, expectAccessible } from '../support/accessible.ts';
import { addMember, password, signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

// A club of its own: what others announced in a shared one can't be unsaid, and here nothing is announced yet.
test.use({ settings: { CLUB_NAME: 'Aikido Gdynia' } });

const elsewhere = async (browser: Browser, club: Club) =>
  (await browser.newContext({ baseURL: club.url })).newPage();

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Powiadomienia/ });

/** The mails to somebody so far, as they would go out, the newest last: a club without a mail server keeps them. */
function mailsTo(club: Club, address: string, subject: RegExp): string[] {
  const outbox = join(club.dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}\r\n`) && subject.test(mail));
}

/** Whether somebody has an account in a language other than that of the page. */
async function speaks(office: Client, username: string, language: 'en'): Promise<void> {
  const { results } = await office.table('user').list({ username });
  const [found] = results;
  if (found) await office.table('user').save({ ...found, language });
}

test('an announcement to the adults is counted, scheduled, goes out at its time, and is read live on a phone; its author sees by whom', async ({
  page,
  browser,
  club,
  admin,
}) => {
  await addMember(admin, 'ola.announce');
  await signInLive(page, 'admin');
  await page.goto('/adm/announcement');
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze żadnego ogłoszenia' })).toBeVisible();
  await expectAccessible(page);

  await test.step('it is written to the adults, and says how many it reaches', async () => {
    await page.getByRole('button', { name: 'Napisz ogłoszenie' }).first().click();
    await page.getByRole('textbox', { name: 'Tytuł', exact: true }).fill('Zmiana sali');
    await page.getByRole('textbox', { name: 'Treść', exact: true }).fill('Od poniedziałku **na Hallera**.');
    await page.getByRole('combobox', { name: 'Do kogo' }).selectOption({ label: 'Do grupy wiekowej' });
    await page.getByRole('radio', { name: 'Dorośli' }).check();
    await expect(page.getByText('Dotrze do 1 osoby')).toBeVisible();
    const time = page.getByRole('group', { name: 'Wysyłka' });
    await time.getByRole('textbox', { name: 'Dzień' }).fill('31.12.2099');
    await time.getByRole('textbox', { name: 'Godzina' }).fill('18:00');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dalej' }).click();
  });
  await test.step('it is scheduled after a question', async () => {
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Dotrze do 1 osoby');
    await expect(question).toContainText('31 grudnia');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Zaplanuj' }).click();
    await expect(page.getByRole('row', { name: /Zmiana sali/ })).toContainText('Zaplanowane');
  });

  const phone = await elsewhere(browser, club);
  await phone.setViewportSize({ width: 390, height: 844 });
  await signInLive(phone, 'ola.announce');
  const [scheduled] = (await admin.table('announcement').list({})).results;
  if (!scheduled) throw new Error('It is not there.');
  await phone.goto(`/announcement/${scheduled.id}`);
  await expect(phone.getByRole('heading', { name: 'Tego ogłoszenia nie ma' })).toBeVisible();
  await phone.goto('/dashboard');
  await expect(phone.getByText('Nowe ogłoszenie')).toHaveCount(0);

  await test.step('its time comes, and it is there without a reload', async () => {
    const publishAt = new Date(Date.now() + 1_500).toISOString();
    await admin.table('announcement').save({ ...scheduled, publishAt });
    await expect(bell(phone)).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane', { timeout: 20_000 });
    await expect(phone.getByText(/Nowe ogłoszenie/)).toBeVisible();
    await expectAccessible(phone, everything, 'main');
    await expect(page.getByRole('row', { name: /Zmiana sali/ })).toContainText('Wysłane');
  });
  await test.step('its author sees that nobody has read it yet, and then who has', async () => {
    await page
      .getByRole('row', { name: /Zmiana sali/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText('Przeczytało 0 z 1')).toBeVisible();
    await bell(phone).click();
    await phone.getByRole('link', { name: /Ogłoszenie: Zmiana sali/ }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Zmiana sali' })).toBeVisible();
    await expect(phone.locator('strong', { hasText: 'na Hallera' })).toBeVisible();
    await expect(phone.getByText('Autor widzi, kto przeczytał.')).toBeVisible();
    await expectAccessible(phone, everything, 'main');
    await expect(page.getByText('Przeczytało 1 z 1')).toBeVisible();
    await page.getByText('Przeczytali', { exact: true }).click();
    await expect(page.getByRole('list', { name: 'Przeczytali' })).toContainText('Ola Żuk');
    await expectAccessible(page);
    await expect(bell(phone)).toHaveAccessibleName('Powiadomienia');
    await phone.goto('/dashboard');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.getByText(/Nowe ogłoszenie/)).toHaveCount(0);
  });
  await test.step('it is taken back, also where it is open', async () => {
    await phone.goto(`/announcement/${scheduled.id}`);
    await expect(phone.getByRole('heading', { level: 1, name: 'Zmiana sali' })).toBeVisible();
    await page.getByRole('button', { name: 'Cofnij ogłoszenie' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij ogłoszenie' }).click();
    await expect(page.getByRole('row', { name: /Zmiana sali/ })).toContainText('Cofnięte');
    await expect(phone.getByRole('heading', { name: 'Tego ogłoszenia nie ma' })).toBeVisible();
    await expectAccessible(phone, everything, 'main');
  });
  await phone.context().close();
});

test('who reads in English has it so, leaves its mails in one press, and takes that back', async ({
  page,
  club,
  admin,
  request,
}) => {
  await addMember(admin, 'ann.announce');
  await speaks(admin, 'ann.announce', 'en');
  const announce = async (titlePl: string, more: object = {}) => {
    const row = await admin
      .table('announcement')
      .save({ titlePl, bodyPl: 'Treść.', audience: 'all', ...more });
    await admin.table('announcement').act(row.id, 'send');
    return row;
  };
  const english = await announce('Obóz', { titleEn: 'Summer camp', bodyEn: 'By the *lake*.' });
  const mails = () => mailsTo(club, 'ann.announce@example.org', /Summer/);
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  const [mail = ''] = mails();
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, press = ''] = /List-Unsubscribe:\s*<([^>]+)>/.exec(mail) ?? [];

  await test.step('a program that only checks links changes nothing', async () => {
    await page.goto(press);
    await expect(page).toHaveURL(/\/unsubscribe\//);
    await expect(page.getByRole('button', { name: 'Nie przysyłaj mi ich' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a mail program leaves in one press, which the page shows, and takes back', async () => {
    const answer = await request.post(press, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect([answer.status(), await answer.json()]).toEqual([200, { kind: 'announcement', way: 'live' }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: /Nie wyślemy Ci już takich e-maili/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jednak przysyłaj' }).click();
    await page.getByRole('button', { name: 'Nie przysyłaj mi ich' }).click();
    await expect(page.getByRole('button', { name: 'Jednak przysyłaj' })).toBeVisible();
  });
  await test.step('it is in the language of its reader; one that is not says so', async () => {
    const polish = await announce('Tylko po polsku');
    await page.goto('/login');
    await page.getByLabel('Nazwa użytkownika lub e-mail').fill('ann.announce');
    await page.getByLabel('Hasło', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`/announcement/${english.id}`);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Summer camp' })).toBeVisible();
    await page.goto(`/announcement/${polish.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tylko po polsku' })).toBeVisible();
    await expect(page.getByText('This announcement is in Polish only.')).toBeVisible();
    await expectAccessible(page);
    // Told in the app, and by mail no more.
    expect(mailsTo(club, 'ann.announce@example.org', /Tylko/)).toEqual([]);
  });
});
