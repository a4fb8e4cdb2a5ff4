import type { Page } from '@playwright/test';
import { signIn, signInLive, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

const title = (page: Page) => page.getByRole('textbox', { name: /^Tytuł(?! po)/ });
const source = (page: Page) => page.getByRole('textbox', { name: 'Treść', exact: true });
const side = (page: Page) => page.getByRole('region', { name: 'Ustawienia i wersje' });
const saved = (page: Page) => page.getByText(/^Zapisano o \d\d:\d\d:\d\d$/);
const state = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Opens the editor from the list, as somebody does who has nothing but the menu. */
async function begin(page: Page, called: string, text: string): Promise<void> {
  await page.goto('/adm/article');
  await page.getByRole('link', { name: 'Napisz artykuł' }).first().click();
  await title(page).fill(called);
  await source(page).click();
  await page.keyboard.type(text);
  await expect(saved(page)).toBeVisible();
}

/** Publishes what has been changed since, once it is saved. */
async function publishChanges(page: Page): Promise<void> {
  await expect(state(page, 'Opublikowany, są nowe zmiany')).toBeVisible();
  await page.getByRole('button', { name: 'Opublikuj zmiany' }).click();
  await expect(page.getByRole('button', { name: 'Opublikuj zmiany' })).toHaveCount(0);
  await expect(state(page, 'Opublikowany')).toBeVisible();
}

test('an editor writes, a visitor reads it in English, an old version comes back, and one appears on its minute', async ({
  page,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await signIn(page, 'admin');

  await test.step('nothing has been written yet, and visitors are told so', async () => {
    await visitor.goto('/cms');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible();
    await expect(visitor.getByRole('article')).toHaveCount(0);
    await page.goto('/adm/article');
    await expect(page.getByRole('heading', { name: 'Nie ma jeszcze żadnego artykułu' })).toBeVisible();
  });

  await test.step('an article is written and published', async () => {
    await begin(page, 'Pierwszy obóz klubu', 'Jedziemy do Chmielna. Koszt: 900 zł.');
    await page.getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(state(page, 'Opublikowany')).toBeVisible();
  });

  await test.step('in English it is said to be there in Polish only', async () => {
    await visitor.goto('/en/cms');
    await visitor.getByRole('link', { name: /Pierwszy obóz klubu/ }).click();
    await expect(visitor.getByText('This article is in Polish only.')).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pl');
    await expect(visitor.getByText('Koszt: 900 zł.')).toBeVisible();
  });

  await test.step('it is changed, and that is published', async () => {
    await source(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Zapisy zamknięte.');
    await publishChanges(page);
    await visitor.reload();
    await expect(visitor.getByText('Zapisy zamknięte.')).toBeVisible();
  });

  await test.step('what it was before is restored', async () => {
    await side(page).getByRole('tab', { name: 'Wersje' }).click();
    await side(page).getByRole('button', { expanded: false }).last().click();
    await page.getByRole('button', { name: 'Przywróć tę wersję' }).click();
    await expect(source(page)).not.toContainText('Zapisy zamknięte.');
    await publishChanges(page);
    await visitor.reload();
    await expect(visitor.getByText('Koszt: 900 zł.')).toBeVisible();
    await expect(visitor.getByText('Zapisy zamknięte.')).toHaveCount(0);
  });

  await test.step('another one is there on its minute, and not before', async () => {
    await begin(page, 'Zapisy ruszyły', 'Od teraz można się zapisywać.');
    await page.getByRole('button', { name: 'Zmień ustawienia' }).click();
    const drawer = page.getByRole('dialog', { name: 'Ustawienia artykułu' });
    const moment = drawer.getByRole('group', { name: 'Ukaże się' });
    // The minute after the next one, where this one is nearly over: there must be time to press the button.
    const minute = 60_000;
    const at = new Date(Math.ceil((Date.now() + minute / 3) / minute) * minute);
    const said = new Intl.DateTimeFormat('pl-PL', {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
      timeZone: 'Europe/Warsaw',
    }).format(at);
    const [day = '', time = ''] = said.split(', ');
    await moment.getByRole('textbox', { name: 'Dzień' }).fill(day);
    await moment.getByRole('textbox', { name: 'Godzina' }).fill(time);
    await drawer.getByRole('button', { name: 'Zapisz' }).click();
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: /^Zaplanuj na / }).click();
    await expect(page.getByText(/^Szkic, ukaże się /)).toBeVisible();

    const isThere = async () => (await visitor.request.get('/cms/zapisy-ruszyly')).status() === 200;
    const isListed = async () =>
      (await (await visitor.request.get('/cms')).text()).includes('Zapisy ruszyły');
    if (Date.now() < at.getTime() - 1_000) {
      expect(await isThere()).toBe(false);
      expect(await isListed()).toBe(false);
    }
    await expect.poll(isThere, { timeout: at.getTime() - Date.now() + 3_000, intervals: [250] }).toBe(true);
    expect(Date.now(), 'not before its minute').toBeGreaterThanOrEqual(at.getTime());
    await expect.poll(isListed, { timeout: 3_000 }).toBe(true);
    await expect(state(page, 'Opublikowany')).toBeVisible();
  });
  await context.close();
});

test('whoever asks for a first class on the club’s page is seen by its administrator at once', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await signInLive(page, 'admin');
  await page.goto('/adm/lead');
  // What other journeys in this club asked for is answered.
  await expect(
    page.getByRole('heading', { name: /^(Nikt jeszcze nie zgłosił się|Nic nie pasuje)/ }),
  ).toBeVisible();

  await visitor.goto('/');
  await visitor
    .getByRole('link', { name: /[Pp]ierwszy trening/ })
    .first()
    .click();
  const form = visitor.getByRole('form', { name: 'Daj znać, że będziesz' });
  await form.getByLabel('Twoje imię i nazwisko').fill('Kaja Nowicka');
  await form.getByLabel('E-mail').fill('kaja@poczta.example');
  await form.getByRole('checkbox', { name: /Zgadzam się/ }).check();
  await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(visitor.getByRole('heading', { name: 'Zgłoszenie doszło' })).toBeVisible();

  await expect(page.getByRole('row', { name: /Kaja Nowicka/ })).toContainText('nowe');
  await context.close();
});
