import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { inMinutes, newName } from '../support/office.ts';
import { type Mark, rollCallOn } from '../support/roll-call.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

test('an instructor takes the roll call with the mouse and the keyboard', async ({ page, office }) => {
  const title = newName('Trening młodzieży');
  const { id } = await office.startTraining(title);
  const people = await office.namesOnRollCall(id);
  const [first, second, third, fourth, fifth, sixth] = people as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const rollCall = rollCallOn(page);

  await openHome(page, 'instruktor');
  const taps = await countTaps(page);
  await openFromDashboard(page, title).click();
  await rollCall.name(first).click();
  await rollCall.expectMark(first, 'Obecność');
  expect(await taps()).toBeLessThanOrEqual(3);
  await rollCall.expectCount('Obecność', 1);
  await rollCall.expectCount('Bez wpisu', people.length - 1);
  await expect(page.getByText('Trwa', { exact: true })).toBeVisible();
  // Whoever teaches trains too, and isn't told here that these classes are for others.
  await expect(page.getByText('Twoja obecność')).toHaveCount(0);
  await test.step('the keys go on where the pointer was', async () => {
    await page.keyboard.press('3');
    await rollCall.expectMark(first, 'Usprawiedliwienie');
    await page.keyboard.press('1');
    await rollCall.expectMark(first, 'Obecność');
    await page.keyboard.press('ArrowDown');
    await expect(rollCall.sign(second, 'Obecność')).toBeFocused();
  });

  await rollCall.name(second).click();
  await rollCall.put(third, 'Spóźnienie');
  await rollCall.put(fourth, 'Usprawiedliwienie');
  await rollCall.name(fifth).click();
  await rollCall.expectCount('Obecność', 3);

  await test.step('one was marked by mistake', async () => {
    await rollCall.put(sixth, 'Nieobecność');
    await rollCall.expectCount('Nieobecność', 1);
    await rollCall.put(sixth, 'Obecność');
    await rollCall.expectMark(sixth, 'Obecność');
    await rollCall.expectCount('Nieobecność', 0);
    await rollCall.expectCount('Obecność', 4);
  });

  await test.step('the rest without touching the mouse', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await expect(page.getByRole('button', { name: 'Pozostali nieobecni' })).toBeVisible();
    await rollCall.search.focus();
    // The list is one stop, and what would mark all the others comes after it.
    await press('Tab', 'Home', ...Array.from({ length: 6 }, () => 'ArrowDown'));
    await press('1', 'ArrowDown', 'o', 'ArrowDown', '2', 'ArrowDown', 'u', 'ArrowDown', 'n', 'ArrowDown');
    // The signs of a person can be walked along, too.
    await press('ArrowLeft', 'Space');
  });

  const marks: (Mark | null)[] = [
    'Obecność',
    'Obecność',
    'Spóźnienie',
    'Usprawiedliwienie',
    'Obecność',
    'Obecność',
    'Obecność',
    'Obecność',
    'Spóźnienie',
    'Usprawiedliwienie',
    'Nieobecność',
    'Usprawiedliwienie',
    null,
  ];
  await expectRollCall(page, people, marks);
  await rollCall.expectSaved();
  await page.reload();
  await expectRollCall(page, people, marks);
  await test.step('a tablet shows twelve of them', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => rollCall.inSight()).toBeGreaterThanOrEqual(12);
  });
  // It counts as held when it has ended.
  await expect(page.getByText('Odbył się', { exact: true })).toHaveCount(0);
});

