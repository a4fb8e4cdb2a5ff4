import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@tatami/tooling';
import { chromium, type Page as Frame } from 'playwright';
import { type Built, lacksOf, type Page, pagesOf } from './book/expected.ts';
import { serve } from './book/serve.ts';
import { walkFrame } from './book/walk-frame.ts';
import { openAlone, openBook, readPage, readTurned, turnedRound, turnTo, upright } from './book/walk-page.ts';

/** Walks the built book in a browser and tells what is missing on its pages. */
const folder = join(import.meta.dirname, '../storybook-static');
const read = async <Content>(file: string) =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as Content;
const built: Built = {
  index: await read('index.json'),
  facts: await read('book.json'),
  props: await read('props.json'),
};
const only = process.argv[2];
const pages = pagesOf(built).filter(({ title }) => !only || new RegExp(only).test(title));
const [first] = pages;
if (!first) throw new Error('There is no such page.');

const faults = lacksOf(built);
let stories = 0;
let props = 0;
const framed: string[] = [];

/** The two sides that each page is read from. */
const sides = [
  {
    look: upright,
    waiting: [...pages],
    read: async (frame: Frame, page: Page) => {
      const found = await readPage(frame, page);
      stories += found.stories;
      props += found.props;
      framed.push(...found.framed);
      return found.faults;
    },
  },
  {
    look: turnedRound,
    waiting: [...pages],
    read: readTurned,
  },
];

const begun = performance.now();
const { origin, close } = await serve(folder);
const browser = await chromium.launch(await findChromium());
const took = new Map<string, number>();

/** Opens a frame of its own for what is done in it. */
async function inFrame(work: (frame: Frame, name: (title: string) => void) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1200, height: 900 },
  });
  const frame = await context.newPage();
  let title = '';
  frame.on('pageerror', ({ message }) => faults.push(`${title}: ${message}`));
  try {
    await work(frame, (name) => {
      title = name;
    });
  } catch (error) {
    faults.push(`${title}: ${shortOf(error)}`);
  }
  await context.close();
}

const shortOf = (error: unknown) =>
  error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);

async function walkOn(first: Page): Promise<void> {
  for (const side of sides) {
    if (side.waiting.length === 0) continue;
    await inFrame(async (frame, name) => {
      await openBook(frame, origin, first, side.look);
      for (let page = side.waiting.shift(); page; page = side.waiting.shift()) {
        name(page.title);
        const from = performance.now();
        try {
          await turnTo(frame, page);
          faults.push(...(await side.read(frame, page)));
        } catch (error) {
          faults.push(`${page.title}: ${shortOf(error)}`);
        }
        took.set(page.title, (took.get(page.title) ?? 0) + performance.now() - from);
      }
    });
  }
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, () => walkOn(first)));
await inFrame(async (frame, name) => {
  name('The frame');
  faults.push(...(await walkFrame(frame, origin)));
});
const [alone] = framed;
if (alone)
  await inFrame(async (frame, name) => {
    name(alone);
    faults.push(...(await openAlone(frame, alone)));
  });
await browser.close();
close();

console.log(
  `${pages.length} pages with ${stories} stories (${framed.length} in frames of their own) and ${props} props walked from both sides in ${Math.round((performance.now() - begun) / 1000)} s`,
);
const slowest = [...took].sort(([, a], [, b]) => b - a).slice(0, 5);
console.log(
  `The slowest: ${slowest.map(([title, ms]) => `${title} ${(ms / 1000).toFixed(1)} s`).join(', ')}`,
);
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
