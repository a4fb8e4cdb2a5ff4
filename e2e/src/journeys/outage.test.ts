import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { type InterruptedClub, startInterruptedClub } from '../support/outage.ts';
import { signIn } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { club: InterruptedClub }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const club = await startInterruptedClub();
      await use(club);
      await club.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ club }, use) => use(club.url),
});

const away = 'Serwer chwilowo nie odpowiada. Spróbuj za chwilę.';

test('while the database is away the pages say so, and come back by themselves', async ({
  page,
  club,
  faults,
}) => {
  await signIn(page, 'instruktor');
  await page.goto('/dojo/student');
  const title = page.getByRole('heading', { level: 1 });
  const names = page.getByRole('link', { name: /Kowalsk/ });
  await expect(title).toHaveText('Uczniowie');

  await test.step('a page that is opened meanwhile', async () => {
    club.takeDatabase();
    await page.goto('/dojo/training');
    await expect(title).toHaveText('Coś poszło nie tak');
    await expect(page.getByText(away)).toBeVisible();
    await expectAccessible(page);
    await club.giveDatabaseBack();
    await expect(title).toHaveText('Treningi', { timeout: 20_000 });
    await expect(page).toHaveURL(/\/dojo\/training$/);
  });

  await test.step('a list that is searched meanwhile', async () => {
    await page.goto('/dojo/student');
    await expect(title).toHaveText('Uczniowie');
    club.takeDatabase();
    await page.getByRole('searchbox').fill('kowal');
    await expect(page.getByText(away)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await club.giveDatabaseBack();
    await expect(names.first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(away)).toHaveCount(0);
  });

  // The console has a line for each call that failed, and nothing else.
  expect(faults.splice(0).filter((line) => !/ 503 \d+ ms/.test(line))).toEqual([]);
  const told = readFileSync(club.log, 'utf8').match(/the database is away/g) ?? [];
  expect(told.length).toBeLessThanOrEqual(3);
});
