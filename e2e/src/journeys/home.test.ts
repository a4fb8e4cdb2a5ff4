import { test } from '../support/kept-browser-test.ts';
import { inMinutes, newName } from '../support/office.ts';
import { openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

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
