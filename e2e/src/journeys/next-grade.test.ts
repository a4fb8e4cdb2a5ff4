import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs, openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('a parent sees the way of each child', async ({ page }) => {
  await openHome(page, 'rodzic');
  for (const child of ['Antoni', 'Zofia']) {
    await page.getByRole('radio', { name: child }).check({ force: true });
    await expect(
      page.getByRole('region', { name: new RegExp(`^${child}: droga do \\d kyu$`) }),
    ).toContainText(/na macie\s*\d+ z \d+/);
  }
  await expectAccessible(page);
});

test('the day that is missing comes while one looks, and what would be at another rhythm is there to ask', async ({
  page,
  office,
}) => {
  const yesterday = addDays(clubToday(), -1);
  const { id: student } = await office.club.table('student').save({
    firstName: 'Hanna',
    lastName: newName('Wilk'),
    joinedOn: addDays(yesterday, -30),
    section: 'adult',
    carryOverDays: 24,
    carryOverAsOf: yesterday,
  });
  await openAs(page, 'admin', `/dojo/student/${student}`);
  const way = page.getByRole('region', { name: 'Droga do 6 kyu' });
  await expect(way).toContainText('dni na macie24 z 25');
  await expect(way).toContainText('Po kilku treningach powiemy, kiedy wystarczy');

  const rhythm = way.getByRole('radiogroup', { name: 'A gdyby trenować co tydzień' });
  await rhythm.getByText('3×').click();
  await expect(way).toContainText(/Wystarczy około \d+ \S+ \d{4}przy 3 dniach na tydzień/);
  await page.keyboard.press('ArrowLeft');
  await expect(way).toContainText('przy 2 dniach na tydzień');
  await expectAccessible(page);

  const startsAt = `${yesterday}T17:00:00.000Z`;
  const training = await office.planTraining({ title: newName('Trening'), startsAt });
  await office.club.table('presence').save({ student, training: training.id, status: 'present' });
  await expect(way).toContainText('dni na macie25 z 25');
  await expect(way).toContainText('Do egzaminu już wystarczy');
  await expect(rhythm).toHaveCount(0);
});
