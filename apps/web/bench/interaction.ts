import { type Figure, median, rounded } from '@tatami/tooling/figures';
import type { Browser, CDPSession, Page } from 'playwright';
import { besideBare } from './beside-bare.ts';
import { interactionOf, paintedAfter, watchEvents } from './paint-clock.ts';
import type { Subject } from './subject.ts';
import { desktop, openContext, untilQuiet } from './visit.ts';

const slowdown = 4;
/** How often everything a person does is done; each counts by the median. */
const repeats = 5;
/** The same of what takes a frame or two: where in a frame it begins weighs as much as what it costs. */
const shortRepeats = 4 * repeats;
/** The same of opening a table or its page: its server may be slow to answer once or twice. */
const openRepeats = 2 * repeats;
/** A finger stays on the button for a while, in milliseconds: the press has a frame of its own before the click. */
const press = { delay: 60 };
/** A pointer rests for a while on what it is about to press, in milliseconds. */
const pointing = 100;
const rows = `document.querySelector('tbody')?.textContent`;

/** What a hand feels, on a machine four times as slow: in a table of 10,000 rows and in the product, beside bare React. */
export async function measureInteraction(
  browser: Browser,
  { table, club, bare, bareTable }: Record<'table' | 'club' | 'bare' | 'bareTable', Subject>,
): Promise<Figure[]> {
  const [onTable, onBare] = await measureTables(browser, [table, bareTable]);
  const inProduct = await measureProduct(browser, { club, bare, bareTable });
  if (!onTable || !onBare) throw new Error('The tables were not measured.');
  const slowest = slowestOf([...onTable.interactions, ...inProduct.interactions]);
  return [
    besideBare('INP, the slowest of all actions', {
      ms: slowest[0]?.ms,
      bare: slowestOf(onBare.interactions)[0]?.ms,
      aim: 1.5,
      atRest: 56,
      note: slowest
        .slice(0, 4)
        .map(({ name, ms, worst }) => `${name} ${ms} (once ${worst})`)
        .join(', '),
    }),
    besideBare('Sort 10,000 rows, painted', { ms: onTable.sort, bare: onBare.sort, aim: 1, atRest: 60 }),
    besideBare('Filter 10,000 rows, painted', {
      ms: onTable.filter,
      bare: onBare.filter,
      aim: 1.5,
      atRest: 80,
    }),
    besideBare('Open a table of 10,000 rows', { ms: onTable.open, bare: onBare.open, aim: 4, atRest: 340 }),
    besideBare('Open a table page of the product', {
      ms: inProduct.open,
      bare: inProduct.bareOpen,
      aim: 4,
      atRest: 340,
      note: 'bare: code and rows of one table',
    }),
    besideBare('Switch the theme, with the table in sight', {
      ms: onTable.theme,
      bare: onBare.theme,
      aim: 3,
      atRest: 40,
    }),
    besideBare('Switch the theme, in the product', {
      ms: inProduct.theme,
      bare: inProduct.bareTheme,
      aim: 2.5,
      atRest: 40,
      note: `of going to and fro; to one not worn before ${rounded(inProduct.firstTheme)}`,
    }),
    { name: 'Switch the theme, over the wire', measured: inProduct.themeBytes / 1000, unit: 'kB', aim: 0 },
  ];
}

function slowestOf(interactions: Iterable<[string, number[]]>) {
  return [...interactions]
    .map(([name, times]) => ({ name, ms: median(times), worst: Math.max(...times) }))
    .sort((a, b) => b.ms - a.ms);
}

/** The milliseconds that each interaction took every time it was done, by its name. */
type Interactions = Map<string, number[]>;

function watchInteractions(page: Page) {
  const interactions: Interactions = new Map();
  const act = async (name: string, what: () => Promise<void>) => {
    const ms = await interactionOf(page, what);
    interactions.set(name, [...(interactions.get(name) ?? []), ms]);
  };
  return { interactions, act };
}

interface TableTimes {
  open: number;
  sort: number;
  filter: number;
  theme: number;
  interactions: Interactions;
}

/** The same done in each by turns: whatever else the machine does, it does to all of them. */
async function measureTables(browser: Browser, tables: readonly Subject[]): Promise<TableTimes[]> {
  const opened: SlowPage[] = [];
  for (const table of tables) opened.push(await openSlow(browser, table, '/?rows=10000'));
  const times = opened.map(
    () => ({ open: [], sort: [], filter: [], theme: [] }) as Record<TimedStep, number[]>,
  );
  const inEach = async (step: TimedStep, measure: (page: Page) => Promise<number>) => {
    for (const [at, { page }] of opened.entries()) times[at]?.[step].push(await measure(page));
  };
  for (let turn = 0; turn < openRepeats; turn++) await inEach('open', openTable);
  for (const head of ['Kto', 'Kiedy', 'Miejsce', 'Minuty', 'Numer', 'Kto', 'Kto'])
    await inEach('sort', (page) => sortBy(page, head));
  for (const word of ['świątek', 'zofia', 'wróbel', 'żak', 'oliwa'])
    await inEach('filter', (page) => filterBy(page, word));
  // The first of them makes the other theme; the median is of going to and fro.
  for (let turn = 0; turn < shortRepeats; turn++) await inEach('theme', switchTheme);

  const results: TableTimes[] = [];
  for (const [at, { page, close }] of opened.entries()) {
    const { open = [], sort = [], filter = [], theme = [] } = times[at] ?? {};
    results.push({
      open: median(open),
      sort: median(sort),
      filter: median(filter),
      theme: median(theme),
      interactions: at === 0 ? await actOnTable(page) : await actOnBareTable(page),
    });
    await close();
  }
  return results;
}

