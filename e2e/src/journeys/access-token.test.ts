import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signInAs, test } from '../support/account-test.ts';
import { enter, reach, skipToContent } from '../support/keys.ts';
import type { Secrets } from '../support/secrets.ts';

/** What a developer of the club would write: it reads, tries to write, and goes on until it may no more. */
const script = `
import { createClub } from '@tatami/sdk';

const club = createClub({ baseUrl: process.env.CLUB_URL, token: process.env.CLUB_TOKEN, language: 'en' });
const students = club.table('student');
const { page } = await students.list();
console.log('students ' + page.totalElements);
await students
  .save({ firstName: 'Jan', lastName: 'Nowy', joinedOn: '2026-09-01', birthDate: '1990-01-01' })
  .catch(({ status, code }) => console.log('write ' + status + ' ' + code));
for (;;) {
  await students.list({ size: 1 }).catch(({ status, code }) => {
    console.log('ended ' + status + ' ' + code + ' ' + Date.now());
    process.exit(0);
  });
}
`;

/** Runs it as its author would, with the package as it is built. @returns what it says, line by line */
function run(url: string, token: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, CLUB_URL: `${url}/api`, CLUB_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    next: async () => (await lines.next()).value as string,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** The token that is shown this once. */
async function takeToken(page: Page, secrets: Secrets): Promise<string> {
  const token = await page.getByRole('textbox', { name: 'Token dostępu' }).inputValue();
  secrets.add(token);
  expect(token).toMatch(/^tat_[0-9A-Za-z]{49}$/);
  return token;
}

const card = (page: Page) => page.getByRole('region', { name: 'Tokeny dostępu' });

test('a developer of the club makes a token for a script, sees what it does, and revokes it', async ({
  page,
  club,
  secrets,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const author = await club.member('autorka', 'Instructors');
  await signInAs(page, author);
  await page.goto('/adm/profile#access-tokens');
  await card(page).getByRole('link', { name: 'Nowy token' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowy token dostępu');
  await page.getByLabel('Do czego służy').fill('Eksport do arkusza');
  await page.getByRole('button', { name: 'Utwórz token' }).click();
  await expect(page.getByText('Wybierz co najmniej jedno prawo.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Szukaj prawa' }).fill('uczn');
  await page.getByRole('checkbox', { name: 'Uczniowie: podgląd' }).check();
  // Who teaches may not write students: it is not offered.
  await expect(page.getByRole('checkbox', { name: 'Uczniowie: zmiana' })).toHaveCount(0);
  await expect(page.getByText('Wybrano 1 prawo')).toBeVisible();
  await page.getByLabel('Obecne hasło').fill('nie to hasło');
  await page.getByRole('button', { name: 'Utwórz token' }).click();
  await expect(page.getByLabel('Obecne hasło')).toHaveAccessibleDescription(/hasło/i);
  await expectAccessible(page);
  await page.getByLabel('Obecne hasło').fill(author.password);
  await page.getByRole('button', { name: 'Utwórz token' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eksport do arkusza');
  const token = await takeToken(page, secrets);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mam go zapisany' }).click();
  const row = card(page).getByRole('listitem').filter({ hasText: 'Eksport do arkusza' });
  await expect(row).toContainText(`${token.slice(0, 8)}…`);
  await expect(row).toContainText('jeszcze nieużyty');
  await expect(page.locator('body')).not.toContainText(token);

  const program = run(club.url, token);
  expect(await program.next()).toMatch(/^students \d+$/);
  expect(await program.next()).toBe('write 403 forbidden');
  // The page hears of it while it is open.
  await expect(row).toContainText(/użyty \d/);
  await row.getByRole('button', { name: 'Szczegóły: Eksport do arkusza' }).click();
  const details = page.getByRole('dialog', { name: 'Eksport do arkusza' });
  await expect(details).toContainText('Uczniowie: podgląd');
  await expect(details).toContainText('127.0.0.0');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Unieważnij' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Unieważnić „Eksport do arkusza”?' });
  const revoked = page.waitForResponse(
    (answer) => answer.url().includes('/access-token/') && answer.request().method() === 'DELETE',
  );
  await asked.getByRole('button', { name: 'Unieważnij' }).click();
  await revoked;
  const at = Date.now();
  const [said, status, code, ended] = (await program.next()).split(' ');
  expect([said, status, code]).toEqual(['ended', '401', 'unauthorized']);
  expect(Number(ended) - at).toBeLessThan(1_000);
  await expect(row).toHaveCount(0);
  await program.stop();
});

test('all of it by keys; administrators see whose token it is, and end it under the eyes of its owner', async ({
  page,
  club,
  secrets,
  browser,
}) => {
  const author = await club.member('klawisze', 'Instructors');
  await signInAs(page, author);
  await page.goto('/adm/profile');
  await skipToContent(page);
  await enter(card(page).getByRole('link', { name: 'Nowy token' }));
  await reach(page.getByLabel('Do czego służy'));
  await page.keyboard.type('Kopia nocna');
  await reach(page.getByRole('radio', { name: '90 dni' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '30 dni' })).toBeChecked();
  await reach(page.getByRole('searchbox', { name: 'Szukaj prawa' }));
  await page.keyboard.type('trening');
  await reach(page.getByRole('checkbox', { name: 'Treningi: zmiana' }));
  await page.keyboard.press('Space');
  // Nobody changes what they can't see.
  await expect(page.getByRole('checkbox', { name: 'Treningi: podgląd' })).toBeChecked();
  await reach(page.getByLabel('Obecne hasło'));
  await page.keyboard.type(author.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopia nocna');
  await takeToken(page, secrets);
  await enter(page.getByRole('link', { name: 'Mam go zapisany' }));
  const row = card(page).getByRole('listitem').filter({ hasText: 'Kopia nocna' });
  await expect(row).toContainText('2 prawa');

  const office = await browser.newContext({ baseURL: club.url });
  const desk = await office.newPage();
  await desk.goto('/login');
  await desk.evaluate((token) => sessionStorage.setItem('tatami.token', token), club.adminToken);
  await desk.goto('/adm/access-token');
  await expect(desk.getByRole('row', { name: /Kopia nocna/ })).toContainText('Nowak Ola');
  await desk.getByRole('button', { name: '2 prawa: Kopia nocna' }).click();
  const details = desk.getByRole('dialog', { name: 'Kopia nocna' });
  await expect(details).toContainText('Treningi: podgląd');
  await details.getByRole('button', { name: 'Unieważnij' }).click();
  await desk
    .getByRole('alertdialog', { name: 'Unieważnić „Kopia nocna”?' })
    .getByRole('button', { name: 'Unieważnij' })
    .click();
  await expect(desk.getByText('Token „Kopia nocna” jest unieważniony.')).toBeVisible();
  // Nobody has pressed anything there.
  await expect(row).toHaveCount(0);
  await office.close();
});
