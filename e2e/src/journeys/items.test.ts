import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('a thing is lent from its own form, which then says who has it', async ({ page, office }) => {
  const name = newName('Bokken');
  await office.club.table('item').save({ name, category: 'weapon' });
  const [borrower] = (await office.club.table('student').list({ status: 'active', size: 1 })).results;
  const [{ firstName = '', lastName = '' } = {}] = [borrower];

  await openAs(page, 'admin', `/adm/item?q=${name.split(' ').at(-1)}`);
  await page.getByRole('link', { name }).click();
  const thing = page.getByRole('dialog', { name });
  await thing.getByRole('link', { name: 'Wypożycz', exact: true }).click();

  const loan = page.getByRole('dialog', { name: 'Wypożycz' });
  await expect(loan.getByRole('combobox', { name: 'Sprzęt' })).toHaveValue(name);
  await loan.getByRole('combobox', { name: 'Uczeń' }).fill(lastName);
  await page.getByRole('option', { name: `${firstName} ${lastName}` }).click();
  await loan.getByLabel('Zwrot do').fill('2030-01-31');
  await loan.getByRole('button', { name: 'Zapisz' }).click();
  await expect(loan).toHaveCount(0);

  await page.goBack();
  // The list of loans has a link of that name too.
  await expect(page.getByRole('heading', { name: 'Sprzęt', level: 1 })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(thing.getByText(`Wypożyczono: ${firstName} ${lastName}, zwrot do 31.01.2030.`)).toBeVisible();
  await expect(thing.getByRole('link', { name: 'Wypożycz', exact: true })).toHaveCount(0);
});
