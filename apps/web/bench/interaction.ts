import { type Figure, median, rounded } from '@tatami/tooling/figures';
import type { Browser, CDPSession, Page } from 'playwright';
import { interactionOf, paintedAfter, watchEvents } from './paint-clock.ts';
import type { Subject } from './subject.ts';
import { desktop, openContext, untilQuiet } from './visit.ts';

const slowdown = 4;
/** How often everything a person does is done; each counts by the median. */
const repeats = 5;
/** A finger stays on the button for a while, in milliseconds: the press has a frame of its own before the click. */
const press = { delay: 60 };
/** A pointer rests for a while on what it is about to press, in milliseconds. */
const pointing = 100;
const rows = `document.querySelector('tbody')?.textContent`;

/** What a hand feels, on a machine four times as slow: in a table of 10,000 rows and in the product. */
export async function measureInteraction(browser: Browser, table: Subject, club: Subject): Promise<Figure[]> {
  const onTable = await measureTable(browser, table);
  const inProduct = await measureProduct(browser, club);
  const slowest = [...onTable.interactions, ...inProduct.interactions]
    .map(([name, times]) => ({ name, ms: median(times), worst: Math.max(...times) }))
    .sort((a, b) => b.ms - a.ms);
  return [
    {
      name: 'INP, the slowest of all actions',
      measured: slowest[0]?.ms,
      unit: 'ms',
      aim: 56,
      note: slowest
        .slice(0, 4)
        .map(({ name, ms, worst }) => `${name} ${ms} (once ${worst})`)
        .join(', '),
    },
    { name: 'Sort 10,000 rows, painted', measured: onTable.sort, unit: 'ms', aim: 60 },
    { name: 'Filter 10,000 rows, painted', measured: onTable.filter, unit: 'ms', aim: 80 },
    { name: 'Open a table of 10,000 rows', measured: onTable.open, unit: 'ms', aim: 340 },
    { name: 'Open a table page of the product', measured: inProduct.open, unit: 'ms', aim: 340 },
    {
      name: 'Switch the theme, with the table in sight',
      measured: onTable.theme,
      unit: 'ms',
      aim: 40,
    },
    {
      name: 'Switch the theme, in the product',
      measured: inProduct.theme,
      unit: 'ms',
      aim: 40,
      note: `of going to and fro; to one not worn before ${rounded(inProduct.firstTheme)}`,
    },
    { name: 'Switch the theme, over the wire', measured: inProduct.themeBytes / 1000, unit: 'kB', aim: 0 },
  ];
}

/** By name, how long each took every time it was done, in milliseconds. */
type Interactions = Map<string, number[]>;

function watchInteractions(page: Page) {
  const interactions: Interactions = new Map();
  const act = async (name: string, what: () => Promise<void>) => {
    const ms = await interactionOf(page, what);
    interactions.set(name, [...(interactions.get(name) ?? []), ms]);
  };
  return { interactions, act };
}

async function measureTable(browser: Browser, table: Subject) {
  const { page, close } = await openSlow(browser, table, '/?rows=10000');
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click(press);
  const open: number[] = [];
  for (let turn = 0; turn < repeats; turn++) {
    await page.reload();
    await untilQuiet(page);
    open.push(await paintedAfter(page, 'click', `${rows} !== undefined`, () => click('Otwórz tabelę')));
  }
  await untilQuiet(page);

  const sorts: number[] = [];
  for (const head of ['Kto', 'Kiedy', 'Miejsce', 'Minuty', 'Numer', 'Kto', 'Kto']) {
    const before = await page.evaluate(rows);
    sorts.push(await paintedAfter(page, 'click', `${rows} !== ${JSON.stringify(before)}`, () => click(head)));
    await untilQuiet(page);
  }
  const filters: number[] = [];
  for (const word of ['świątek', 'zofia', 'wróbel', 'żak', 'oliwa']) {
    const count = `document.querySelector('[role=grid]').ariaRowCount`;
    const before = await page.evaluate(count);
    filters.push(
      await paintedAfter(page, 'input', `${count} !== ${JSON.stringify(before)}`, () =>
        page.getByRole('searchbox').fill(word),
      ),
    );
    await untilQuiet(page);
    await page.getByRole('searchbox').fill('');
    await untilQuiet(page);
  }
  const themes: number[] = [];
  // The first of them makes the other theme; the median is of going to and fro.
  for (let turn = 0; turn < 2 * repeats; turn++) {
    const before = await page.evaluate('document.documentElement.className');
    themes.push(
      await paintedAfter(
        page,
        'click',
        `document.documentElement.className !== ${JSON.stringify(before)}`,
        () => click('Zmień motyw'),
      ),
    );
    await untilQuiet(page);
  }

  const { interactions, act } = watchInteractions(page);
  const { keyboard } = page;
  const goThroughDrawers = async (choice: string, column: string) => {
    const drawer = page.getByRole('dialog');
    await act('open a filter', () =>
      page.getByRole('group', { name: 'Filtry' }).getByRole('button', { name: 'Miejsce' }).click(press),
    );
    await act(choice, () => drawer.getByText('Hala Oliwa', { exact: true }).click(press));
    await act('close the filter', () => keyboard.press('Escape'));
    await act('open the columns', () => click('Widok'));
    await act(column, () => drawer.getByRole('checkbox', { name: 'Minuty' }).click(press));
    await act('close the columns', () => keyboard.press('Escape'));
  };
  for (let round = 0; round < repeats; round++) {
    for (const head of ['Kto', 'Numer', 'Kiedy']) await act(`sort by ${head}`, () => click(head));
    await act('sort by another one too', () =>
      page.getByRole('button', { name: 'Miejsce', exact: true }).click({ ...press, modifiers: ['Shift'] }),
    );
    await act('type in the search', () =>
      page.getByRole('searchbox').pressSequentially('nowak', { delay: 60 }),
    );
    await act('empty the search', async () => {
      await page.getByRole('searchbox').press('ControlOrMeta+a');
      await keyboard.press('Delete');
    });
    await goThroughDrawers('filter by a choice', 'hide a column');
    await act('select a row', () => page.locator('tbody input').nth(2).click(press));
    await act('select all rows', () => page.locator('thead input').click(press));
    await act('select none', () => page.locator('thead input').click(press));
    await act('go on by arrows', async () => {
      await page.locator('[data-at="3:2"]').click(press);
      for (let step = 0; step < 5; step++) await keyboard.press('ArrowDown', { delay: 30 });
    });
    await act('go on by pages', async () => {
      for (let step = 0; step < 5; step++) await keyboard.press('PageDown', { delay: 30 });
    });
    await act('go to the last row', () => keyboard.press('ControlOrMeta+End'));
    await act('go to the first row', () => keyboard.press('ControlOrMeta+Home'));
    await act('switch the theme', () => click('Zmień motyw'));
    await goThroughDrawers('take the choice back', 'show the column again');
  }
  await close();
  return {
    open: median(open),
    sort: median(sorts),
    filter: median(filters),
    theme: median(themes),
    interactions,
  };
}

