import { expect, type Page } from '@playwright/test';

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
