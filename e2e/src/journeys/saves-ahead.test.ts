import type { Page, Route } from '@playwright/test';
import { newName, type Office } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const drawer = (page: Page) => page.getByRole('dialog');
const name = (page: Page) => drawer(page).getByRole('textbox', { name: /^Nazwa/ });
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Zapisz' }).click();

async function openWorkplace(page: Page, office: Office) {
  const before = newName('Sala');
  const { id } = await office.club.table('workplace').save({ name: before, city: 'Gdańsk' });
  await openAs(page, 'admin', `/adm/workplace?q=${encodeURIComponent(before.slice(-6))}`);
  await rows(page).getByRole('link', { name: before }).click();
  await expect(name(page)).toHaveValue(before);
  return { id, before, after: before.replace('Sala', 'Dojo') };
}

/** Holds the answers to saves until it is said what becomes of them. */
async function holdSaves(page: Page) {
  const held: Route[] = [];
  await page.route('**/api/workplace/*', (route) =>
    route.request().method() === 'PUT' ? void held.push(route) : route.fallback(),
  );
  return {
    async next(): Promise<Route> {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      return held.shift() as Route;
    },
  };
}

test('on a slow network a row has its new values at once, and what was saved can be taken back', async ({
  page,
  office,
}) => {
  const { id, before, after } = await openWorkplace(page, office);
  const saves = await holdSaves(page);
  await name(page).fill(after);
  await save(page);
  await expect(drawer(page)).toHaveCount(0);
  await expect(rows(page).getByRole('link', { name: after })).toBeVisible();
  await expect(page).not.toHaveURL(/edit=/);
  expect((await office.club.table('workplace').get(id)).name).toBe(before);
  await expect(page.getByText(`Zapisywanie: ${before}…`)).toBeVisible();
  await expect(page.getByText('Zapisano.')).toHaveCount(0);

  // Closed before it is stored, the tab would take it along.
  const asks = page.waitForEvent('dialog');
  const closes = page.close({ runBeforeUnload: true });
  const question = await asks;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closes;

  await (await saves.next()).continue();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  await expect(page.getByText(`Zapisywanie: ${before}…`)).toHaveCount(0);
  expect((await office.club.table('workplace').get(id)).name).toBe(after);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(rows(page).getByRole('link', { name: before })).toBeVisible();
  expect((await office.club.table('workplace').get(id)).name).toBe(before);
});

