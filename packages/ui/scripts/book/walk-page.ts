import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page as Frame } from 'playwright';
import { names } from '../../.storybook/reading/names.ts';
import { defaultTheme } from '../../src/theme/themes.ts';
import type { Page } from './expected.ts';
import { faultsOfCode } from './faults-of-code.ts';

const judge = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is found on a page. */
export interface Found {
  readonly faults: string[];
  readonly stories: number;
  readonly props: number;
  readonly framed: readonly FramedStory[];
}

/** A story that its page shows in a frame of its own, as large as that is. */
export interface FramedStory {
  readonly story: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** What the toolbar has chosen for the book. */
export interface Look {
  readonly theme: string;
  readonly dir: string;
  readonly language: string;
}

/** The two sides from which each page is read. */
export const upright: Look = { theme: defaultTheme, dir: 'ltr', language: 'pl' };
export const turned: Look = { theme: 'lara-dark-indigo', dir: 'rtl', language: 'en' };

/** What looks alone can change. */
export const ofLooks = ['color-contrast', 'link-in-text-block'];

/** Lets axe judge what is shown in a frame. */
export async function addJudge(frame: Frame): Promise<void> {
  await frame.addInitScript({ content: judge });
}

/** A look as an address says it. */
export const globalsOf = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Opens the book’s frame in a look of the toolbar. The pages are then turned within it. */
export async function openBook(frame: Frame, origin: string, first: Page, look: Look): Promise<void> {
  await addJudge(frame);
  // Two hundred would load the book again, each for one story: `walk-alone.ts` goes from one to the next.
  await frame.route(
    ({ searchParams }) => searchParams.has('alone'),
    (route) => route.abort(),
  );
  await frame.goto(`${origin}/iframe.html?id=${first.id}&viewMode=docs&globals=${globalsOf(look)}`);
  await frame.locator('main h1').first().waitFor();
}

/** Turns to a page, and waits until all its stories are drawn. */
export async function turnTo(frame: Frame, { id }: Page): Promise<void> {
  await frame.evaluate((storyId) => {
    // The part that was read last stands there, and the next page would open at it.
    history.replaceState(history.state, '', location.pathname + location.search);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: object) => void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await frame.locator(`main[data-page="${id}"] h1`).first().waitFor();
  await frame.locator('main [data-drawn="awaited"]').first().waitFor({ state: 'detached' });
}

/** Reads a page in Polish, every part of it, and holds it to what the sources say. */
export async function readPage(frame: Frame, page: Page): Promise<Found> {
  const tables: Record<string, number> = {};
  let drawn: DrawnStory[] = [];
  const faults = await readParts(frame, page, async (at) => {
    const faultsOfPart = [...(await errors(frame)), ...(await findings(frame))];
    if (at === 0) {
      await openCode(frame);
      drawn = await readStories(frame);
      faultsOfPart.push(...storyFaults(drawn, page.stories), ...drawn.flatMap(codeFaults));
    }
    const rows = await readProps(frame);
    for (const { table } of rows) tables[table] = (tables[table] ?? 0) + 1;
    return [...faultsOfPart, ...rows.flatMap(propFaults)];
  });
  const unlike = Object.entries(page.props)
    .filter(([table, count]) => (tables[table] ?? 0) !== count)
    .map(([table, count]) => `${page.title}: ${tables[table] ?? 0} props of ${table} are told, not ${count}`);
  const props = Object.values(tables).reduce((sum, each) => sum + each, 0);
  const framed = drawn.flatMap((each) => each.framed ?? []);
  return { faults: [...faults, ...unlike], stories: drawn.length, props, framed };
}

/** The parts that stories or a guide fill: the props and the changes are told in English in either language. */
const inTwoLanguages: ReadonlySet<number> = new Set([0, 1, 3]);

/**
 * Reads a page from the other side: in English, in the dark, from right to left. Two parts have colours of their own; what
 * follows are words in the same. Only here axe judges stories too, as they stand in the book, by what looks can change: by
 * every rule each is judged alone, in the tests of stories.
 */
export async function readTurned(frame: Frame, page: Page): Promise<string[]> {
  const faults = await readParts(
    frame,
    page,
    async (at) => {
      const drawn = at === 0 ? await readStories(frame) : [];
      return [
        ...(await errors(frame)),
        ...(at < 2 ? await findings(frame, ofLooks) : []),
        ...storyFaults(drawn, at === 0 ? page.stories : []),
        ...(await lookFaults(frame, turned)),
        ...(await wordFaults(frame)),
      ];
    },
    inTwoLanguages,
  );
  return faults.map((fault) => `${fault} (in English, dark)`);
}

/** Opens the parts of a page, one after another, and holds their number to what the sources say. Gives what is found in each. */
async function readParts(
  frame: Frame,
  { title, tabs }: Page,
  read: (at: number) => Promise<string[]>,
  wanted?: ReadonlySet<number>,
): Promise<string[]> {
  const parts = frame.locator('main > div > [role="tablist"] > [role="tab"]');
  const names = await parts.allInnerTexts();
  const faults = names.length === tabs ? [] : [`${title}: it has ${names.length} parts, not ${tabs}`];
  for (const [at, name] of (names.length > 0 ? names : ['']).entries()) {
    if (wanted && !wanted.has(at)) continue;
    if (at > 0) await parts.nth(at).dispatchEvent('click');
    faults.push(...(await read(at)).map((fault) => `${title}${name && `, ${name}`}: ${fault}`));
  }
  return faults;
}

/** What a page of the book says went wrong in it. */
async function errors(frame: Frame): Promise<string[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll('main [role="alert"]:not([data-live] *)')]
      .map(({ textContent }) => textContent)
      .filter((text) => /error/i.test(text)),
  );
}