async function measureProduct(browser: Browser, club: Subject) {
  const { page, session, close } = await openSlow(browser, club, club.dashboard);
  const { interactions, act } = watchInteractions(page);
  const menu = page.getByRole('navigation', { name: 'Menu główne' });

  const open: number[] = [];
  for (let turn = 0; turn < repeats; turn++) {
    await page.goto(club.url + club.dashboard);
    await untilQuiet(page);
    open.push(
      await paintedAfter(page, 'click', `document.querySelector('tbody a') !== null`, () =>
        menu.locator(`a[href="${club.table}"]`).click(press),
      ),
    );
  }

  const openSettings = () => page.getByRole('button', { name: 'Ustawienia wyglądu' }).click(press);
  const panel = page.getByRole('dialog', { name: 'Ustawienia wyglądu' });
  const chooseScheme = async (scheme: string) => {
    const choice = panel.getByText(scheme, { exact: true });
    await choice.hover();
    await page.waitForTimeout(pointing);
    const before = await page.evaluate('document.documentElement.className');
    const isChanged = `document.documentElement.className !== ${JSON.stringify(before)}`;
    const painted = await paintedAfter(page, 'click', isChanged, () => choice.click(press));
    await untilQuiet(page);
    return painted;
  };
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const firstThemes: number[] = [];
  const themes: number[] = [];
  for (let turn = 0; turn < repeats; turn++) {
    await page.goto(club.url + club.dashboard);
    await untilQuiet(page);
    await openSettings();
    await panel.waitFor();
    await untilQuiet(page);
    await session.send('Network.enable');
    firstThemes.push(await chooseScheme('Ciemne'));
    for (const scheme of ['Jasne', 'Ciemne', 'Jasne']) themes.push(await chooseScheme(scheme));
    await session.send('Network.disable');
  }
  const themeBytes = bytes;
  await page.keyboard.press('Escape');
  await untilQuiet(page);
  for (let round = 0; round < repeats; round++) {
    await act('open the settings', openSettings);
    for (const scheme of ['Ciemne', 'Jasne'])
      await act('switch the theme in the product', () =>
        panel.getByText(scheme, { exact: true }).click(press),
      );
    await act('close the settings', () => page.keyboard.press('Escape'));
    await act('open the palette', () => page.keyboard.press('ControlOrMeta+k'));
    await act('type in the palette', () => page.keyboard.type('osob', { delay: 60 }));
    await act('close the palette', () => page.keyboard.press('Escape'));
    await act('close the menu', () =>
      page.getByRole('button', { name: 'Zamknij menu' }).first().click(press),
    );
    await act('open the menu', () => page.getByRole('button', { name: 'Otwórz menu' }).first().click(press));
    await act('open a table page', () => menu.locator(`a[href="${club.table}"]`).click(press));
    await act('open the dashboard', () => menu.locator(`a[href="${club.dashboard}"]`).click(press));
  }
  await close();
  return {
    open: median(open),
    firstTheme: median(firstThemes),
    theme: median(themes),
    themeBytes,
    interactions,
  };
}

interface SlowPage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

async function openSlow(browser: Browser, subject: Subject, path: string): Promise<SlowPage> {
  const context = await openContext(browser, subject, desktop);
  await context.addInitScript(watchEvents);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(subject.url + path);
  await untilQuiet(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}
