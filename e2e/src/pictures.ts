import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '@tatami/tooling';
import { startClub } from '@tatami/tooling/club';

// `pnpm pictures`: makes the pictures in docs/, and those that offer the app for installation, from the example club as
// the built product shows it.
const docs = join(import.meta.dirname, '../../docs');
const webApp = join(import.meta.dirname, '../../apps/web/public');

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The themes of the shell, one of each family, light and dark. The names are those of the settings panel. */
const shellThemes = [
  { file: 'lara-light-indigo', colors: 'Jasne', name: 'Lara – indygo' },
  { file: 'lara-dark-teal', colors: 'Ciemne', name: 'Lara – morski' },
  { file: 'md-light-indigo', colors: 'Jasne', name: 'Material – indygo' },
  { file: 'bootstrap4-dark-purple', colors: 'Ciemne', name: 'Bootstrap – fioletowy' },
  { file: 'saga-orange', colors: 'Jasne', name: 'Saga – pomarańczowy' },
  { file: 'luna-green', colors: 'Ciemne', name: 'Luna – zielony' },
];

/** What the first people on the roll call get. */
const marks = ['Obecność', 'Obecność', 'Spóźnienie', 'Obecność', 'Usprawiedliwienie', 'Obecność'];

const club = await startClub();
const browser = await chromium.launch(await findChromium());
try {
  await mkdir(join(docs, 'shell'), { recursive: true });
  for (const [width, screen] of Object.entries({ 1440: desktop, 390: phone })) {
    const page = await signIn(browser, screen);
    for (const theme of shellThemes) {
      await wear(page, theme);
      await page.screenshot({ path: join(docs, 'shell', `${theme.file}-${width}.png`) });
    }
    await page.context().close();
  }
  await writeFile(join(docs, 'tatami.png'), await rollCallPicture(browser));
  await drawIcons(browser);
  await takeScreenshots(browser);
} finally {
  await browser.close();
  await club.stop();
}

async function signIn(
  browser: Browser,
  screen: BrowserContextOptions,
  username = 'instruktor',
): Promise<Page> {
  const context = await browser.newContext({
    ...screen,
    baseURL: club.url,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Nothing is caught half-way.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Rozumiem!' }).click();
  await page.getByLabel('Nazwa użytkownika').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByRole('heading', { level: 1, name: /^Cześć/ }).waitFor();
  return page;
}

async function wear(page: Page, theme: (typeof shellThemes)[number]): Promise<void> {
  await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
  const panel = page.getByRole('dialog', { name: 'Ustawienia wyglądu' });
  await panel.getByText(theme.colors, { exact: true }).click();
  await panel.getByTitle(theme.name, { exact: true }).click();
  await panel.getByRole('button', { name: 'Zamknij' }).click();
  await panel.waitFor({ state: 'hidden' });
  // Over nothing that would answer.
  await page.mouse.move(0, 0);
}

/** Marks the first person on the roll call who has no mark yet. */
async function markNext(page: Page, name: string): Promise<void> {
  const unmarked = page.locator('[data-mark="unmarked"]');
  const before = await unmarked.count();
  const person = unmarked.first();
  await person.getByRole('button', { name: /^Inny wpis/ }).click();
  await person.getByRole('radio', { name, exact: true }).click();
  while ((await unmarked.count()) === before) await page.waitForTimeout(50);
}

/** A roll call, on a desk and in a hand. */
async function rollCallPicture(browser: Browser): Promise<Buffer> {
  const [onDesk, inHand] = await Promise.all([desktop, phone].map((screen) => signIn(browser, screen)));
  if (!onDesk || !inHand) throw new Error('Both screens are needed.');
  // The training under way is led by who is signed in; others of the day are over, and marked.
  const own = onDesk.getByRole('listitem').filter({ hasText: 'Tomasz Zawadzki' });
  await own.getByRole('link', { name: 'Lista obecności' }).click();
  await onDesk.getByRole('heading', { level: 1 }).waitFor();
  await onDesk.waitForURL(/\/dojo\/training\//);
  for (const name of marks) await markNext(onDesk, name);
  await inHand.goto(new URL(onDesk.url()).pathname);
  const [desk, hand] = await Promise.all(
    [onDesk, inHand].map(async (page) => {
      // Without the message about the last mark.
      await page.reload();
      await page.getByRole('radio').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return (await page.screenshot()).toString('base64');
    }),
  );

  const frame = await browser.newPage({ viewport: { width: 1920, height: 980 } });
  await frame.setContent(`
    <style>
      body { margin: 0; display: flex; align-items: center; justify-content: center; gap: 30px; height: 100vh; background: #e9eaf3 }
      img { border-radius: 12px; border: 1px solid #d3d5e3 }
    </style>
    <img src="data:image/png;base64,${desk}"><img src="data:image/png;base64,${hand}">`);
  await frame.locator('img').last().waitFor();
  return frame.screenshot();
}

/** The icon in the sizes that phones ask for; of one that a system cuts to its own shape the middle is safe (W3C, maskable). */
async function drawIcons(browser: Browser): Promise<void> {
  const svg = await readFile(join(webApp, 'favicon.svg'), 'utf8');
  const filled = svg
    .replace(' rx="8"', '')
    .replace(/(<path.*)<\/svg>/, '<g transform="translate(4 4) scale(.75)">$1</g></svg>');
  for (const [file, size, drawing] of [
    ['icon.png', 192, svg],
    ['icon-512.png', 512, svg],
    ['icon-maskable.png', 512, filled],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`,
    );
    await page.screenshot({ path: join(webApp, file), omitBackground: true });
    await page.close();
  }
}

/** What the browser shows of the app where it offers to install it. */
async function takeScreenshots(browser: Browser): Promise<void> {
  const folder = join(webApp, 'screenshots');
  await mkdir(folder, { recursive: true });
  const take = async (page: Page, file: string) => {
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82 });
  };
  const inHand = await signIn(browser, { ...phone, deviceScaleFactor: 2 }, 'czlonek');
  await take(inHand, 'home-390.jpg');
  const onMat = await signIn(browser, { ...phone, deviceScaleFactor: 2 });
  await onMat.goto('/dojo/now');
  await onMat.getByRole('radio').first().waitFor({ state: 'attached' });
  await take(onMat, 'roll-call-390.jpg');
  await take(await signIn(browser, desktop, 'admin'), 'home-1440.jpg');
}
