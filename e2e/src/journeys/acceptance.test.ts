import { createClub } from '@tatami/sdk';
import { startClub } from '@tatami/tooling/club';
import { expectAccessible } from '../support/accessible.ts';
import { typePassword } from '../support/account-test.ts';
import { expect, test } from '../support/test.ts';

const password = 'zielony pas i biały kot';

test('whoever signs in reads and accepts the club’s texts first', async ({ page }) => {
  const club = await startClub(() => ({
    ADMIN_PASSWORD: password,
    TERMS_URL: 'https://klub.example/regulamin',
    TERMS_VERSION: '2026-09',
    PRIVACY_URL: 'https://klub.example/prywatnosc',
    PRIVACY_VERSION: '3',
  }));
  try {
    await page.goto(`${club.url}/login`);
    await typePassword(page, { username: 'admin', password });
    const dialog = page.getByRole('dialog', { name: 'Zasady klubu' });
    await expect(dialog.getByRole('link', { name: 'Regulamin, wersja 2026-09' })).toHaveAttribute(
      'href',
      'https://klub.example/regulamin',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await dialog.getByRole('button', { name: 'Znam i akceptuję' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: 'Mój profil' }).click();
    await expect(page.getByText(/^wersja 2026-09, \d+ \S+ 20\d\d$/)).toBeVisible();
    await expect(page.getByText(/^wersja 3, /)).toBeVisible();
    await expect(dialog).toBeHidden();

    // Somebody new, whom no group has let in yet, is asked as well, and may leave instead.
    const admin = createClub({ baseUrl: `${club.url}/api` });
    await admin.signIn({ username: 'admin', password });
    const person = { firstName: 'Ola', lastName: 'Nowak', email: 'ola@example.org' };
    await admin.table('user').save({ ...person, username: 'nowa', password });
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await page.getByRole('link', { name: 'Zaloguj się ponownie' }).click();
    await typePassword(page, { username: 'nowa', password });
    await expect(page).toHaveURL(/\/landing$/);
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(page.getByRole('link', { name: 'Zaloguj się ponownie' })).toBeVisible();
    await expect(dialog).toBeHidden();
  } finally {
    await club.stop();
  }
});
