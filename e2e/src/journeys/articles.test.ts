import { xssCorpus } from '@tatami/tooling/xss-corpus';
import { extractText, getDocumentProxy } from 'unpdf';
import { everything, expectAccessible, whatColoursDecide } from '../support/accessible.ts';
import { newName } from '../support/office.ts';
import { expect, test } from '../support/test.ts';
import { expectValid } from '../support/valid-html.ts';

/** What the club tells, as anybody reads it (spec §2, cms). */
const pages = [
  '/cms',
  '/en/cms',
  '/cms?q=egzaminy',
  '/cms?category=seminar',
  '/cms?q=quidditch',
  '/cms/przygotowanie-do-egzaminu',
  '/en/cms/przygotowanie-do-egzaminu',
  '/en/cms/skladki-i-konto-klubu',
  '/cms/wyniki-egzaminu',
  '/cms/nie-ma-takiego',
];

test.describe.configure({ mode: 'parallel' });

test('every page is valid, is for everybody by day and by night, and fits a phone', async ({
  page,
  request,
}) => {
  test.slow();
  for (const path of pages) {
    await expectValid(request, path);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, everything);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, whatColoursDecide);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${path} at ${width}`).toBe(0);
    }
  }
});

test('a visitor finds an article, reads it in English, goes on, and hands it on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Wszystkie aktualności' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible();

  await test.step('by words in any form', async () => {
    await page.getByRole('searchbox', { name: 'Szukaj w artykułach' }).fill('składkami');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 artykuł dla „składkami”.')).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText('Składki');
    await page.getByRole('link', { name: /^Składki do dziesiątego/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Składki do dziesiątego dnia miesiąca');
  });

  await test.step('in English there is none of it, and that is said', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English version/ })
      .click();
    await expect(page.getByText('This article is in Polish only.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pl');
    await page
      .getByRole('navigation', { name: 'Other articles' })
      .getByRole('link', { name: /Previous/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ukemi: how to fall without pain');
    await page.getByRole('link', { name: /Next/ }).click();
    await expect(page).toHaveURL(/\/en\/cms\/skladki-i-konto-klubu$/);
  });

  await test.step('its contents say which part is read', async () => {
    await page.goto('/cms/przygotowanie-do-egzaminu');
    const contents = page.getByRole('navigation', { name: 'W tym artykule' });
    await contents.getByRole('link', { name: 'W dniu egzaminu' }).click();
    await expect(page).toHaveURL(/#t-w-dniu-egzaminu$/);
    await expect(contents.getByRole('link', { name: 'W dniu egzaminu' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(contents.getByRole('link', { name: 'Ile trzeba mieć treningów' })).not.toHaveAttribute(
      'aria-current',
    );
  });

  await test.step('its address is copied, by keys too', async () => {
    await page.getByRole('button', { name: 'Kopiuj adres' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Adres skopiowany')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/cms\/przygotowanie-do-egzaminu$/,
    );
    await expect(page.getByRole('link', { name: 'Wyślij e-mailem' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Jak%20/,
    );
  });

  await test.step('on paper there is the text alone', async () => {
    const pdf = await page.pdf({ format: 'A4' });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    expect(text).toContain('Ile trzeba mieć treningów');
    expect(text).toContain('randori z dwoma partnerami');
    for (const other of ['Zaloguj się', 'Następny', 'Więcej: Egzaminy', 'W tym artykule'])
      expect(text).not.toContain(other);
  });
});

test('every way on these pages leads somewhere', async ({ page, request }) => {
  const ways = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    for (const href of await page
      .locator('a[href], link[href]')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))) {
      const url = new URL(href);
      if (url.origin === new URL(page.url()).origin && !url.pathname.startsWith('/dashboard'))
        ways.add(url.pathname + url.search);
    }
    for (const hash of await page
      .locator('a[href^="#"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')))
      await expect(page.locator(hash), `${path}${hash}`).toHaveCount(1);
  }
  expect(ways.size).toBeGreaterThan(20);
  for (const way of ways)
    expect((await request.get(way)).status(), way).toBe(way.includes('nie-ma-takiego') ? 404 : 200);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all is read, searched and gone through', async ({ page }) => {
    await page.goto('/cms?category=exam');
    await page.getByRole('searchbox').fill('ukemi');
    await page.getByRole('button', { name: 'Szukaj' }).click();
    await expect(page).toHaveURL(/category=exam/);
    await page.getByRole('link', { name: 'Gratulujemy nowych stopni!' }).click();
    await expect(page.getByText('Wyniki i numery zaświadczeń')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Drukuj' })).toHaveCount(0);
  });
});

test('the first view weighs 60 kB at most without its pictures', async ({ page }) => {
  await page.goto('/cms/przygotowanie-do-egzaminu');
  await page.waitForLoadState('networkidle');
  const weight = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => !/\.(svg|webp)$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThanOrEqual(60_000);
});

test.describe('with nothing to hold it back', () => {
  // The policy would stop what runs; here the pages alone are tried.
  test.use({ bypassCSP: true });

  test('nothing of what somebody wrote runs, wherever it is shown', async ({ page, office }) => {
    test.slow();
    const table = office.club.table('article');
    const slug = newName('napis')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    // What the office's call takes: a text without control characters.
    const written = xssCorpus.filter((text) => !/[^\P{C}\n\t\u200b\u202e\ufeff]/u.test(text));
    const made: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const text = written[(at * 13) % written.length] ?? '';
      const part = written.filter((_, each) => each % 12 === at).join('\n\n');
      const { id } = await table.save({
        ...{ slug: `${slug}-${at}`, titlePl: text.slice(0, 200), titleEn: text.slice(0, 200) },
        ...{ leadPl: `napis ${text}`.slice(0, 300), bodyPl: part, category: 'seminar' },
      });
      await office.club.api.POST('/article/{id}/publish', { params: { path: { id } } });
      made.push(id);
    }
    const asked: string[] = [];
    await page.goto('/cms');
    const own = new URL(page.url()).origin;
    page.on('request', (request) => {
      if (!request.url().startsWith(own)) asked.push(request.url());
    });
    page.on('dialog', (dialog) => dialog.dismiss());
    const searches = written.slice(0, 60).map((text) => `/cms?q=${encodeURIComponent(text)}`);
    for (const path of [
      '/',
      '/cms?category=seminar',
      '/en/cms?category=seminar',
      '/cms?q=napis',
      ...searches,
      ...made.map((_, at) => `${at % 2 ? '' : '/en'}/cms/${slug}-${at}`),
    ]) {
      await page.goto(path);
      // Whatever waits for a hand, a key or a picture that can't be had.
      await page.evaluate(async () => {
        for (const each of document.querySelectorAll<HTMLElement>('a, button, input, img, [tabindex]')) {
          each.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
          each.focus();
        }
        await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
      });
      expect(await page.evaluate(() => (window as { __ran?: number }).__ran), path).toBeUndefined();
      expect(new URL(page.url()).pathname, path).toBe(new URL(path, own).pathname);
    }
    expect(asked).toEqual([]);
    for (const id of made) await table.remove(id);
  });
});
