import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { signInLive, test } from '../support/new-club-test.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { expect } from '../support/test.ts';

// Nobody has begun to use it.
test.use({ settings: { CLUB_NAME: 'Aikido Rumia' } });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page, step: string) => page.getByRole('button', { name: `Dalej: ${step}`, exact: true });
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kroki' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('a new club is led from an empty database to its first roll call, left once and gone on with', async ({
  page,
  admin,
}) => {
  test.setTimeout(120_000);
  await signInLive(page, 'admin');

  await test.step('the home offers it, and forces nobody', async () => {
    await expect(page.getByRole('heading', { name: 'Ułóż klub w pięciu krokach' })).toBeVisible();
    await page.getByRole('link', { name: 'Zacznij', exact: true }).click();
    await expect(title(page)).toHaveText('Jak się nazywacie?');
    await expectAccessible(page);
  });

  await test.step('the name that the club gives itself stands at once where the operator’s stood', async () => {
    await expect(page.getByLabel('Nazwa klubu')).toHaveValue('Aikido Rumia');
    await page.getByLabel('Nazwa klubu').fill('Aikido Oliwa');
    // By keys alone.
    await page.keyboard.press('Tab');
    await next(page, 'miejsca').focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Gdzie ćwiczycie?');
    await expect(title(page)).toBeFocused();
    await expect(step(page, 'Klub')).toContainText('Aikido Oliwa');
    await expect(page.getByText('Aikido Rumia')).toHaveCount(0);
  });

  await test.step('places are as many as there are lines', async () => {
    await page
      .getByRole('textbox')
      .fill('Dojo Wrzeszcz, ul. Wajdeloty 12, 80-437 Gdańsk\nHala Przymorze, Obrońców Wybrzeża 1, Gdańsk');
    await expect(page.getByRole('list', { name: 'Sale klubu' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await next(page, 'grafik').click();
    await expect(title(page)).toHaveText('Kiedy ćwiczycie?');
    await expect(step(page, 'Miejsca')).toContainText('2 sale');
  });

  const timetable = page.getByRole('textbox', { name: 'Grafik' });
  await test.step('what is typed is there after a reload, and after a look at the home', async () => {
    // One of the three is on whenever this is read.
    await timetable.fill(`codziennie 0–8 Nocny Dojo Wrzeszcz
codziennie 8.00-16 Dzienny Dojo Wrzeszcz
codziennie 16:00–24:00 Wieczorny Dojo Wrzeszcz
sob 10–12 Jo i bokken Hala Zaspa`);
    await page.reload();
    await expect(timetable).toHaveValue(/Hala Zaspa$/);
    await page.getByRole('link', { name: 'Dokończę później' }).click();
    await page.getByRole('link', { name: 'Krok po kroku' }).click();
    // What is done says where to go on.
    await expect(title(page)).toHaveText('Kiedy ćwiczycie?');
    await expect(timetable).toHaveValue(/Hala Zaspa$/);
  });

  await test.step('a place that nobody knows is asked for, and an hour that can’t be is said', async () => {
    await expect(page.getByText('Nie znam miejsca „Hala Zaspa”')).toBeVisible();
    await expect(page.getByText('Chodziło o: Hala Przymorze?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tak, Hala Przymorze' }).click();
    await expect(timetable).toHaveValue(/Jo i bokken Hala Przymorze$/);
    await timetable.press('Control+End');
    await timetable.pressSequentially('\nwt 19–18 Młodzież Dojo Wrzeszcz, Wolska');
    await expect(page.getByText('Wiersz 5: zajęcia kończą się, zanim się zaczną.')).toBeVisible();
    await next(page, 'ludzie').click();
    await expect(title(page)).toHaveText('Kiedy ćwiczycie?');
    expect((await admin.table('training-series').list()).page.totalElements).toBe(0);
    await timetable.fill((await timetable.inputValue()).replace('19–18', '18–19'));
    await expect(page.getByText('Wiersz 5')).toHaveCount(0);
  });

  await test.step('whoever leads a class and is not known yet gets an account', async () => {
    await page.getByRole('button', { name: 'Dodaj osobę' }).click();
    const form = page.getByRole('dialog', { name: 'Kto prowadzi?' });
    await expect(form.getByLabel('Nazwisko')).toHaveValue('Wolska');
    await form.getByLabel('Imię').fill('Ewelina');
    await form.getByLabel('E-mail').fill('ewelina@example.org');
    await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
    await expect(timetable).toHaveValue(/Dojo Wrzeszcz, Ewelina Wolska$/);
    await expect(page.getByText('23 treningi w tygodniu')).toBeVisible();
    await next(page, 'ludzie').click();
    await expect(title(page)).toHaveText('Kto ćwiczy?');
    await expect(step(page, 'Grafik')).toContainText('5 zajęć');
    const { results } = await admin.table('training-series').list({ sort: 'title,asc' });
    expect(results.map(({ title, instructorName, section }) => [title, instructorName, section])).toEqual([
      ['Dzienny', 'Administrator Klubu', 'adult'],
      ['Jo i bokken', 'Administrator Klubu', null],
      ['Młodzież', 'Ewelina Wolska', 'youth'],
      ['Nocny', 'Administrator Klubu', 'adult'],
      ['Wieczorny', 'Administrator Klubu', 'adult'],
    ]);
    // The holidays that lie in between are days off.
    expect((await admin.table('day-off').list()).page.totalElements).toBeGreaterThan(10);
  });

  await test.step('people are typed too', async () => {
    await page.getByRole('textbox').fill('Anna Nowak, anna@example.org, 5 kyu\nPiotr Żuk');
    await expect(page.getByRole('list', { name: 'Tak to rozumiem' }).getByRole('listitem')).toHaveText([
      /^Anna Nowak.*5 kyu$/,
      'Piotr Żuk',
    ]);
    await expectAccessible(page);
    await next(page, 'start').click();
    await expect(title(page)).toHaveText('Zapraszamy na matę');
    await expect(step(page, 'Ludzie')).toContainText('2 osoby');
  });

  await test.step('who has an address is invited, and it is said that this server sends nothing', async () => {
    await expect(page.getByText('Ten serwer nie wysyła poczty')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Ewelina Wolska' }).uncheck();
    await page.getByRole('button', { name: 'Wyślij 1 zaproszenie' }).click();
    await expect(page.getByText('1 zaproszenie czeka na serwerze')).toBeVisible();
    await expectAccessible(page);
    const { results } = await admin.table('student').list({ sort: 'lastName,asc' });
    expect(results.map(({ lastName, user }) => [lastName, user !== null])).toEqual([
      ['Nowak', true],
      ['Żuk', false],
    ]);
  });

  await test.step('the first roll is called, and the last mat is laid', async () => {
    await page.getByRole('link', { name: 'Pierwsza lista obecności' }).click();
    await rollCallOn(page).name('Nowak Anna').click();
    await rollCallOn(page).expectSaved();
    await page.goto('/adm/start?step=start');
    await expect(step(page, 'Zaproszenia i start')).toHaveAccessibleName(/gotowe/);
  });
});

test('on a phone each step has an address, and back is back @phone', { tag: '@phone' }, async ({ page }) => {
  await signInLive(page, 'admin');
  await page.goto('/adm/start?step=places');
  await expect(page.getByText('Krok 2 z 5: Miejsca')).toBeVisible();
  await step(page, 'Ludzie').tap();
  await expect(title(page)).toHaveText('Kto ćwiczy?');
  await expectAccessible(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Gdzie ćwiczycie?');
});
