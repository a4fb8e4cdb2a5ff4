import { expect, type Page } from '@playwright/test';
import { type AccountClub, type Member, startAccountClub } from './account-club.ts';
import { test as base } from './test.ts';

/** `test` at a club of its own that sends mails; afterwards its log is searched for what must not stand there. */
export const test = base.extend<object, { club: AccountClub }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const club = await startAccountClub();
      await use(club);
      const log = club.log();
      await club.stop();
      expect(log).toContain(club.url);
      expect(
        [...club.secrets].filter((secret) => log.includes(secret)),
        'secrets in the log',
      ).toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ club }, use) => use(club.url),
});

export { expect };

/** Types a name and a password where the sign-in page is. */
export async function typePassword(page: Page, { username, password }: Omit<Member, 'email'>): Promise<void> {
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

/** Signs in from the front door. */
export async function signInAs(page: Page, member: Omit<Member, 'email'>): Promise<void> {
  await page.goto('/login');
  await typePassword(page, member);
  await expect(page).not.toHaveURL(/\/login/);
}

/** The token that the page holds. */
export function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('tatami.token'));
}
