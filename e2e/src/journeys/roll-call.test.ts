import type { Page } from '@playwright/test';
import { newName } from '../support/office.ts';
import { type Mark, rollCallOn } from '../support/roll-call.ts';
import { openAs, signIn } from '../support/sign-in.ts';
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

  await signIn(page, 'instruktor');
  const taps = await countTaps(page);
  await openFromDashboard(page, title).click();
  await rollCall.name(first).click();
  await rollCall.expectMark(first, 'Obecność');
  expect(await taps()).toBeLessThanOrEqual(3);
  await rollCall.expectCount('Obecność', 1);
  await rollCall.expectCount('Niezaznaczeni', people.length - 1);
  await test.step('the keys go on where the pointer was', async () => {
    await page.keyboard.press('3');
    await rollCall.expectMark(first, 'Usprawiedliwienie');
    await page.keyboard.press('1');
    await rollCall.expectMark(first, 'Obecność');
    await page.keyboard.press('ArrowDown');
    await expect(rollCall.sign(second, 'Obecność')).toBeFocused();
  });

  await rollCall.name(second).click();
  await rollCall.sign(third, 'Spóźnienie').click();
  await rollCall.sign(fourth, 'Usprawiedliwienie').click();
  await rollCall.name(fifth).click();
  await rollCall.expectCount('Obecność', 3);

  await test.step('one was marked by mistake', async () => {
    await rollCall.sign(sixth, 'Nieobecność').click();
    await rollCall.expectCount('Nieobecność', 1);
    await rollCall.sign(sixth, 'Obecność').click();
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
  // It counts as held when it has ended.
  await expect(page.getByText('Odbył się', { exact: true })).toHaveCount(0);
});

test('an instructor takes the roll call with a thumb @phone', { tag: '@phone' }, async ({ page, office }) => {
  const title = newName('Trening młodzieży');
  const { id } = await office.startTraining(title);
  const people = await office.namesOnRollCall(id);
  const rollCall = rollCallOn(page);

  await signIn(page, 'instruktor');
  const taps = await countTaps(page);
  await openFromDashboard(page, title).tap();
  for (const name of people.slice(0, 12)) await rollCall.name(name).tap();
  // One tap to come here, and one a person.
  expect(await taps()).toBe(13);

  const [first, second] = people as [string, string];
  await test.step('the wrong sign is put right by the right one', async () => {
    await rollCall.sign(first, 'Nieobecność').tap();
    await rollCall.expectCount('Nieobecność', 1);
    await rollCall.sign(first, 'Spóźnienie').tap();
    await rollCall.expectCount('Nieobecność', 0);
  });
  await test.step('the last tap is taken back', async () => {
    await rollCall.sign(second, 'Nieobecność').tap();
    await page.getByRole('region', { name: 'Powiadomienia' }).getByRole('button', { name: 'Cofnij' }).tap();
    await rollCall.expectMark(second, 'Obecność');
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
  const [first, second] = (await office.namesOnRollCall(id)) as [string, string];
  const rollCall = rollCallOn(page);
  await openAs(page, 'instruktor', `/dojo/training/${id}`);
  await rollCall.name(first).click();
  await rollCall.expectSaved();

  await context.setOffline(true);
  await rollCall.name(second).click();
  await expect(page.getByText(/Wyślemy to, gdy wróci/)).toHaveCount(1);
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

/** The way from the dashboard to the roll call of one of today's trainings. */
function openFromDashboard(page: Page, title: string) {
  return page
    .getByRole('region', { name: /^Dziś/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Lista obecności' });
}

/** These marks, from the top of the list; nobody after them has any. */
async function expectRollCall(page: Page, people: string[], marks: (Mark | null)[]): Promise<void> {
  const rollCall = rollCallOn(page);
  for (const [index, mark] of marks.entries()) await rollCall.expectMark(people[index] as string, mark);
  for (const mark of ['Obecność', 'Spóźnienie', 'Usprawiedliwienie', 'Nieobecność'] as const)
    await rollCall.expectCount(mark, marks.filter((each) => each === mark).length);
}
