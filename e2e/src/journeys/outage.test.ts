import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { inMinutes, newName } from '../support/office.ts';
import { type InterruptedClub, startInterruptedClub } from '../support/outage.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { openAs } from '../support/sign-in.ts';
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

const stale = /^Nie udało się odświeżyć; pokazujemy dane z \d\d:\d\d\.$/;
const away = 'Serwer chwilowo nie odpowiada. Spróbuj za chwilę.';

test('while the database is away the pages say so, and come back by themselves', async ({
  page,
  club,
  faults,
}) => {
  test.slow();
  await openAs(page, 'admin', '/dojo/student');
  const title = page.getByRole('heading', { level: 1 });
  const names = page.getByRole('link', { name: /Kowalsk/ });
  await expect(title).toHaveText('Uczniowie');

  await test.step('a page that is opened meanwhile', async () => {
    club.takeDatabase();
    await page.goto('/dojo/training');
    await expect(title).toHaveText('To się nie udało');
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

  await test.step('a list that can’t be read anew stays, and says since when it is as it is', async () => {
    await page.goto('/dojo/student');
    const people = page.getByRole('table').getByRole('link');
    await expect(people.first()).toBeVisible();
    const [place, count] = [await people.first().boundingBox(), await people.count()];
    club.takeDatabase();
    // The way to where one is reads anew.
    await page.getByRole('link', { name: 'Uczniowie' }).first().click();
    await expect(page.getByText(stale)).toBeVisible({ timeout: 20_000 });
    await expect(people).toHaveCount(count);
    expect(await people.first().boundingBox()).toEqual(place);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await club.giveDatabaseBack();
    await expect(page.getByText(stale)).toHaveCount(0, { timeout: 20_000 });
  });

  // The console has a line for each call that failed, and nothing else.
  expect(faults.splice(0).filter((line) => !/ 503 \d+ ms/.test(line))).toEqual([]);
  const told = readFileSync(club.log, 'utf8').match(/the database is away/g) ?? [];
  expect(told.length).toBeLessThanOrEqual(3);
});

test('marks that are put while the database is away are sent when it is back', async ({
  page,
  club,
  office,
  faults,
}) => {
  await test.step('of a roll call', async () => {
    const { id } = await office.startTraining(newName('Trening bez serwera'));
    const [first, second, third] = (await office.namesOnRollCall(id)) as [string, string, string];
    const rollCall = rollCallOn(page);
    await openAs(page, 'instruktor', `/dojo/training/${id}`);
    await rollCall.name(first).click();
    await rollCall.expectCount('Obecność', 1);
    await rollCall.expectSaved();

    club.takeDatabase();
    await rollCall.name(second).click();
    await expect(page.getByText('1 wpis czeka na wysłanie')).toBeVisible({ timeout: 20_000 });
    await rollCall.put(third, 'Spóźnienie');
    await rollCall.expectMark(third, 'Spóźnienie');
    // It is said once, and what is not stored does not count.
    await expect(page.getByText('2 wpisy czekają na wysłanie')).toHaveCount(1);
    await expect(rollCall.list.getByRole('alert')).toHaveCount(0);
    await rollCall.expectCount('Obecność', 1);
    await rollCall.expectCount('Spóźnienie', 0);
    await expectAccessible(page);

    await club.giveDatabaseBack();
    await rollCall.expectCount('Obecność', 2);
    await rollCall.expectCount('Spóźnienie', 1);
    await rollCall.expectSaved();
    await expect(page.getByText(/na wysłanie$/)).toHaveCount(0);
    await page.reload();
    await rollCall.expectMark(second, 'Obecność');
    await rollCall.expectMark(third, 'Spóźnienie');
    await page.goto('/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wylogowano');
  });

  await test.step('one’s own', async () => {
    await office.clearMarks('Katarzyna Lis');
    const title = newName('Trening bez serwera');
    const training = await office.planTraining({ title, startsAt: inMinutes(60), section: 'adult' });
    await openAs(page, 'czlonek', `/dojo/training/${training.id}`);
    const own = page.getByRole('region', { name: 'Twoja obecność' });
    const declare = own.getByRole('button', { name: 'Będę', exact: true });
    await expect(declare).toBeVisible();

    club.takeDatabase();
    await declare.click();
    await expect(own.getByText('czeka na wysłanie')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('1 wpis czeka na wysłanie')).toHaveCount(1);
    await expectAccessible(page);
    await club.giveDatabaseBack();
    await expect(own.getByRole('status')).toHaveText('Będziesz', { timeout: 20_000 });
    await expect(page.getByText(/na wysłanie$/)).toHaveCount(0);
    const { page: found } = await office.club.table('presence').list({ training: training.id });
    expect(found.totalElements).toBe(1);
  });

  expect(faults.splice(0).filter((line) => !/ 503 \d+ ms/.test(line))).toEqual([]);
});

test('what waits for the server goes with whoever it waited for, and is nobody else’s', async ({
  page,
  club,
  office,
  faults,
}) => {
  /** Lets the next person in on the same screen, without opening the app anew. */
  const letNextIn = async (username: string) => {
    // What waits is sent then.
    const ready = page.waitForResponse((answer) => answer.url().endsWith('/ready') && answer.ok());
    await club.giveDatabaseBack();
    await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
    await page.getByLabel('Nazwa użytkownika').fill(username);
    await page.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });
    await ready;
  };
  const marksAt = async (training: string) =>
    (await office.club.table('presence').list({ training })).page.totalElements;

  const { id } = await office.startTraining(newName('Trening bez serwera'));
  const [first, second] = (await office.namesOnRollCall(id)) as [string, string];
  const rollCall = rollCallOn(page);
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await expect(rollCall.name(first)).toBeVisible();
  club.takeDatabase();
  await rollCall.name(first).click();
  await expect(page.getByText('1 wpis czeka na wysłanie')).toBeVisible({ timeout: 20_000 });
  await rollCall.name(second).click();
  await page.getByRole('link', { name: 'Wyloguj się' }).click();
  await expect(page.getByText(/^2 wpisy o obecności czekają na wysłanie/)).toBeVisible();
  await page.getByRole('link', { name: 'Zostań' }).click();
  await page.getByRole('link', { name: 'Wyloguj się' }).click();
  await page.getByRole('button', { name: 'Wyloguj i usuń' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wylogowano');
  await letNextIn('admin');
  expect(await marksAt(id)).toBe(0);

  expect(faults.splice(0).filter((line) => !/ 503 \d+ ms/.test(line))).toEqual([]);
});
