import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { expectAccessible } from '../support/accessible.ts';
import { test as inNewClub } from '../support/new-club-test.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How many rows the list has that is open. */
async function rowsListed(page: Page): Promise<number> {
  // A list that is new by its address shows what it had until then.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const range = page.getByRole('navigation', { name: 'Strony listy' }).getByText(/ z \d+$/);
  const nobody = page.getByRole('heading', { name: 'Nic nie pasuje' });
  await expect(range.or(nobody).first()).toBeVisible();
  if (await nobody.isVisible()) return 0;
  return Number(/ z (\d+)$/.exec((await range.textContent()) ?? '')?.[1]);
}

const weeks = (page: Page) => page.getByRole('figure', { name: 'Obecności tygodniami' });

for (const tag of ['@desktop', '@phone']) {
  test(`each number of the club’s home is what its list has ${tag}`, { tag }, async ({ page }) => {
    await openAs(page, 'admin', '/dashboard');
    await expect(weeks(page)).toBeVisible();
    await expectAccessible(page);
    let told = 0;
    for (const name of [
      /^(\d+) os(oba|oby|ób) ćwicz/,
      /^(\d+) os(oba|oby|ób) dołącz/,
      /^(\d+) os(oba|oby|ób) przesta/,
      /^(\d+) os(oba|oby|ób) jeszcze nie by/,
      /^(\d+) licencj/,
      /^(\d+) ubezpiecze/,
      /^(\d+) bada/,
      /^(\d+) os(oba|oby|ób) w ciągu roku/,
    ]) {
      const link = page.getByRole('link', { name });
      // What there is none of has no list to lead to.
      if ((await link.count()) === 0) continue;
      told += 1;
      const said = Number(
        name.exec((await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '')?.[1],
      );
      await link.click();
      await expect(page).not.toHaveURL(/dashboard/);
      expect(await rowsListed(page), String(name)).toBe(said);
      await page.goBack();
      await expect(weeks(page)).toBeVisible();
    }
    expect(told).toBeGreaterThan(5);
  });
}

test('the weeks are read as a table, last year’s beside them, and who stays too', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard');
  await weeks(page).getByText('Pokaż dane').click();
  await expect(weeks(page).getByRole('columnheader')).toContainText([
    'Dzieci',
    'Młodzież',
    'Dorośli',
    'rok temu',
  ]);
  await expect(weeks(page).getByRole('row')).toHaveCount(54);
  const stays = page.getByRole('table', { name: 'Kto zostaje' });
  await expect(stays.getByRole('columnheader', { name: 'w tym samym miesiącu' })).toBeAttached();
  await expect(stays.getByRole('rowheader').first()).toBeVisible();
});

test('the switch stands in the address, is remembered, and is worked by keys; members never see it', async ({
  page,
}) => {
  await openAs(page, 'instruktor', '/dashboard');
  const own = page.getByRole('radio', { name: 'Moje' });
  await expect(own).toBeChecked();
  await own.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=club/);
  await expect(weeks(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=club/);
  await page.goForward();
  await expect(weeks(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(weeks(page)).toBeVisible();
  // An instructor reads no accounts: nothing is said of them.
  await expect(page.getByRole('heading', { name: 'Ostatnie logowania' })).toHaveCount(0);
  await page.getByText('Moje', { exact: true }).click();
  await expect(page).toHaveURL(/view=own/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cześć');
});

test('a member has no club to look at, whatever the address says', async ({ page }) => {
  await openAs(page, 'czlonek', '/dashboard?view=club');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cześć');
  await expect(page.getByRole('radio', { name: 'Klub' })).toHaveCount(0);
});

let mail: MailServer;
const mailing = inNewClub.extend<object, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ mail }, use) => use({ SMTP_URL: mail.url }), { scope: 'worker' }],
});

mailing(
  'who was not seen is written to in one press, in words of the club; it can be taken back',
  async ({ page, admin, mail }) => {
    const joinedOn = '2020-01-15';
    await page.goto('/login');
    await page.evaluate(
      (token) => sessionStorage.setItem('tatami.token', token),
      admin.session.getToken() ?? '',
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Ułóż klub w pięciu krokach' })).toBeVisible();
    await expectAccessible(page);

    // A change elsewhere appears by itself, some time later.
    const away = await admin.table('student').save({
      ...{ firstName: 'Olga', lastName: 'Jasińska', joinedOn, email: 'olga@example.org' },
    });
    await admin.table('student').save({ firstName: 'Jan', lastName: 'Bezadresowy', joinedOn });
    const write = page.getByRole('button', { name: 'Napisz do 2 osób' });
    await expect(write).toBeVisible({ timeout: 30_000 });

    await write.click();
    const dialog = page.getByRole('dialog', { name: 'Napisz do niewidzianych' });
    await expect(dialog).toContainText('Jan Bezadresowy: nie mamy adresu e-mail');
    await dialog.getByRole('textbox', { name: 'Treść' }).fill('{name}, brakuje nam Ciebie na macie!');
    await expect(dialog).toContainText('Olga, brakuje nam Ciebie na macie!');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Wyślij do 1 osoby' }).click();
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(0);
    expect((await admin.table('student').get(away.id)).missedMailAt).toBeNull();

    await write.click();
    await dialog.getByRole('textbox', { name: 'Treść' }).fill('{name}, brakuje nam Ciebie na macie!');
    await dialog.getByRole('button', { name: 'Wyślij do 1 osoby' }).click();
    await expect(page.getByText(/^napisano/)).toBeVisible();
    const { text, subject } = await mail.mailTo('olga@example.org', 60);
    expect(subject).toContain('Olga');
    expect(text).toContain('Olga, brakuje nam Ciebie na macie!');
    expect(mail.mails).toHaveLength(1);
    expect((await admin.table('student').get(away.id)).missedMailAt).not.toBeNull();
  },
);
