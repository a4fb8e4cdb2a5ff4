import { expect, test } from '../support/account-test.ts';

test('a mail that nobody takes is seen by an administrator, who tries it again, and then all is sent', async ({
  page,
  club,
  request,
}) => {
  const { username, email } = await club.member('skrzynka', 'Members');
  club.mail.refused.add(email);
  await request.post('/api/user/register/reset', { data: { username } });

  await page.goto('/login');
  await page.evaluate((token) => sessionStorage.setItem('tatami.token', token), club.adminToken);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Poczta wychodząca' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await expect(mail).toContainText('Odnośnik do ustawienia hasła');
  await expect(mail).toContainText('Nie ma takiej skrzynki (odpowiedź 550)');

  club.mail.refused.delete(email);
  await mail.getByRole('button', { name: 'Spróbuj teraz' }).click();
  expect(await club.mailedLink(email)).toContain('/reset#');
  await expect(page.getByRole('heading', { name: 'Wszystko wysłane' })).toBeVisible({ timeout: 20_000 });
});

test('a mail is taken out after a question', async ({ page, club, request }) => {
  const { username, email } = await club.member('zbedna', 'Members');
  club.mail.refused.add(email);
  await request.post('/api/user/register/reset', { data: { username } });

  await page.goto('/login');
  await page.evaluate((token) => sessionStorage.setItem('tatami.token', token), club.adminToken);
  await page.goto('/adm/outgoing-mail');
  await page.getByRole('button', { name: `Nie wysyłaj: ${email}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Odnośnik dla ${email} nie zostanie wysłany.`);
  await question.getByRole('button', { name: 'Nie wysyłaj' }).click();
  await expect(page.getByRole('heading', { name: 'Wszystko wysłane' })).toBeVisible();
});
