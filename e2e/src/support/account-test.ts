import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type AccountClub, type Member, startAccountClub } from './account-club.ts';
import { secretsIn } from './secrets.ts';
import { test as base } from './test.ts';

/** `test` at a club of its own that sends mails; afterwards its log is searched for what must not stand there. */
export const test = base.extend<object, { club: AccountClub }>({
  club: [
    async ({ secrets }, use) => {
      const club = await startAccountClub(secrets);
      await use(club);
      const log = readFileSync(club.log, 'utf8');
      await club.stop();
      for (const token of club.provider.issued) secrets.add(token);
      // It is the right log, and it has been told of what happened.
      expect(log).toContain(club.url);
      expect(log).toContain('"path":"/api/oauth/token"');
      expect(secretsIn(log, secrets), 'secrets in the log').toEqual([]);
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
