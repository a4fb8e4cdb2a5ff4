import { expectAccessible } from '../support/accessible.ts';
import { inMinutes, newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`a member says in one tap that they will come, and takes it back in the same place ${tag}`, {
    tag,
  }, async ({ page, office }) => {
    const title = newName('Trening na dziś');
    await office.clearMarks('Katarzyna Lis');
    const { id } = await office.planTraining({
      title,
      startsAt: inMinutes(-200),
      endsAt: inMinutes(30),
      section: 'adult',
    });
    await openHome(page, 'czlonek');
    const next = page.getByRole('region', { name: title });
    const said = next.getByRole('status');
    const answer = next.getByRole('button', { name: 'Jestem', exact: true });
    await expect(answer).toBeInViewport({ ratio: 1 });

    // The way to the next grade is there without a tap.
    await expect(page.getByRole('region', { name: /^Droga do / })).toBeVisible();

    const taps = await countTaps(page);
    await answer.click();
    await expect(said).toHaveText('Jesteś na macie');
    expect(await taps()).toBe(1);
    await expect.poll(() => office.countMarks(id)).toBe(1);
    const back = next.getByRole('button', { name: 'Cofnij' });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said).toBeEmpty();
    await expect(answer).toBeFocused();
    await expect.poll(() => office.countMarks(id)).toBe(0);
    await expectAccessible(page);
    await office.club.table('training').remove(id);
  });
}

test('a member says in two taps that they can’t come, and why', async ({ page, office }) => {
  const title = newName('Trening na dziś');
  await office.clearMarks('Katarzyna Lis');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(45), section: 'adult' });
  // What goes on now, or is sooner, stands before it.
  await openAs(page, 'czlonek', '/dashboard');
  const row = page.getByRole('button', { name: new RegExp(`: ${title}`) });
  const hero = page.getByRole('region', { name: title });
  const taps = await countTaps(page);
  if (await hero.isVisible()) await hero.getByRole('button', { name: /nie dam rady$/i }).click();
  else await row.filter({ hasText: 'Nie będę' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choroba' }).click();
  expect(await taps()).toBe(2);
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await office.clearMarks('Katarzyna Lis');
  await office.club.table('training').remove(id);
});

test('a parent excuses a child for a week in no more than four taps', async ({ page, office }) => {
  await office.clearMarks('Antoni Mazur');
  await office.clearMarks('Zofia Mazur');
  const title = newName('Trening dzieci');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(35), section: 'kids' });
  await openAs(page, 'rodzic', '/dashboard');
  const taps = await countTaps(page);
  await page.getByRole('radio', { name: 'Zofia' }).check({ force: true });
  await expect(page.getByRole('region', { name: /^Zofia: droga do / })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Zofia: nie będzie na treningu' });
  const hero = page.getByRole('region', { name: title });
  // What goes on now, or is sooner, stands before it.
  if (await hero.isVisible()) await hero.getByRole('button', { name: 'Choruje do …' }).click();
  else {
    await page.getByRole('button', { name: new RegExp(`^Nie będzie: ${title}`) }).click();
    await sheet.getByText('Tydzień', { exact: true }).click();
  }
  await sheet.getByRole('button', { name: 'Choroba' }).click();
  expect(await taps()).toBeLessThanOrEqual(4);
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await office.clearMarks('Zofia Mazur');
  await office.club.table('training').remove(id);
});

test('what an instructor cancels is told at once, on a page that is open', async ({ page, office }) => {
  await office.clearMarks('Katarzyna Lis');
  const title = newName('Trening na dziś');
  const { id } = await office.planTraining({
    title,
    startsAt: inMinutes(-200),
    endsAt: inMinutes(30),
    section: 'adult',
  });
  await openHome(page, 'czlonek');
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await office.club.table('training').act(id, 'cancel', { reason: 'Awaria ogrzewania' });
  await expect(page.getByText('Awaria ogrzewania').first()).toBeVisible();
  await expect(page.getByRole('region', { name: title })).toHaveCount(0);
  await office.club.table('training').remove(id);
});
