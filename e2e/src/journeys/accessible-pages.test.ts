import type { Page } from '@playwright/test';
import { everything, expectAccessible, whatColoursDecide, whatWordsDecide } from '../support/accessible.ts';
import type { Office } from '../support/office.ts';
import { type DemoUser, openHome } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

interface Visit {
  as: DemoUser | 'nobody';
  /** What of theirs, where it is too much for one journey. */
  what?: string;
  /** The pages, which are all looked at in Polish. */
  pages?: (office: Office) => Promise<string[]> | string[];
  /** Whether every page of the menu is visited as well. */
  menu?: boolean;
  /** The addresses at which a form stands over its page: nothing but the form can be reached. */
  forms?: string[];
  /** The lists whose tools are looked at as well, opened one after the other, and how many deeds on rows ask first. */
  lists?: { path: string; asking: number }[];
}

// As of tables.test.ts, the workers share them.
test.describe.configure({ mode: 'parallel' });

const visits: Visit[] = [
  {
    as: 'nobody',
    pages: () => ['/login', '/register', '/reset', '/success', '/accessdenied', '/pages/notfound', '/error'],
  },
  {
    as: 'czlonek',
    pages: async (office) => [
      '/dashboard',
      '/dojo/presence-trainings',
      '/dojo/presence-trainings?view=history',
      '/dojo/presence-trainings?view=figures',
      '/dojo/user-homework',
      `/dojo/user-homework/${await ownHomework('czlonek', office)}`,
      '/dojo/day-off',
      '/handbook',
      '/handbook?q=trening',
      '/handbook/keys',
      '/handbook/roll-call',
      '/adm/profile',
      '/adm/profile/access-token',
      `/dojo/training/${await comingTraining(office)}`,
      `/dojo/student/${await ownStudent('czlonek', office)}`,
    ],
  },
  {
    as: 'rodzic',
    pages: async (office) => [
      '/dashboard',
      '/dojo/user-homework',
      '/dojo/training',
      `/dojo/training/${await comingTraining(office, 'kids')}`,
      `/dojo/student/${await ownChild('rodzic', office)}`,
    ],
  },
  {
    as: 'instruktor',
    pages: async (office) => [
      '/dashboard',
      '/dashboard?view=club',
      '/dojo/exam/ready',
      '/dojo/user-homework/review',
      '/dojo/training?view=list&when=past',
      `/dojo/training/${await pastTraining(office)}`,
      `/dojo/training/${await pastTraining(office)}/mat`,
      `/dojo/training/${await comingTraining(office)}`,
    ],
    forms: ['/dojo/training?edit=new'],
  },
  {
    as: 'admin',
    pages: async (office) => [
      '/dojo/training?view=list',
      `/dojo/student/${await anyChild(office)}`,
      ...['club', 'places', 'timetable', 'people', 'start'].map((step) => `/adm/start?step=${step}`),
    ],
    menu: true,
  },
  {
    as: 'admin',
    what: 'form',
    forms: [
      '/dojo/training?edit=series',
      '/dojo/student?edit=new',
      '/dojo/day-off?edit=new',
      '/adm/workplace?edit=new',
      '/adm/user?edit=new',
      '/adm/useringroupright?edit=new',
    ],
  },
  {
    as: 'admin',
    what: 'tool of a list',
    lists: [
      { path: '/dojo/student?section=kids,youth&sort=section,asc,joinedOn,desc', asking: 2 },
      { path: '/adm/user?status=active&createdAt=2020-01-01..', asking: 0 },
      { path: '/adm/workplace?capacity=1..100', asking: 1 },
      { path: '/adm/rightto?view=list', asking: 1 },
      { path: '/adm/useringroupright', asking: 1 },
    ],
  },
];

/**
 * Each look judges what the ones before it could not: what colours decide no words change, and the other way round; a
 * narrow page hides words and adds none. One width has the light and the other the dark, by turns, and each has both where
 * that is asked for.
 */
const looks = {
  pl: {
    widths: [1440, 390],
    schemes: [
      { scheme: 'light', judged: everything },
      { scheme: 'dark', judged: whatColoursDecide },
    ],
  },
  en: { widths: [1440], schemes: [{ scheme: 'light', judged: whatWordsDecide }] },
} as const;
type Language = keyof typeof looks;

/** Both languages have the same texts, which a test holds: English is read in every fourth place, and in each where that is asked for. */
const languagesAt = (place: number): readonly Language[] =>
  place % 4 === 0 || process.env.EVERY_TURN ? ['pl', 'en'] : ['pl'];