test('an instructor takes the roll call with a thumb @phone', { tag: '@phone' }, async ({ page, office }) => {
  const title = newName('Trening młodzieży');
  const { id } = await office.startTraining(title);
  const people = await office.namesOnRollCall(id);
  const rollCall = rollCallOn(page);

  await openHome(page, 'instruktor');
  const taps = await countTaps(page);
  await openFromDashboard(page, title).tap();
  for (const [index, name] of people.slice(0, 12).entries()) {
    await rollCall.name(name).tap();
    await rollCall.expectNextInSight(people[index + 1] as string);
  }
  // One tap to come here, and one a person.
  expect(await taps()).toBe(13);

  const [first, second] = people as [string, string];
  await test.step('a name that has its mark is touched in passing', async () => {
    await rollCall.name(first).tap();
    await rollCall.expectMark(first, 'Obecność');
    await rollCall.expectSaved();
    await rollCall.expectCount('Obecność', 12);
  });
  await test.step('the wrong sign is put right by the right one', async () => {
    await rollCall.put(first, 'Nieobecność');
    await rollCall.expectCount('Nieobecność', 1);
    await rollCall.put(first, 'Spóźnienie');
    await rollCall.expectCount('Nieobecność', 0);
  });
  await test.step('the last tap is taken back', async () => {
    await rollCall.put(second, 'Nieobecność');
    await rollCall.undo.tap();
    await rollCall.expectMark(second, 'Obecność');
    await expect(rollCall.undo).toHaveCount(0);
  });
  await test.step('the signs are explained', async () => {
    await rollCall.legend.tap();
    const legend = page.getByRole('dialog', { name: 'Co znaczą ikony' });
    await expect(legend.getByRole('listitem').filter({ hasText: 'Spóźnienie' })).toContainText('po czasie');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  const marks: (Mark | null)[] = [
    'Spóźnienie',
    ...Array.from({ length: 11 }, () => 'Obecność' as const),
    null,
  ];
  await expectRollCall(page, people, marks);
  await rollCall.expectSaved();
  await page.reload();
  await expectRollCall(page, people, marks);
});

test('a mark that finds no network waits for it, and is sent by itself', async ({
  page,
  context,
  office,
}) => {
  const { id } = await office.startTraining(newName('Trening bez zasięgu'));
  const { data: roster } = await office.club.api.GET('/training/{id}/roster', { params: { path: { id } } });
  const [first, second, third] = (await office.namesOnRollCall(id)) as [string, string, string];
  const student = roster?.students[2]?.student as string;
  await office.club.table('presence').save({ student, training: id, status: 'declared' });
  const rollCall = rollCallOn(page);
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await test.step('who has said that they come stands first', async () => {
    await expect(rollCall.list.getByRole('listitem').first()).toContainText(third);
    await expect(rollCall.row(third)).toContainText('zapowiedź');
  });
  await rollCall.name(first).click();
  await rollCall.expectCount('Obecność', 1);
  await rollCall.expectSaved();

  await context.setOffline(true);
  await rollCall.name(second).click();
  await expect(page.getByText(/1 wpis czeka na wysłanie/)).toHaveCount(1);
  await rollCall.expectMark(second, 'Obecność');
  await rollCall.expectCount('Obecność', 1);
  await test.step('a count shows those whom it counts', async () => {
    const count = page.getByRole('button', { name: 'Obecność 1', exact: true });
    await count.click();
    await expect(rollCall.list.getByRole('listitem')).toHaveCount(1);
    await expect(rollCall.name(first)).toBeVisible();
    await count.click();
  });

  await context.setOffline(false);
  await rollCall.expectCount('Obecność', 2);
  await rollCall.expectSaved();
  await page.reload();
  await rollCall.expectMark(first, 'Obecność');
  await rollCall.expectMark(second, 'Obecność');
});

test('a mark that is refused as too early stands nowhere, and leaving does not ask about it', async ({
  page,
  office,
}) => {
  const { id } = await office.planTraining({ title: newName('Trening wieczorem'), startsAt: inMinutes(180) });
  const [name = ''] = await office.namesOnRollCall(id);
  const rollCall = rollCallOn(page);
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await rollCall.name(name).click();
  await expect(rollCall.row(name).getByRole('alert')).toContainText('od 30 minut przed początkiem');
  await rollCall.expectMark(name, null);
  await rollCall.expectCount('Obecność', 0);
  await expect(rollCall.undo).toHaveCount(0);

  await test.step('what had been said before still stands', async () => {
    await rollCall.put(name, 'Usprawiedliwienie');
    await rollCall.expectSaved();
    await rollCall.put(name, 'Spóźnienie');
    await expect(rollCall.row(name).getByRole('alert')).toBeVisible();
    await rollCall.expectMark(name, 'Usprawiedliwienie');
  });

  await page.getByRole('link', { name: 'Uczniowie' }).first().click();
  await expect(page).toHaveURL(/\/dojo\/student$/);
});

/** The way from the dashboard to the roll call of one of today's trainings. */
function openFromDashboard(page: Page, title: string) {
  return page
    .getByRole('region', { name: /^Dziś/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: new RegExp(`^Lista obecności: .*${title}`) });
}

/** These marks, from the top of the list; nobody after them has any. */
async function expectRollCall(page: Page, people: string[], marks: (Mark | null)[]): Promise<void> {
  const rollCall = rollCallOn(page);
  for (const [index, mark] of marks.entries()) await rollCall.expectMark(people[index] as string, mark);
  for (const mark of ['Obecność', 'Spóźnienie', 'Usprawiedliwienie', 'Nieobecność'] as const)
    await rollCall.expectCount(mark, marks.filter((each) => each === mark).length);
}

test('in colours of the browser’s own, what was done last has an edge, and a group keeps its hue', async ({
  page,
  office,
}) => {
  const { id } = await office.startTraining(newName('Trening w kontraście'));
  const [name = ''] = await office.namesOnRollCall(id);
  const rollCall = rollCallOn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await rollCall.name(name).click();
  await expect(rollCall.undo.locator('..')).toHaveCSS('outline-style', 'solid');
  const tag = page.getByText('Młodzież', { exact: true }).first().locator('..');
  const [ground, dot] = await tag.evaluate((element) =>
    [undefined, '::before'].map((part) => getComputedStyle(element, part).backgroundColor),
  );
  expect([ground, 'rgba(0, 0, 0, 0)']).not.toContain(dot);
});
