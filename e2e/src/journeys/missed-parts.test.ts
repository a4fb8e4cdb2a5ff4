import type { Page } from '@playwright/test';
import { test } from '../support/front-door-test.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

// Chromium never asks again for a script that a document was denied.
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const failed = 'To się nie udało';
const soon = { timeout: 20_000 };

/** Stays until what the first page does without is there too. */
async function settle(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a page that could not come without a network comes when that is back', async ({ page, door }) => {
  await page.goto('/login');
  await settle(page);
  await door.shut();
  await page.getByRole('link', { name: 'Załóż konto' }).click();
  await expect(heading(page)).toHaveText(failed);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(heading(page)).toHaveText(failed);
  await door.openAgain();
  await expect(heading(page)).toHaveText('Załóż konto', soon);
  await expect(page).toHaveURL(/\/register$/);
});

test('a part of a page that could not come is there once the page is back', async ({
  page,
  door,
  office,
  faults,
}) => {
  const lastName = newName('Abacki');
  const draft = { firstName: 'Jan', lastName, joinedOn: '2024-09-02' };
  const { id } = await office.club.table('student').save(draft);
  await openAs(page, 'admin', `/dojo/student/${id}`);
  await settle(page);
  const edit = page.getByRole('button', { name: 'Edytuj' });
  await door.shut();
  await edit.click();
  await expect(heading(page)).toHaveText(failed);
  await door.openAgain();
  await expect(heading(page)).toHaveText(`Jan ${lastName}`, soon);
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Edytuj dane ucznia' })).toBeVisible();
  const others = faults
    .splice(0)
    .filter((line) => !/dynamically imported module|preload CSS|ERR_CONNECTION/.test(line));
  expect(others).toEqual([]);
});

test('a page that was fetched ahead in vain comes when it is opened', async ({ page, door }) => {
  await openAs(page, 'admin', '/dashboard');
  await settle(page);
  const students = page.getByRole('link', { name: 'Uczniowie', exact: true }).first();
  await door.shut();
  const refused = page.waitForEvent('requestfailed', (request) => /\/routes-\w+\.js$/.test(request.url()));
  await students.hover();
  await refused;
  await door.openAgain();
  await students.click();
  await expect(heading(page)).toHaveText('Uczniowie', soon);
  await expect(page).toHaveURL(/\/dojo\/student$/);
});

test('where not even what says so can come, a page that could not says at its address that something went wrong', async ({
  page,
  faults,
}) => {
  await openAs(page, 'admin', '/dashboard');
  await settle(page);
  await page.route(/\/later-\w+\.js$|\/authinfo\/whoami$/, (route) => route.abort());
  await page.reload();
  await expect(heading(page)).toHaveText(failed, soon);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(faults.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