/**
 * Opens the code of each story. The first stands open as it comes, and is judged with the page: the words of the others are
 * in the same colours, and ten thousand on some pages.
 */
async function openCode(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const closed = 'main [data-story] [data-code] [aria-expanded="false"]';
    for (const button of document.querySelectorAll<HTMLElement>(closed)) button.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

interface DrawnStory {
  readonly story: string;
  readonly state: string;
  readonly why: string;
  /** Where it is shown alone, for one in a frame of its own. */
  readonly framed: FramedStory | undefined;
  readonly code: string;
  readonly samples: readonly string[];
}

/** The stories of a page as they are drawn, or framed, each with its code where that is open. */
async function readStories(frame: Frame): Promise<DrawnStory[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-story]')].map((example) => {
      const { story = '' } = example.dataset;
      const place = example.querySelector<HTMLElement>('[data-live] [data-drawn]');
      const own = example.querySelector<HTMLIFrameElement>(`iframe[src*="alone=${story}"]`);
      return {
        story,
        state: place?.dataset.drawn ?? (own ? 'framed' : 'missing'),
        why: place?.parentElement?.querySelector(':scope > [role="alert"]')?.textContent ?? '',
        framed: own
          ? { story, address: own.src, width: own.clientWidth, height: own.clientHeight }
          : undefined,
        code: example.querySelector('figure code')?.textContent ?? '',
        samples: example.querySelector<HTMLElement>('[data-samples]')?.dataset.samples?.split(' ') ?? [],
      };
    }),
  );
}

function storyFaults(drawn: readonly DrawnStory[], expected: readonly string[]): string[] {
  const there = new Set(drawn.map(({ story }) => story));
  return [
    ...expected.filter((story) => !there.has(story)).map((story) => `${story}: it is not there`),
    ...drawn
      .filter(({ state }) => state !== 'whole' && state !== 'framed')
      .map(({ story, state, why }) => `${story}: it is ${state}${why && `, ${why}`}`),
  ];
}

const codeFaults = ({ story, code, samples }: DrawnStory): string[] =>
  (code === '' ? ['it has no code'] : faultsOfCode(code, samples)).map((fault) => `${story}: ${fault}`);

interface ToldProp {
  readonly table: string;
  readonly prop: string;
  readonly type: string;
  readonly about: string;
}

