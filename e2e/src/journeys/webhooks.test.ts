import { type Receiver, startReceiver, verify } from '@tatami/tooling/webhook-receiver';
import { expect, test } from '../support/account-test.ts';

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => receiver.close());

test('an administrator sets up a webhook, tries it, and sees what it was told', async ({
  page,
  club,
  secrets,
}) => {
  await page.goto('/login');
  await page.evaluate((token) => sessionStorage.setItem('tatami.token', token), club.adminToken);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Webhooki' }).click();
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze żadnego webhooka' })).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Dodaj webhook' });
  await form.getByLabel('Nazwa').fill('Kalendarz klubu');
  await form.getByLabel('Adres odbiorcy').fill('https://10.0.0.1/hooks');
  await form.getByRole('combobox', { name: 'O czym mówi' }).fill('miejsca');
  await page.getByRole('option', { name: 'Miejsca' }).click();
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form.getByLabel('Adres odbiorcy')).toHaveAccessibleDescription(/tylko do sieci serwera/);
  await form.getByLabel('Adres odbiorcy').fill(receiver.url);
  await form.getByRole('button', { name: 'Zapisz' }).click();

  const shown = page.getByRole('dialog', { name: 'Sekret webhooka' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  secrets.add(secret);
  await shown.getByRole('button', { name: 'Mam go zapisany' }).click();
  await expect(page.getByRole('row', { name: /Kalendarz klubu/ })).toContainText('Działa');

  await page.getByRole('link', { name: 'Kalendarz klubu' }).click();
  const drawer = page
    .getByRole('complementary', { name: 'Kalendarz klubu' })
    .or(page.getByRole('dialog', { name: 'Kalendarz klubu' }));
  await expect(drawer).not.toContainText(secret);
  await drawer.getByRole('button', { name: 'Wyślij próbną wiadomość' }).click();
  const test = drawer.getByRole('listitem').filter({ hasText: 'Próbna wiadomość' });
  await expect(test).toContainText('Dotarła');
  const [first] = receiver.received;
  if (!first) throw new Error('Nothing has come.');
  expect(verify(secret, first)).toMatchObject({ type: 'test' });

  await test.getByRole('button', { name: /^Wyślij ponownie/ }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Dotarła' })).toHaveCount(2);
  expect(receiver.received.map(({ id }) => id)).toEqual([first.id, first.id]);

  // Its receiver says that it is gone: whoever keeps it is told under the bell, which leads to it.
  receiver.answer = (_, response) => response.writeHead(410).end();
  await page.request.post('/api/workplace', {
    headers: { Authorization: `Bearer ${club.adminToken}` },
    data: { name: 'Sala przy Wałowej' },
  });
  await page.getByRole('button', { name: 'Powiadomienia: 1 nieprzeczytane' }).click();
  await page.getByRole('link', { name: 'Webhook wyłączony: Kalendarz klubu' }).click();
  await expect(drawer).toContainText('Odbiorca odpowiedział, że tego adresu już nie ma');
  await expect(page.getByRole('button', { name: 'Powiadomienia', exact: true })).toBeVisible();

  await page.goto('/adm/profile#notices');
  await expect(page.getByLabel('Webhook wyłączony po błędach')).toBeVisible();
});
