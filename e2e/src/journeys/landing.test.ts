import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { everything, expectAccessible, whatColoursDecide } from '../support/accessible.ts';
import { inMinutes, newName } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

/** The club's own page, as whoever doesn't know the club finds it (spec §2, the empty path). */
const languages = [
  { path: '/', lang: 'pl', title: 'Sztuka, w której nikt nie przegrywa', timetable: 'Kiedy ćwiczymy' },
  { path: '/en', lang: 'en', title: 'The art in which nobody loses', timetable: 'When we train' },
];

test.describe.configure({ mode: 'parallel' });

for (const { path, lang, title, timetable } of languages) {
  test(`the page in ${lang} is for everybody: by the ear and by the keyboard, by day and by night`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, everything);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, whatColoursDecide);
    // A phone, and what is between it and a desk.
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `at ${width}`).toBe(0);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Przejdź do treści|Skip to the content/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await expect(page.getByRole('region', { name: timetable })).toBeVisible();
  });

  test(`the page in ${lang} is valid, and its first view weighs 60 kB at most without its pictures`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path);
    const { valid, results } = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      // How a program writes it is nobody's to read.
      rules: {
        ...{ 'long-title': 'off', 'void-style': 'off', 'doctype-style': 'off' },
        ...{ 'attr-case': 'off', 'attribute-boolean-style': 'off' },
      },
    }).validateString(await answer.text());
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
      ),
    ).toEqual([]);
    expect(valid).toBe(true);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const weight = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ name }) => !name.endsWith('.svg'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    );
    expect(weight).toBeGreaterThan(10_000);
    expect(weight).toBeLessThanOrEqual(60_000);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all is there, and the timetable is chosen from', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Kto prowadzi' })).toBeVisible();
    await expect(page.getByRole('img', { name: /Mapa: .*Dojo Wrzeszcz/ })).toBeVisible();
    await page.getByRole('group', { name: 'Dla kogo' }).getByRole('radio', { name: 'Dzieci' }).check();
    await expect(mats(page).filter({ hasText: 'Dzieci – pierwsze kroki' }).first()).toBeVisible();
    await expect(mats(page).filter({ hasText: 'Dorośli' })).toHaveCount(0);
    // On a Sunday no child trains.
    const sunday = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^niedziela/ }) });
    await expect(sunday.getByText('Tego dnia nie ćwiczymy.')).toBeVisible();
  });
});

const mats = (page: Page) =>
  page
    .getByRole('region', { name: 'Kiedy ćwiczymy' })
    .getByRole('listitem')
    .filter({ has: page.locator('time'), hasNot: page.getByRole('list') })
    .filter({ visible: true });

test('what is chosen of the timetable stands in the address, by keys too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('group', { name: 'Dla kogo' }).getByRole('radio', { name: 'Wszyscy' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?group=kids$/);
  await page.getByRole('group', { name: 'Gdzie' }).getByRole('radio', { name: 'Szkoła w Oliwie' }).check();
  const shown = await mats(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dzieci' })).toBeChecked();
  expect(await mats(page).allTextContents()).toEqual(shown);
});

test('a class that is cancelled is so for visitors within a second', async ({ page, office }) => {
  await page.goto('/');
  const title = newName('Keiko dla gości');
  const { id } = await office.planTraining({ title, startsAt: inMinutes(30 * 60) });
  await expect(async () => {
    await page.reload();
    await expect(mats(page).filter({ hasText: title })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 5_000 });
  await office.club.api.POST('/training/{id}/cancel', {
    params: { path: { id } },
    body: { reason: 'Awaria ogrzewania' },
  });
  await expect(async () => {
    await page.reload();
    await expect(mats(page).filter({ hasText: title })).toContainText('Odwołane', { timeout: 100 });
  }).toPass({ timeout: 5_000 });
});

test('a member comes from there into the club', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('without a script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a parent says that a child comes, and the office has it', async ({ page, office }) => {
    const name = newName('Monika');
    await page.goto('/');
    await page.getByRole('link', { name: 'Pierwszy trening' }).click();
    const form = page.getByRole('form', { name: 'Daj znać, że będziesz' });
    await form.getByText('Dla dziecka').click();
    await form.getByLabel('Twoje imię i nazwisko').fill(name);
    await form.getByLabel('Wiek dziecka').fill('7');
    await form.getByLabel('Zajęcia').selectOption({ label: await kidsClass(page) });
    await form.getByRole('checkbox', { name: /Zgadzam się/ }).check();
    await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
    // Nothing of it is lost where something is missing.
    await expect(form.getByRole('alert')).toHaveText('Popraw zaznaczone pola, resztę zachowaliśmy.');
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(
      'Podaj adres e-mail albo numer telefonu.',
    );
    await expect(form.getByLabel('Twoje imię i nazwisko')).toHaveValue(name);
    await form.getByLabel('Telefon').fill('600 300 400');
    await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
    await expect(page.getByRole('heading', { name: 'Zgłoszenie doszło' })).toBeVisible();
    const { results } = await office.club.table('lead').list({ q: name });
    expect(results).toMatchObject([
      {
        name,
        whom: 'child',
        childAge: 7,
        phone: '+48600300400',
        state: 'new',
        trainingTitle: 'Dzieci – pierwsze kroki',
      },
    ]);
  });
});

/** What a form calls the next class of the smallest. */
async function kidsClass(page: Page): Promise<string> {
  const all = await page.getByRole('option').allTextContents();
  const found = all.find((each) => each.includes('Dzieci – pierwsze kroki'));
  if (!found) throw new Error(`Among ${all.join('; ')} is none for children.`);
  return found;
}