for (const { as, what = 'page', pages = () => [], menu = false, forms = [], lists = [] } of visits)
  test(`${as} can read and use every ${what}`, async ({ page, context, office }) => {
    // As many pages as there are in the menu.
    test.setTimeout(600_000);
    await openHome(page, as === 'nobody' ? 'czlonek' : as);
    await page.getByRole('button', { name: 'Ustawienia wyglądu' }).click();
    await page.getByRole('dialog').getByText('Jak w systemie', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Jak w systemie' })).toBeChecked();
    // A tab of its own has no session, and the same colours.
    const tab = as === 'nobody' ? await context.newPage() : page;
    if (tab !== page) await page.close();

    let turn = 0;
    const look = async (language: Language, part?: string) => {
      const { widths, schemes } = looks[language];
      turn += 1;
      for (const [at, width] of widths.entries()) {
        await tab.setViewportSize({ width, height: 900 });
        for (const { scheme, judged } of schemes) {
          const isInTurn = (at === turn % widths.length) === (scheme === 'light');
          if (!isInTurn && !process.env.EVERY_TURN) continue;
          await tab.emulateMedia({ colorScheme: scheme });
          // A browser tells of the system's scheme with its next frame, which a still page may not need.
          await tab.evaluate(() => new Promise(requestAnimationFrame));
          await expect(tab.locator('html')).toHaveClass(new RegExp(`-${scheme}-`));
          await expectAccessible(tab, judged, part);
        }
      }
      await tab.emulateMedia({ colorScheme: 'light' });
      // The narrowest is also what a screen of 640 px shows at 200 % (WCAG 2.2, 1.4.4 and 1.4.10).
      for (const width of [320, 1024]) {
        await tab.setViewportSize({ width, height: 900 });
        const beyond = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${tab.url()} at ${width} px goes sideways`).toBeLessThanOrEqual(0);
      }
    };
    const inMenu = menu ? await addressesInMenu(tab) : [];
    for (const [at, path] of [...inMenu, ...(await pages(office))].entries()) {
      await open(tab, path);
      for (const [nth, language] of languagesAt(at).entries()) {
        if (nth > 0) await tab.getByRole('button', { name: 'EN', exact: true }).click();
        await look(language);
        if (nth > 0) await tab.getByRole('button', { name: 'PL', exact: true }).click();
      }
    }
    for (const [at, path] of forms.entries())
      for (const language of languagesAt(at)) {
        await speak(tab, language);
        await open(tab, path);
        await expect(tab.getByRole('dialog')).toBeVisible();
        await look(language);
      }
    for (const [at, { path, asking }] of lists.entries())
      for (const language of languagesAt(at)) {
        await speak(tab, language);
        await open(tab, path);
        const chip = tab
          .getByRole('group', { name: /^(Filtry|Filters)$/ })
          .getByRole('button')
          .first();
        for (const tool of [chip, tab.getByRole('button', { name: /^(Widok|View)$/ })]) {
          await tool.click();
          await expect(tab.getByRole('dialog')).toBeVisible();
          await look(language, overPage);
          await tab.keyboard.press('Escape');
          await expect(tab.getByRole('dialog')).toBeHidden();
        }
        const row = tab.locator('tbody').getByRole('checkbox').first();
        if ((await row.count()) === 0) continue;
        await row.check();
        await look(language);
        const tools = tab.getByRole('group', { name: /^(Narzędzia tabeli|Table tools)$/ });
        const deeds = tools.locator('[aria-haspopup=dialog]');
        await expect(deeds).toHaveCount(asking);
        for (const deed of await deeds.all()) {
          await deed.click();
          await expect(tab.getByRole('dialog').or(tab.getByRole('alertdialog'))).toBeVisible();
          await look(language, overPage);
          await tab.keyboard.press('Escape');
        }
      }
  });

/** What stands over a page, which is judged without it, and what has opened it. */
const overPage = 'dialog, [role=dialog], [role=alertdialog], [aria-expanded=true]';

async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('tatami.language', wanted), language);
}

async function addressesInMenu(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  // A page that is refused leads elsewhere once its answer is there.
  await expect(page).toHaveURL(path);
}

async function ownStudent(username: DemoUser, { club }: Office): Promise<string> {
  const account = idOf((await club.table('user').list({ username })).results);
  return idOf((await club.table('student').list({ user: account })).results);
}

async function ownHomework(username: DemoUser, office: Office): Promise<string> {
  const student = await ownStudent(username, office);
  return idOf((await office.club.table('homework-submission').list({ student, size: 1 })).results);
}

async function ownChild(username: DemoUser, { club }: Office): Promise<string> {
  const account = idOf((await club.table('user').list({ username })).results);
  const [guardian] = (await club.table('guardian').list({ user: account })).results;
  return idOf(guardian ? [{ id: guardian.student }] : []);
}

async function anyChild({ club }: Office): Promise<string> {
  return idOf((await club.table('student').list({ section: 'kids', status: 'active', size: 1 })).results);
}

async function comingTraining({ club }: Office, section: 'adult' | 'kids' = 'adult'): Promise<string> {
  const query = { 'startsAt.gt': new Date().toISOString(), section, state: 'planned' } as const;
  return idOf((await club.table('training').list(query)).results);
}

async function pastTraining({ club }: Office): Promise<string> {
  const query = { 'endsAt.lt': new Date().toISOString(), state: 'held', sort: 'startsAt,desc' } as const;
  return idOf((await club.table('training').list(query)).results);
}

function idOf([first]: { id: string }[]): string {
  if (!first) throw new Error('The example club has none of these.');
  return first.id;
}
