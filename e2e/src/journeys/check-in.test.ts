import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { inMinutes, newName, type Office } from '../support/office.ts';
import { others } from '../support/offline.ts';
import { scan } from '../support/scan.ts';
import { openAs, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const iAmHere = (page: Page, name?: string) =>
  page.getByRole('button', { name: name ? `Już jest: ${name}` : 'Jestem', exact: true });

/** What has no end of its own would be on every home of this club for an hour and a half. */
const opened: string[] = [];
test.afterEach(async ({ office }) => {
  for (const id of opened.splice(0)) {
    for await (const presence of office.club.table('presence').all({ training: id }))
      await office.club.table('presence').remove(presence.id);
    await office.club.table('training').remove(id);
  }
});

/** A training of now, for whom it is said, at which the people named are marked nowhere. */
async function openDoor(office: Office, section: 'adult' | 'kids', people: readonly string[]) {
  for (const name of people) await office.clearMarks(name);
  const training = await office.planTraining({
    title: newName('Trening z kodem'),
    startsAt: inMinutes(0),
    section,
  });
  opened.push(training.id);
  return training;
}

/** The phone of somebody else. */
async function takePhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'pl-PL',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: baseURL ?? '' }]);
  return context.newPage();
}

/** Opens a link as the camera does: at the address of the club that this journey knows. */
const follow = (page: Page, link: string) => page.goto(new URL(link).pathname + new URL(link).search);

test('whoever has to sign in first comes back to a code that still holds', async ({
  page,
  browser,
  baseURL,
  office,
}) => {
  const { id, title } = await openDoor(office, 'adult', ['Katarzyna Lis']);
  await openAs(page, 'instruktor', `/dojo/check-in/${id}/code`);
  const phone = await takePhone(browser, baseURL);
  await follow(phone, await scan(page));
  await expect(phone).toHaveURL(/\/login$/);
  await phone.getByLabel('Nazwa użytkownika').fill('czlonek');
  await phone.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
  await phone.getByRole('button', { name: 'Zaloguj się' }).tap();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title);
  await iAmHere(phone).tap();
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await phone.context().close();
});

test('a parent says which of two children is there', async ({ page, browser, baseURL, office }) => {
  const { id } = await openDoor(office, 'kids', ['Antoni Mazur', 'Zofia Mazur']);
  await openAs(page, 'instruktor', `/dojo/check-in/${id}/code`);
  const phone = await takePhone(browser, baseURL);
  await openAs(phone, 'rodzic', '/dashboard');
  await follow(phone, await scan(page));
  await iAmHere(phone, 'Zofia').tap();
  await expect(phone.getByRole('status').filter({ hasText: 'Jest na liście' })).toHaveCount(1);
  await expect(iAmHere(phone, 'Antoni')).toBeVisible();
  await expectAccessible(phone);
  const { results } = await office.club.table('presence').list({ training: id });
  expect(results.map(({ studentFirstName, source }) => [studentFirstName, source])).toEqual([
    ['Zofia', 'qr'],
  ]);
  await phone.context().close();
});

test('a picture of the code that is sent to somebody at home has run out, and says how to go on', async ({
  page,
  browser,
  baseURL,
  office,
  faults,
}) => {
  test.setTimeout(150_000);
  const { id } = await openDoor(office, 'adult', ['Katarzyna Lis']);
  await openAs(page, 'instruktor', `/dojo/check-in/${id}/code`);
  const sent = await scan(page);
  const codes = new Set([sent]);
  // The one that was shown then is taken for one turn more.
  await expect
    .poll(async () => codes.add(await scan(page)).size, { timeout: 90_000, intervals: [2_000] })
    .toBe(3);
  const phone = await takePhone(browser, baseURL);
  await openAs(phone, 'czlonek', '/dashboard');
  await follow(phone, sent);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Kod nie zadziałał');
  await expect(phone.getByText('Zeskanuj go jeszcze raz z ekranu instruktora.')).toBeVisible();
  await expectAccessible(phone);
  await follow(phone, await scan(page));
  await iAmHere(phone).tap();
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await phone.context().close();
  expect(others(faults, '409')).toEqual([]);
});

