import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`an instructor signs in and is greeted ${tag}`, { tag }, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onegai shimasu');
    // This club has not set it up.
    await expect(page.getByRole('link', { name: /Google/ })).toHaveCount(0);
    await expectAccessible(page);

    await signIn(page, 'instruktor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a wrong password is refused, and nothing is shown', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Nazwa użytkownika').fill('instruktor');
  await page.getByLabel('Hasło', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/accessdenied$/);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a club without Google says so to whoever comes by an old link, and leads to the sign-in', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Ten klub nie ma logowania przez Google' })).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do logowania' }).click();
  await expect(page.getByLabel('Nazwa użytkownika')).toBeVisible();
});

test('where no mails are sent nobody is told to wait for one: an administrator has the link, and the code', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(page.getByText('Ten klub nie wysyła e-maili')).toBeVisible();
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill('nikt.taki');
  await page.getByRole('button', { name: 'Poproś o odnośnik' }).click();
  await expect(heading).toHaveText('Zgłoś się do administratora');
  await expectAccessible(page);

  await page.goto('/register?by=code');
  await expect(page.getByText('przekaże Ci administrator')).toBeVisible();
  await page.getByLabel('E-mail').fill('nikt.taki@example.org');
  await page.getByRole('button', { name: 'Poproś o kod' }).click();
  await expect(heading).toHaveText('Zgłoś się do administratora');
  await expect(page.getByText('Kod dla adresu nikt.taki@example.org czeka na serwerze klubu.')).toBeVisible();
});
