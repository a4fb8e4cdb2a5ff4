import type { Browser, Page } from '@playwright/test';
import type { Club } from '@tatami/tooling/club';
import { expectAccessible } from '../support/accessible.ts';
import { addMember, plan, signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

const elsewhere = async (browser: Browser, club: Club) =>
  (await browser.newContext({ baseURL: club.url })).newPage();

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Powiadomienia/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Powiadomienia' });

test('a member hears on the phone that a training is cancelled, looks at it, and has read it on all devices @phone', async ({
  page,
  browser,
  club,
  admin,
}) => {
  await addMember(admin, 'ola.notices');
  const training = await plan(admin, 'Aikido');
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await elsewhere(browser, club);
  await signInLive(page, 'ola.notices');
  await signInLive(desk, 'ola.notices');
  await test.step('nothing is there at first, and it says what would be', async () => {
    await bell(page).click();
    await expect(list(page).getByRole('heading', { name: 'Nic nowego' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
  });

  await admin.table('training').act(training.id, 'cancel', { reason: 'Awaria ogrzewania' });
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane');
  await expect(bell(desk)).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane');
  await test.step('it leads to the training', async () => {
    await bell(page).click();
    await expect(list(page)).toContainText('Awaria ogrzewania');
    await expectAccessible(page);
    await list(page)
      .getByRole('link', { name: /Trening odwołany: Aikido/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/dojo/training/${training.id}$`));
    await expect(page.getByRole('main').getByText('Awaria ogrzewania').first()).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });
  await test.step('it is read here and there, and can be taken for unread', async () => {
    await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
    await expect(bell(desk)).toHaveAccessibleName('Powiadomienia');
    await bell(desk).click();
    await list(desk)
      .getByRole('button', { name: /^Oznacz jako nieprzeczytane/ })
      .click();
    await expect(bell(page)).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane');
    await list(desk).getByRole('button', { name: 'Przeczytano wszystkie' }).click();
    await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
  });
  await desk.context().close();
});

test('who does not want to hear of something says so, and does not; an hour alone is no quiet', async ({
  page,
  admin,
}) => {
  await addMember(admin, 'jan.notices');
  await signInLive(page, 'jan.notices');
  await page.goto('/adm/profile#notices');
  const card = page.getByRole('region', { name: 'O czym Cię powiadamiać' });
  await card
    .getByRole('combobox', { name: 'Trening odwołany', exact: true })
    .selectOption({ label: 'wcale' });
  await card.getByRole('textbox', { name: 'Cisza od' }).fill('22:00');
  await card.getByRole('button', { name: 'Ustaw powiadomienia' }).click();
  await expect(card.getByText('To pole jest wymagane.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Cisza do' }).fill('07:00');
  await card.getByRole('button', { name: 'Ustaw powiadomienia' }).click();
  await expect(page.getByText('Zapisano').first()).toBeVisible();
  await expectAccessible(page);

  const training = await plan(admin, 'Poranny');
  await admin.table('training').act(training.id, 'cancel', { reason: 'Choroba' });
  await admin.table('training').act(training.id, 'restore');
  await expect(bell(page)).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane');
  await bell(page).click();
  await expect(list(page).getByRole('link')).toHaveText([
    /Trening jednak się odbędzie: Poranny/,
    'O czym Cię powiadamiać',
  ]);
});
