import { expectAccessible } from '../support/accessible.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// A browser from a shop: it would write 11/24/2026 and 06:30 PM.
test.use({ locale: 'en-US' });

test('days and times are read and written as in Poland, whatever the browser speaks', async ({
  page,
  office,
}) => {
  const { id, title } = await office.planTraining({
    title: newName('Trening'),
    startsAt: '2031-11-23T17:00:00.000Z',
  });
  await openAs(page, 'admin', `/dojo/training?edit=${id}`);
  const training = page.getByRole('dialog', { name: title });
  const field = (name: string) => training.getByRole('textbox', { name, exact: true });

  await test.step('typed into a training', async () => {
    await field('Data').fill('24.11.2031');
    await test.step('where the end goes along with the start', async () => {
      await field('Od').fill('');
      await field('Od').pressSequentially('2015');
      await field('Do').focus();
      await expect(field('Od')).toHaveValue('20:15');
      await expect(field('Do')).toHaveValue('21:45');
    });
    await field('Od').fill('1830');
    await field('Do').fill('20');
    await training.getByRole('textbox', { name: 'Tytuł' }).focus();
    await expect(field('Data')).toHaveValue('24.11.2031');
    await expect(field('Od')).toHaveValue('18:30');
    await expect(field('Do')).toHaveValue('20:00');
  });
  await test.step('what is no day is said so, and nothing is saved', async () => {
    await field('Data').fill('31.02.2031');
    await training.getByRole('button', { name: 'Zapisz' }).click();
    await expect(field('Data')).toHaveAccessibleDescription(
      'Nie ma takiego dnia. Podaj datę w postaci 31.12.2026.',
    );
    await expect(field('Data')).toBeFocused();
    await expect(field('Data')).toHaveValue('31.02.2031');
    await field('Data').fill('24.11.2031');
  });
  await test.step('chosen from the calendar and the hours', async () => {
    await training.getByRole('button', { name: 'Wybierz z kalendarza' }).click();
    const calendar = page.getByRole('dialog', { name: 'Data', exact: true });
    await expect(calendar.getByRole('button', { name: 'poniedziałek, 24 listopada 2031' })).toBeFocused();
    await expectAccessible(page);
    await calendar.getByRole('button', { name: 'wtorek, 25 listopada 2031' }).click();
    await expect(field('Data')).toHaveValue('25.11.2031');
    await training.getByRole('button', { name: 'Wybierz godzinę' }).last().click();
    await expectAccessible(page);
    await page
      .getByRole('dialog', { name: 'Do', exact: true })
      .getByRole('button', { name: '20:15' })
      .click();
    await expect(field('Do')).toHaveValue('20:15');
  });
  await training.getByRole('button', { name: 'Zapisz' }).click();
  await expect(training).toHaveCount(0);
  await expect
    .poll(() => office.club.table('training').get(id))
    .toMatchObject({ title, startsAt: '2031-11-25T17:30:00.000Z', endsAt: '2031-11-25T19:15:00.000Z' });

  await test.step('in a filter', async () => {
    await page.goto('/dojo/student');
    await page.getByRole('group', { name: 'Filtry' }).getByRole('button', { name: 'W klubie od' }).click();
    const joined = page.getByRole('dialog', { name: 'W klubie od' });
    await expect(joined.getByRole('textbox', { name: 'od' })).toBeFocused();
    await page.keyboard.type('5.3.2024');
    await page.keyboard.press('Escape');
    await expect(joined).toHaveCount(0);
    await expect(page).toHaveURL(/joinedOn=2024-03-05\.\./);
    await expect(page.getByRole('button', { name: 'W klubie od 05.03.2024 lub później' })).toBeVisible();
  });
  await test.step('and a birthday, whose year is near', async () => {
    await page.getByRole('button', { name: 'Dodaj ucznia' }).click();
    const birthday = page
      .getByRole('dialog', { name: 'Dodaj ucznia' })
      .getByRole('textbox', { name: 'Data urodzenia' });
    await birthday.fill('241185');
    await birthday.press('Tab');
    await expect(birthday).toHaveValue('24.11.1985');
  });
});

test('English writes them the European way, of 24 hours too', async ({ page, office }) => {
  const { id } = await office.planTraining({ title: newName('Trening'), startsAt: '2031-11-25T17:30:00Z' });
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('tatami.language', 'en'));
  await openAs(page, 'admin', `/dojo/training?edit=${id}`);
  const form = page.getByRole('dialog');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(field('Date')).toHaveValue('25/11/2031');
  await expect(field('From')).toHaveValue('18:30');
  await field('Date').fill('24/11/2031');
  await form.getByRole('button', { name: 'Choose from a calendar' }).click();
  await expect(page.getByRole('button', { name: /^Monday,? 24 November 2031$/ })).toBeFocused();
});
