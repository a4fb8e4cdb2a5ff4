import type { Page } from '@playwright/test';
import { type Club as Client, createClub, type Draft } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { password, startNewClub } from './new-club.ts';
import { test as base, expect } from './test.ts';

export { password };

interface OfWorker {
  /** What the operator has set beside the password. */
  settings: Record<string, string>;
  club: Club;
  /** The administrator, by the client. */
  admin: Client;
}

/** `test` at a club that nobody has begun to use. */
export const test = base.extend<object, OfWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  club: [
    async ({ settings }, use) => {
      const club = await startNewClub(settings);
      await use(club);
      await club.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admin: [
    async ({ club }, use) => {
      const client = createClub({ baseUrl: `${club.url}/api` });
      await client.signIn({ username: 'admin', password });
      await use(client);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ club }, use) => use(club.url),
});

/** Somebody with an account, who trains. */
export async function addMember(office: Client, username: string): Promise<void> {
  const name = { firstName: 'Ola', lastName: 'Żuk' };
  const email = `${username}@example.org`;
  const user = await office.table('user').save({ username, email, ...name, password });
  await office.table('student').save({ ...name, joinedOn: '2026-01-10', user: user.id });
}

/** A training in some days, unless it is said when. */
export async function plan(office: Client, title: string, more: Partial<Draft<'training'>> = {}) {
  const workplace = await office.table('workplace').save({ name: `Dojo ${title}` });
  const startsAt = more.startsAt ?? new Date(Date.now() + 3 * 86_400_000).toISOString();
  return office.table('training').save({
    ...{ title, workplace: workplace.id, instructor: (await office.whoami()).id },
    endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString(),
    ...more,
    startsAt,
  });
}

/** Signs somebody of the club in from the front door. */
export async function signIn(page: Page, username: string, { remember = false } = {}): Promise<void> {
  await page.goto('/login');
  if (remember) await page.getByLabel('Zapamiętaj mnie na tym urządzeniu').check();
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs them in, and waits until the page hears what changes. */
export async function signInLive(
  page: Page,
  ...who: [username: string, how?: { remember?: boolean }]
): Promise<void> {
  await signIn(page, ...who);
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText('Na żywo');
}
