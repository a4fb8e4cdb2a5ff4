import type { Page } from '@playwright/test';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { type DemoUser, openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('who unfolds the rest of a list by keys goes on with the first that has come', async ({
  page,
  office,
}) => {
  const [member] = (await office.club.table('user').list({ username: 'czlonek' })).results;
  const [student] = (await office.club.table('student').list({ user: member?.id ?? '' })).results;
  const { results: marks } = await office.club
    .table('presence')
    .list({ student: student?.id ?? '', sort: 'trainingStartsAt,desc', size: 200 });
  const years = Map.groupBy(marks, ({ trainingStartsAt }) => trainingStartsAt.slice(0, 4));
  const [[year] = []] = [...years].toSorted(([, one], [, other]) => other.length - one.length);
  await openAs(page, 'admin', `/dojo/student/${student?.id}?year=${year}`);
  const trainings = page.getByRole('region', { name: 'Obecności' }).getByRole('link');
  const rest = page.getByRole('button', { name: /^Pokaż wszystkie/ });
  await expect(rest).toBeVisible();
  const shown = await trainings.count();
  await firstKey(page);
  await trainings.nth(shown - 1).focus();
  await page.keyboard.press('Tab');
  await expect(rest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rest).toHaveCount(0);
  await expect(trainings.nth(shown)).toBeFocused();
});

test('each link and button says whose it is', async ({ page }) => {
  const looked: [DemoUser, string, RegExp][] = [
    ['rodzic', '/dashboard', /link|button/],
    ['czlonek', '/dashboard', /link|button/],
    ['instruktor', '/dojo/training', /link|button/],
    ['admin', '/adm/groupright', /link|button/],
    // The rows of a list are told apart by all that stands in them.
    ['admin', '/dojo/exam', /button/],
  ];
  for (const [user, path, roles] of looked) {
    await openAs(page, user, path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const snapshot = await page.locator('main, dialog[open]').last().ariaSnapshot();
    const named = [...snapshot.matchAll(/(link|button) "((?:[^"\\]|\\.)*)"/g)];
    const names = named.flatMap(([, role = '', name = '']) => (roles.test(role) ? [name] : []));
    const repeated = names.filter((name, at) => names.indexOf(name) !== at);
    expect({ user, path, repeated }).toEqual({ user, path, repeated: [] });
    expect(names).not.toEqual([]);
  }
});

test('what the Tab key comes to is seen with its ring: under no head that stays, cut by no edge', async ({
  page,
}) => {
  await openAs(page, 'admin', '/adm/rightto');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Dodaj osobę' }).focus();
  const unseen: string[] = [];
  for (let presses = 0; presses < 70; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    unseen.push(...(await page.evaluate(hiddenFocus)));
  }
  await page.goto('/dojo/training?edit=series');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'pon.' })).toBeFocused();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    unseen.push(...(await page.evaluate(hiddenFocus)));
  }
  expect(unseen).toEqual([]);
});

test('what is told at the foot of a phone covers neither what was pressed nor what the Tab key comes to @phone', async ({
  page,
}) => {
  await openAs(page, 'admin', '/adm/rightto');
  const switches = page.getByRole('switch');
  await switches.first().focus();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Cofnij', exact: true })).toBeVisible();
  const unseen = await page.evaluate(hiddenFocus);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    unseen.push(...(await page.evaluate(hiddenFocus)));
  }
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Cofnięto' })).toBeVisible();
  expect(unseen).toEqual([]);
});

test('a new group is told of, and its people are a key away from its name, past all the switches', async ({
  page,
  office,
}) => {
  await openAs(page, 'admin', '/adm/rightto');
  await page.getByRole('link', { name: 'Nowa grupa' }).focus();
  await page.keyboard.press('Enter');
  const name = newName('Zarząd');
  await expect(page.getByRole('textbox', { name: 'Nazwa' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano' })).toBeVisible();
  const chosen = page.getByRole('radio', { name });
  await expect(chosen).toBeChecked();
  await chosen.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Dodaj osobę' })).toBeFocused();
  const [group] = (await office.club.table('groupright').list({ q: name })).results;
  await office.club.table('groupright').remove(group?.id ?? '');
});

for (const width of ['', ' @phone'])
  test(`who takes back a mark by keys hears what it is again, and goes on in that row${width}`, async ({
    page,
    office,
  }) => {
    const { id } = await office.startTraining(newName('Trening młodzieży'));
    const [first = '', second = ''] = await office.namesOnRollCall(id);
    const rollCall = rollCallOn(page);
    await openAs(page, 'instruktor', `/dojo/training/${id}`);
    await rollCall.sign(first, 'Obecność').focus();
    for (const key of ['1', 'ArrowDown', '2']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'Pozostali nieobecni' })).toBeVisible();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(rollCall.undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: `Cofnięto. ${second}: bez wpisu` }),
    ).toBeVisible();
    await expect(rollCall.sign(second, 'Spóźnienie')).toBeFocused();
    expect(await page.evaluate(hiddenFocus)).toEqual([]);
    await rollCall.expectMark(second, null);
    await page.keyboard.press('ArrowUp');
    await expect(rollCall.sign(first, 'Spóźnienie')).toBeFocused();
  });

/** What has the focus and lies under something else, or whose ring is cut at the edge of what scrolls around it. */
function hiddenFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const name = focused.getAttribute('aria-label') ?? focused.id;
  const { x, y, width, height, top, bottom } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  const isCovered = !seen || !(focused.contains(seen) || seen.contains(focused));
  let around = focused.parentElement;
  while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
  const edge = around?.getBoundingClientRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(focused);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const isCut = edge && (top - ring < edge.top || bottom + ring > edge.bottom);
  return isCovered ? [`covered: ${name}`] : isCut ? [`cut: ${name}`] : [];
}

/** Presses the first key after the page is there: from then on who works by keys is looked after. */
async function firstKey(page: Page): Promise<void> {
  let hasCome = false;
  void page.waitForResponse(/keep-focus/).then(() => {
    hasCome = true;
  });
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(hasCome).toBe(true);
  }).toPass();
}