test('an instructor leaves a tablet by the door: people tap their names, and nothing else can be reached until the PIN', async ({
  page,
  context,
  office,
  faults,
}) => {
  const { id, title } = await office.startTraining(newName('Trening przy kiosku'));
  const [first = '', second = ''] = await office.namesOnRollCall(id);
  // The roll call has the last name first, a face on the screen by the door the first.
  const tile = (name: string) => page.getByRole('button', { name: name.split(' ').reverse().join(' ') });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'instruktor');
  const students = office.club.table('student');
  const idOf = async (name: string) => {
    const [lastName = '', firstName = ''] = name.split(' ');
    return (await students.list({ lastName, firstName })).results[0]?.id ?? '';
  };
  const picture = new Blob([new Uint8Array(await page.screenshot())], { type: 'image/png' });
  await students.setPicture(await idOf(first), picture);
  await students.removePicture(await idOf(second));
  await page.goto(`/dojo/kiosk?training=${id}`);
  await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel('PIN').fill('4711');
  const token = await page.evaluate(() => sessionStorage.getItem('tatami.token'));
  await page.getByRole('button', { name: 'Uruchom kiosk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page);

  await test.step('a face is shown of who has a picture, initials of who has none', async () => {
    const face = tile(first).locator('img');
    await expect(face).toBeVisible();
    await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(tile(second).locator('img')).toHaveCount(0);
  });

  await test.step('people tap their names, and take a slip back', async () => {
    await tile(first).click();
    await expect(page.getByRole('status').filter({ hasText: 'jesteś na liście' })).toBeVisible();
    await expect(tile(first)).toContainText('Na liście');
    await expect.poll(() => office.countMarks(id)).toBe(1);
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect.poll(() => office.countMarks(id)).toBe(0);
    await page.getByRole('searchbox').fill(second.split(' ')[0]?.slice(0, 4) ?? '');
    await tile(second).click();
    await expect.poll(() => office.countMarks(id)).toBe(1);
    const [presence] = (await office.club.table('presence').list({ training: id })).results;
    expect(presence).toMatchObject({ status: 'present', source: 'kiosk', confirmedBy: null });
  });

  await test.step('without a network a name waits for it, and is sent once it is there', async () => {
    await context.setOffline(true);
    await tile(first).click();
    await expect(page.getByText(/1 wpis czeka na wysłanie/)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => office.countMarks(id)).toBe(2);
    await expect(page.getByText(/na wysłanie/)).toHaveCount(0);
  });

  await test.step('no address leads anywhere else, and whoever began it is signed in here no more', async () => {
    for (const path of ['/dashboard', '/dojo/student', '/adm/profile', `/dojo/training/${id}`]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dojo\/kiosk$/);
    }
    const kept = await page.evaluate(() => localStorage.getItem('tatami.kiosk'));
    const statuses = await page.evaluate(
      async (tokens) =>
        Promise.all(
          tokens.map(
            async (each) =>
              (await fetch('/api/student', { headers: { authorization: `Bearer ${each}` } })).status,
          ),
        ),
      [token, kept],
    );
    expect(statuses).toEqual([401, 401]);
  });

  await page.getByRole('button', { name: 'Zakończ' }).click();
  const leaving = page.getByRole('dialog', { name: 'Zakończyć kiosk?' });
  await leaving.getByLabel('PIN', { exact: true }).fill('0000');
  await leaving.getByRole('button', { name: 'Zakończ' }).click();
  await expect(leaving.getByText('Ten PIN jest niepoprawny.')).toBeVisible();
  await expectAccessible(page);
  await leaving.getByLabel('PIN', { exact: true }).fill('4711');
  await leaving.getByRole('button', { name: 'Zakończ' }).click();
  await expect(page.getByRole('heading', { name: 'Kiosk zakończony' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kiosk')))).toEqual(
    [],
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  expect(others(faults, '40[01]')).toEqual([]);
});