type TimedStep = Exclude<keyof TableTimes, 'interactions'>;

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(press);

async function openTable(page: Page): Promise<number> {
  await page.reload();
  await untilQuiet(page);
  return paintedAfter(page, 'click', `${rows} !== undefined`, () => click(page, 'Otwórz tabelę'));
}

async function sortBy(page: Page, head: string): Promise<number> {
  await untilQuiet(page);
  const before = await page.evaluate(rows);
  return paintedAfter(page, 'click', `${rows} !== ${JSON.stringify(before)}`, () => click(page, head));
}

async function filterBy(page: Page, word: string): Promise<number> {
  const search = page.getByRole('searchbox');
  await search.fill('');
  await untilQuiet(page);
  const count = `document.querySelector('[aria-rowcount]').ariaRowCount`;
  const before = await page.evaluate(count);
  return paintedAfter(page, 'input', `${count} !== ${JSON.stringify(before)}`, () => search.fill(word));
}

async function switchTheme(page: Page): Promise<number> {
  await untilQuiet(page);
  const before = await page.evaluate('document.documentElement.className');
  const isChanged = `document.documentElement.className !== ${JSON.stringify(before)}`;
  return paintedAfter(page, 'click', isChanged, () => click(page, 'Zmień motyw'));
}

/** What can be done with the bare table as well. */
async function actOnBareTable(page: Page): Promise<Interactions> {
  const { interactions, act } = watchInteractions(page);
  await page.getByRole('searchbox').fill('');
  for (let round = 0; round < repeats; round++) {
    for (const head of ['Kto', 'Numer', 'Kiedy']) await act(`sort by ${head}`, () => click(page, head));
    await act('type in the search', () =>
      page.getByRole('searchbox').pressSequentially('nowak', { delay: 60 }),
    );
    await act('empty the search', async () => {
      await page.getByRole('searchbox').press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    });
    await act('switch the theme', () => click(page, 'Zmień motyw'));
  }
  return interactions;
}

async function actOnTable(page: Page): Promise<Interactions> {
  await page.getByRole('searchbox').fill('');
  await untilQuiet(page);
  const { interactions, act } = watchInteractions(page);
  const { keyboard } = page;
  const goThroughDrawers = async (choice: string, column: string) => {
    const drawer = page.getByRole('dialog');
    await act('open a filter', () =>
      page.getByRole('group', { name: 'Filtry' }).getByRole('button', { name: 'Miejsce' }).click(press),
    );
    await act(choice, () => drawer.getByText('Hala Oliwa', { exact: true }).click(press));
    await act('close the filter', () => keyboard.press('Escape'));
    await act('open the columns', () => click(page, 'Widok'));
    await act(column, () => drawer.getByRole('checkbox', { name: 'Minuty' }).click(press));
    await act('close the columns', () => keyboard.press('Escape'));
  };
  for (let round = 0; round < repeats; round++) {
    for (const head of ['Kto', 'Numer', 'Kiedy']) await act(`sort by ${head}`, () => click(page, head));
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
    await act('switch the theme', () => click(page, 'Zmień motyw'));
    await goThroughDrawers('take the choice back', 'show the column again');
  }
  return interactions;
}

async function measureProduct(
  browser: Browser,
  { club, bare, bareTable }: Record<'club' | 'bare' | 'bareTable', Subject>,
) {
  const { page, session, close } = await openSlow(browser, club, club.dashboard);
  const floor = await openSlow(browser, bare, `${bare.dashboard}?settings`);
  const tableFloor = await openSlow(browser, bareTable, '/');
  const { interactions, act } = watchInteractions(page);
  const menu = page.getByRole('navigation', { name: 'Menu główne' });

  const open: number[] = [];
  const bareOpen: number[] = [];
  for (let turn = 0; turn < openRepeats; turn++) {
    await page.goto(club.url + club.dashboard);
    await untilQuiet(page);
    open.push(
      await paintedAfter(page, 'click', `document.querySelector('tbody a') !== null`, () =>
        menu.locator(`a[href="${club.table}"]`).click(press),
      ),
    );
    bareOpen.push(await openTable(tableFloor.page));
  }
  await tableFloor.close();

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
  const bareThemes: number[] = [];
  for (let turn = 0; turn < repeats; turn++) {
    await page.goto(club.url + club.dashboard);
    await untilQuiet(page);
    await openSettings();
    await panel.waitFor();
    await untilQuiet(page);
    await session.send('Network.enable');
    firstThemes.push(await chooseScheme('Ciemne'));
    for (const scheme of ['Jasne', 'Ciemne', 'Jasne']) {
      themes.push(await chooseScheme(scheme));
      bareThemes.push(await switchTheme(floor.page));
    }
    await session.send('Network.disable');
  }
  const themeBytes = bytes;
  await floor.close();
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
    bareOpen: median(bareOpen),
    firstTheme: median(firstThemes),
    theme: median(themes),
    bareTheme: median(bareThemes),
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
