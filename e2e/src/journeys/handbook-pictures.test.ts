import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createClub } from '@tatami/sdk';
import { type Club, startClub } from '@tatami/tooling/club';
import { samenessOf, webpOf } from '../support/pictures.ts';
import type { DemoUser } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// The pictures of the handbook are what these pages look like: one that looks otherwise by now is told of, and
// `pnpm handbook:pictures` makes all of them anew.
const folder = join(import.meta.dirname, '../../../apps/web/src/features/handbook/pictures');
const isWriting = process.env.HANDBOOK_PICTURES === 'write';

/** A Wednesday evening in the example club, when a training of the instructor's is under way. */
const moment = '2026-11-18T16:45:00Z';
const clock = new URL('../../../tooling/src/shifted-clock.ts', import.meta.url);
clock.searchParams.set('now', '2026-11-18T16:44:00Z');

/** Pixels of a picture that may look otherwise: another browser draws the edges of letters a little differently. */
const mostOtherwise = 0.02;
/** A page loads all pictures of a chapter. */
const largest = 30_000;

const desk = { viewport: { width: 960, height: 660 } };
const phone = { viewport: { width: 390, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Picture {
  name: string;
  as: DemoUser;
  on: typeof desk | typeof phone;
  path: string | ((page: Page) => Promise<string>);
  /** How much of the page it shows, from its top, in pixels. */
  height: number;
}

const pictures: readonly Picture[] = [
  { name: 'club-home', as: 'admin', on: desk, path: '/dashboard?view=club', height: 600 },
  { name: 'students', as: 'admin', on: desk, path: '/dojo/student', height: 430 },
  { name: 'rights', as: 'admin', on: desk, path: '/adm/rightto', height: 480 },
  { name: 'week', as: 'instruktor', on: desk, path: '/dojo/training', height: 560 },
  { name: 'roll-call', as: 'instruktor', on: phone, path: currentTraining, height: 500 },
  { name: 'own-trainings', as: 'czlonek', on: phone, path: '/dojo/presence-trainings', height: 500 },
  { name: 'techniques', as: 'instruktor', on: desk, path: '/dojo/technik', height: 430 },
  { name: 'review', as: 'instruktor', on: desk, path: '/dojo/user-homework/review', height: 520 },
  { name: 'ready', as: 'instruktor', on: desk, path: '/dojo/exam/ready', height: 480 },
  { name: 'club-page', as: 'admin', on: desk, path: '/adm/landing', height: 480 },
  { name: 'leads', as: 'admin', on: desk, path: '/adm/lead', height: 420 },
  { name: 'import', as: 'admin', on: desk, path: '/dojo/student?import=csv', height: 480 },
  { name: 'member-home', as: 'czlonek', on: phone, path: '/dashboard', height: 500 },
];

async function currentTraining(page: Page): Promise<string> {
  await page.goto('/dashboard');
  const link = page
    .locator('a[href^="/dojo/training/"]')
    .filter({ hasText: /^(Lista obecności|Roll call)$/ });
  return (await link.first().getAttribute('href')) ?? '';
}

let club: Club;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  club = await startClub(() => ({ DEMO: '1', LOG_LEVEL: 'WARN', NODE_OPTIONS: `--import=${clock.href}` }));
  await callSome();
});
test.afterAll(() => club.stop());

for (const language of ['pl', 'en'])
  test(`the pages look as the pictures of the handbook show them (${language})`, async ({ browser }) => {
    test.setTimeout(600_000);
    const otherwise: string[] = [];
    for (const picture of pictures) {
      const file = join(folder, language, `${picture.name}.webp`);
      const page = await openPage(browser, language, picture);
      const taken = await webpOf(page, await take(page, picture));
      expect.soft(taken.length, `${picture.name} is too large`).toBeLessThanOrEqual(largest);
      if (isWriting) {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, taken);
      } else {
        const share = await samenessOf(page, taken, await readFile(file));
        if (1 - share > mostOtherwise)
          otherwise.push(`${language}/${picture.name}: ${(share * 100).toFixed(1)} %`);
      }
      await page.context().close();
    }
    expect(
      otherwise,
      'Pages that look otherwise by now; `pnpm handbook:pictures` makes their pictures anew',
    ).toEqual([]);
  });

/** The roll call of the training under way has begun. */
async function callSome(): Promise<void> {
  const as = createClub({ baseUrl: `${club.url}/api` });
  await as.signIn({ username: 'instruktor', password: 'tatami-demo' });
  const [training] = (
    await as
      .table('training')
      .list({ 'startsAt.lte': moment, 'endsAt.gt': moment, section: 'adult', state: 'planned' })
  ).results;
  if (!training) throw new Error('No training is under way.');
  const path = { id: training.id };
  const { data: roster } = await as.api.GET('/training/{id}/roster', { params: { path } });
  for (const [at, status] of (['present', 'late', 'present'] as const).entries()) {
    const { student } = roster?.students[at] ?? {};
    if (student) await as.table('presence').save({ student, training: training.id, status });
  }
}

async function openPage(browser: Browser, language: string, { as, on, path }: Picture): Promise<Page> {
  const { session, signIn } = createClub({ baseUrl: `${club.url}/api` });
  await signIn({ username: as, password: 'tatami-demo' });
  const context = await browser.newContext({
    ...on,
    baseURL: club.url,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: club.url }]);
  await context.addInitScript(
    ([token, wanted]) => {
      sessionStorage.setItem('tatami.token', token ?? '');
      localStorage.setItem('tatami.language', wanted ?? '');
    },
    [session.getToken(), language] as const,
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(moment));
  const address = typeof path === 'string' ? path : await path(page);
  // A first visit on a small screen keeps the letters of the system, which are others elsewhere.
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(address);
  await page.setViewportSize(on.viewport);
  return page;
}

/** The page below its bar, without what is around every page. */
async function take(page: Page, { height }: Picture): Promise<Buffer> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // It comes last.
  await expect(page.getByRole('main').getByRole('link', { name: /^(Pomoc|Help): / })).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  // What stands above the title is a way back, where there is one.
  const top = (await page.getByRole('main').boundingBox())?.y ?? 0;
  const clip = { x: 0, y: top, width, height };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}
