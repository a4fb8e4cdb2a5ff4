import type { APIRequestContext } from '@playwright/test';
import { everything, expectAccessible } from '../support/accessible.ts';
import { signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

/** Somebody who is new asks, as the form of the club's page does. */
async function ask(request: APIRequestContext, url: string, said: object): Promise<void> {
  const answer = await request.post(`${url}/api/lead/request`, {
    data: { consent: true, consentVersion: '2026-11', ...said },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

test('somebody asks for a first class, is seen at once, answered, invited, and becomes a student', async ({
  page,
  club,
  admin,
  request,
}) => {
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const drawer = (name: string) => page.getByRole('dialog', { name });
  const step = async (name: string, action: string, done: string) => {
    await row(name).getByRole('link', { name, exact: true }).click();
    await drawer(name).getByRole('button', { name: action }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(drawer(name)).toHaveCount(0);
  };

  await signInLive(page, 'admin');
  await page.goto('/adm/lead');
  await expect(
    page.getByRole('heading', { name: 'Nikt jeszcze nie zgłosił się na pierwsze zajęcia' }),
  ).toBeVisible();
  await expectAccessible(page);
  await ask(request, club.url, {
    ...{ name: 'Ewa Lis', email: 'ewa.lis@poczta.example', phone: '600 100 200', section: 'adult' },
    note: 'Czy mam coś kupić?',
  });

  await test.step('it is in the list, and under the bell, without a reload', async () => {
    await expect(row('Ewa Lis')).toContainText('nowe');
    await expect(row('Ewa Lis').getByRole('link', { name: '+48 600 100 200' })).toHaveAttribute(
      'href',
      'tel:+48600100200',
    );
    await expectAccessible(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Powiadomienia: / })
      .click();
    await page.getByRole('link', { name: /Zgłoszenie na pierwsze zajęcia: Ewa Lis/ }).click();
    await expect(drawer('Ewa Lis').getByRole('textbox', { name: 'Wiadomość' })).toHaveValue(
      'Czy mam coś kupić?',
    );
    await expect(drawer('Ewa Lis').getByRole('link', { name: 'Zadzwoń' })).toBeVisible();
    await expectAccessible(page, everything);
    await page.keyboard.press('Escape');
  });
  await test.step('it waits for a decision, and leads from there to what is new', async () => {
    await page.goto('/dashboard?view=club');
    await page.getByRole('link', { name: /nowe zgłoszenie na pierwsze zajęcia/ }).click();
    await expect(page).toHaveURL(/\/adm\/lead\?state=new/);
    await expect(row('Ewa Lis')).toBeVisible();
  });
  await test.step('it is answered, which is taken back and done once more', async () => {
    await page.goto('/adm/lead');
    await step('Ewa Lis', 'Po kontakcie', 'Oznaczone: po kontakcie.');
    await expect(row('Ewa Lis')).toContainText('po kontakcie');
    await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
    await expect(row('Ewa Lis')).toContainText('nowe');
    await step('Ewa Lis', 'Po kontakcie', 'Oznaczone: po kontakcie.');
  });
  await test.step('they come to a first class', async () => {
    await step('Ewa Lis', 'Umówiono zajęcia', 'Oznaczone: umówione.');
    await expect(row('Ewa Lis')).toContainText('umówione');
  });
  await test.step('a card is made of what they said, and the request knows of whom', async () => {
    await row('Ewa Lis').getByRole('link', { name: 'Ewa Lis', exact: true }).click();
    await drawer('Ewa Lis').getByRole('link', { name: 'Załóż kartę ucznia' }).click();
    const card = page.getByRole('dialog', { name: 'Dodaj ucznia' });
    await expect(card.getByText(/Ze zgłoszenia: Ewa Lis/)).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Imię', exact: true })).toHaveValue('Ewa');
    await expect(card.getByRole('textbox', { name: 'Nazwisko', exact: true })).toHaveValue('Lis');
    await expect(card.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ewa.lis@poczta.example');
    await expectAccessible(page, everything);
    await card.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ewa Lis' })).toBeVisible();
    const [lead] = (await admin.table('lead').list({})).results;
    const [student] = (await admin.table('student').list({})).results;
    expect(lead).toMatchObject({ state: 'joined', student: student?.id });
    await page.goBack();
    await expect(drawer('Ewa Lis').getByText('Z tego zgłoszenia jest w klubie: Ewa Lis')).toBeVisible();
    await expectAccessible(page, everything);
  });
});

test('for a child the card begins with who answers for it, and what nothing comes of says why', async ({
  page,
  club,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ask(request, club.url, {
    ...{ name: 'Piotr Zając', phone: '600 100 201', whom: 'child', childAge: 8, section: 'kids' },
  });
  await ask(request, club.url, { name: 'Jan Bąk', email: 'jan.bak@poczta.example' });
  await signInLive(page, 'admin');
  await page.goto('/adm/lead');
  await page.getByRole('link', { name: 'Piotr Zając', exact: true }).click();
  await page.getByRole('link', { name: 'Załóż kartę ucznia' }).click();
  const card = page.getByRole('dialog', { name: 'Dodaj ucznia' });
  await expect(card.getByText('Dla dziecka, wiek: 8.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Imię', exact: true }).fill('Franek');
  await card.getByRole('textbox', { name: 'Nazwisko', exact: true }).fill('Zając');
  await card.getByLabel('Data urodzenia').fill('05.04.2018');
  const guardian = card.getByRole('group', { name: 'Opiekunowie' });
  await expect(guardian.getByRole('textbox', { name: 'Imię i nazwisko' })).toHaveValue('Piotr Zając');
  await expect(guardian.getByRole('textbox', { name: 'Telefon' })).toHaveValue(/600.?100.?201/);
  await expectAccessible(page, everything);
  await card.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Franek Zając' })).toBeVisible();

  await page.goto('/adm/lead');
  await expect(page.getByRole('link', { name: 'Piotr Zając', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Jan Bąk', exact: true }).click();
  await page.getByRole('button', { name: 'Zakończ zgłoszenie' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Powód' }).fill('Wyjechał');
  await question.getByRole('button', { name: 'Zakończ zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie zakończone.')).toBeVisible();
  await page.goto('/adm/lead?state=closed');
  await page.getByRole('link', { name: 'Jan Bąk', exact: true }).click();
  await expect(page.getByText('Wyjechał')).toBeVisible();
});
