import { expect, type Page } from '@playwright/test';
import { type Club, createClub } from '@tatami/sdk';
import { exampleClub } from './example-club.ts';

/** The people of the example club whom the server makes for trying it out. */
export type DemoUser = 'admin' | 'instruktor' | 'czlonek' | 'rodzic' | 'dev';

/** Signs in as a person would, and ends on their dashboard. */
export async function signIn(page: Page, username: DemoUser, { remember = false } = {}): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nazwa użytkownika').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
  if (remember) await page.getByLabel('Zapamiętaj mnie na tym urządzeniu').check();
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Those who have signed in before, among the journeys of a worker. */
const visitors = new Map<DemoUser, Club>();

/** Opens a page as somebody who has signed in before: for journeys that begin behind the door. */
export async function openAs(page: Page, username: DemoUser, path: string): Promise<void> {
  const token = await tokenOf(username);
  // It is there before the app looks for it; a document to put it there first would have its cost too.
  const given = await page.addInitScript((held) => sessionStorage.setItem('tatami.token', held), token);
  await page.goto(path);
  // A document that comes later has what the journey left.
  await given.dispose();
}

/** Opens their dashboard, and waits for the app: a key that was pressed in the shell is gone with it. */
export async function openHome(page: Page, username: DemoUser): Promise<void> {
  await openAs(page, username, '/dashboard');
  await expect(page.locator('[data-shell]')).toHaveCount(0);
}

/** A password, which is made to take its time, is given again only where a journey has ended the session. */
async function tokenOf(username: DemoUser): Promise<string> {
  const club = visitors.get(username) ?? createClub({ baseUrl: `${exampleClub().url}/api` });
  visitors.set(username, club);
  const { session } = club;
  // The client lets go of a token that the server refuses.
  if (session.getToken()) await club.whoami().catch(() => {});
  if (!session.getToken()) await club.signIn({ username, password: 'tatami-demo' });
  return session.getToken() ?? '';
}