/** What is said of each prop: its type, and what it is. */
async function readProps(frame: Frame): Promise<ToldProp[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-prop]')].map((row) => {
      const [type = '', about = ''] = [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim());
      const table = row.closest<HTMLElement>('[data-props]')?.dataset.props ?? '';
      return { table, prop: row.dataset.prop ?? '', type, about };
    }),
  );
}

const propFaults = ({ table, prop, type, about }: ToldProp): string[] => [
  ...(type ? [] : [`${table}.${prop} has no type`]),
  ...(about ? [] : [`nothing is said of ${table}.${prop}`]),
];

/** Whether what is shown in a frame is worn as it was asked for. */
export async function lookFaults(frame: Frame, look: Look): Promise<string[]> {
  return frame.evaluate(({ theme, dir, language }) => {
    const { documentElement: root } = document;
    const isWorn = root.classList.contains(theme) && root.dir === dir && root.lang === language;
    return isWorn ? [] : [`the page wears ${root.className}, ${root.dir}, ${root.lang}`];
  }, look);
}

/** The Polish that pages of type are set in, in any language. */
const specimens = new Set('Dorośli gęślą jaźń Motławą Najbliższy początkujący Zażółć Żuraw'.split(' '));

/** Whether a text is said in Polish. Names are of no language, initials neither; what is quoted is an example. */
const isPolish = (text: string) =>
  (text.replace(/“[^”]*”/g, '').match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => /[ąćęłńóśźż]/i.test(word) && !/^\p{Lu}{2}$/u.test(word))
    .some((word) => !names.has(word) && !specimens.has(word));

/** What is written where a text is missing. */
const isMissing = (text: string) => /\b(?:undefined|NaN)\b|\[object /.test(text);

/** What the page’s own words lack in English. Stories, pictures, code and what is marked as of a language are not its own. */
async function wordFaults(frame: Frame): Promise<string[]> {
  const { texts, empty } = await frame.evaluate(() => {
    const isOwn = (each: Element | null) => !each?.closest('[data-live], [inert], code, main [lang]');
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const own: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (isOwn(parentElement)) own.push(nodeValue ?? '');
    }
    const elements = [...main.querySelectorAll('h1, h2, h3, p, li, figcaption, a, button')];
    const bare = elements.filter((each) => isOwn(each) && each.childNodes.length === 0);
    return { texts: own, empty: bare.map(({ localName }) => localName) };
  });
  return [
    ...empty.map((name) => `a ${name} says nothing`),
    ...texts.filter((text) => isPolish(text) || isMissing(text)).map((text) => `it says ${text.trim()}`),
  ];
}

/** What is asked of a page as a whole: an example may be one itself. */
const apart = Object.fromEntries(
  ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

/**
 * What axe finds: in all of a page by some rules, or by every rule in what is no story. Stories are then taken out while it
 * judges, and put back: it would measure them all the same, which takes four times as long.
 */
export async function findings(
  frame: Frame,
  rules?: readonly string[],
  within: 'main' | 'body' = 'main',
): Promise<string[]> {
  return frame.evaluate(
    async ([only, wholePages, root]) => {
      const { axe: judging } = window as unknown as { axe: typeof axe };
      const live = only ? [] : [...document.querySelectorAll('main [data-live]')];
      const taken = live.map((each) => [each, document.createComment('')] as const);
      for (const [each, mark] of taken) each.replaceWith(mark);
      const { violations, passes } = await judging.run(
        { include: [root] },
        {
          resultTypes: ['violations'],
          preload: false,
          iframes: false,
          ...(only ? { runOnly: [...only] } : { rules: wholePages }),
        },
      );
      for (const [each, mark] of taken) mark.replaceWith(each);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `axe finds ${id} at ${target.join(' ')}`),
      );
      // A story may be a picture alone; a page has words.
      const isBlank = root === 'main' && found.length + passes.length === 0;
      return isBlank ? ['axe has seen nothing'] : found;
    },
    [rules, apart, within] as const,
  );
}