test('what the server refuses is taken back in the list, and the form opens again with all that was typed', async ({
  page,
  office,
}) => {
  const { before, after } = await openWorkplace(page, office);
  const taken = newName('Zajęta');
  await office.club.table('workplace').save({ name: taken });
  const saves = await holdSaves(page);
  const field = (label: string) => drawer(page).getByRole('textbox', { name: label });
  await name(page).fill(taken);
  await field('Adres').fill('ul. Cicha 7');
  await save(page);
  await expect(rows(page).getByRole('link', { name: taken })).toBeVisible();

  await (await saves.next()).continue();
  await expect(drawer(page).getByRole('alert')).toBeVisible();
  await expect(name(page)).toHaveValue(taken);
  await expect(field('Adres')).toHaveValue('ul. Cicha 7');
  await expect(rows(page).getByRole('link', { name: before })).toBeVisible();

  // What only the server knows of a field stands at that field.
  await name(page).fill(after);
  await save(page);
  const sent = await saves.next();
  await sent.continue({ postData: { ...sent.request().postDataJSON(), postalCode: '80' } });
  await expect(field('Kod pocztowy')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Kod pocztowy')).toBeFocused();
  await expect(name(page)).toHaveValue(after);
  await field('Kod pocztowy').fill('80-180');
  await save(page);
  await (await saves.next()).continue();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  await expect(rows(page).getByRole('link', { name: after })).toBeVisible();
});

test('without a network nothing typed is lost, wherever the person has gone meanwhile', async ({
  page,
  office,
}) => {
  const { before, after } = await openWorkplace(page, office);
  const saves = await holdSaves(page);
  await name(page).fill(after);
  await save(page);
  const sent = await saves.next();
  await page.getByRole('navigation').getByRole('link', { name: 'Pulpit' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
  await sent.abort('internetdisconnected');

  const told = page.getByRole('alert').filter({ hasText: `Nie zapisano zmian: ${before}` });
  await told.locator('..').getByRole('button', { name: 'Otwórz formularz' }).click();
  await expect(name(page)).toHaveValue(after);
  await expect(drawer(page).getByRole('alert')).toBeVisible();
  await save(page);
  await (await saves.next()).continue();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  await expect(rows(page).getByRole('link', { name: after })).toBeVisible();
});

test('who saved second is asked field by field, with the form as they left it', async ({ page, office }) => {
  const { id, before, after } = await openWorkplace(page, office);
  const saves = await holdSaves(page);
  await name(page).fill(after);
  await save(page);
  const theirs = before.replace('Sala', 'Hala');
  const workplaces = office.club.table('workplace');
  await workplaces.save({ ...(await workplaces.get(id)), name: theirs, city: 'Sopot' });
  await (await saves.next()).continue();

  await expect(drawer(page).getByRole('radio', { name: new RegExp(after) })).toBeChecked();
  await expect(name(page)).toHaveValue(after);
  await expect(drawer(page).getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Sopot');
  await expect(rows(page).getByRole('link', { name: theirs })).toBeVisible();
  await drawer(page)
    .getByRole('radio', { name: new RegExp(theirs) })
    .check();
  await expect(name(page)).toHaveValue(theirs);
});

test('a row whose save is on its way is not edited before the answer is there', async ({ page, office }) => {
  const { after } = await openWorkplace(page, office);
  const saves = await holdSaves(page);
  await name(page).fill(after);
  await save(page);
  await rows(page).getByRole('link', { name: after }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(name(page)).toHaveCount(0);
  await (await saves.next()).continue();
  await expect(name(page)).toHaveValue(after);

  await drawer(page).getByRole('textbox', { name: 'Adres' }).fill('ul. Cicha 7');
  await save(page);
  await (await saves.next()).continue();
  await expect(rows(page).getByRole('link', { name: after })).toBeVisible();
  await expect(page.getByText('Zapisano.').last()).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
});

test.describe('a row that moves to another list', () => {
  /** Moves a day off to the next year, whose list does not come. */
  async function moveDayOff(page: Page, office: Office) {
    const title = newName('Remont sali');
    const days = office.club.table('day-off');
    const draft = { name: title, kind: 'closure', dateFrom: '2041-02-03', dateTo: '2041-02-03' } as const;
    const { id } = await days.save(draft);
    await openAs(page, 'admin', `/dojo/day-off?year=2041&edit=${id}`);
    await fill(page, 'Od dnia', '2042-12-30');
    await fill(page, 'Do dnia', '2042-12-31');
    const held: Route[] = [];
    let isHeld = true;
    await page.route(
      (url) => url.pathname.endsWith('/api/day-off'),
      (route) => (isHeld ? void held.push(route) : route.fallback()),
    );
    const letListCome = async () => {
      isHeld = false;
      for (const route of held) await route.continue();
    };
    return { id, title, days, letListCome };
  }

  const fill = (page: Page, label: string, day: string) => drawer(page).getByLabel(label).fill(day);

  test('is edited again before that list is there', async ({ page, office }) => {
    const { id, title, days, letListCome } = await moveDayOff(page, office);
    await save(page);
    await expect(page.getByText('Zapisano.')).toBeVisible();

    // The list of the year before is in its place.
    await rows(page).getByRole('link', { name: title }).click();
    await expect(drawer(page).getByLabel('Od dnia')).toHaveValue('30.12.2042');
    await fill(page, 'Do dnia', '2043-01-02');
    await save(page);
    await expect(drawer(page)).toHaveCount(0);
    await expect.poll(async () => (await days.get(id)).dateTo).toBe('2043-01-02');
    await letListCome();
    await expect(rows(page).filter({ hasText: '30.12.2042 – 02.01.2043' })).toBeVisible();
    await days.remove(id);
  });

  test('shows that list though it is not accepted', async ({ page, office }) => {
    const { id, days, letListCome } = await moveDayOff(page, office);
    const sent: Route[] = [];
    await page.route(`**/api/day-off/${id}`, (route) => void sent.push(route));
    await save(page);
    await expect.poll(() => sent.length).toBe(1);
    await sent[0]?.abort('internetdisconnected');
    await expect(drawer(page).getByRole('alert')).toBeVisible();
    await letListCome();
    await expect(page.getByText('Brak dni wolnych w roku 2042')).toBeVisible();
    await days.remove(id);
  });
});
