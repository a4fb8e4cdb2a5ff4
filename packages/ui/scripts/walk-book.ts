import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@tatami/tooling';
import { chromium, type Page as Frame } from 'playwright';
import { type Built, lacksOf, type Page, pagesOf } from './book/expected.ts';
import { serve } from './book/serve.ts';
import { openAlone, readAlone, turnToAlone } from './book/walk-alone.ts';
import { walkFrame } from './book/walk-frame.ts';
import {
  type FramedStory,
  type Look,
  openBook,
  readPage,
  readTurned,
  turned,
  turnTo,
  upright,
} from './book/walk-page.ts';

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
if (pages.length === 0) throw new Error('There is no such page.');

const faults = lacksOf(built);
let stories = 0;
let props = 0;
const framed: FramedStory[] = [];

/** What is gone through in frames that are loaded once: pages, or what these have in frames of their own. */
interface Walk<Stop> {
  readonly waiting: Stop[];
  readonly nameOf: (stop: Stop) => string;
  readonly open: (frame: Frame, first: Stop) => Promise<void>;
  readonly read: (frame: Frame, stop: Stop) => Promise<string[]>;
}

const throughPages = (look: Look, read: Walk<Page>['read']): Walk<Page> => ({
  waiting: [...pages],
  nameOf: ({ title }) => title,
  open: (frame, first) => openBook(frame, origin, first, look),
  read: async (frame, page) => {
    await turnTo(frame, page);
    return read(frame, page);
  },
});

const throughFramed = (look: Look): Walk<FramedStory> => ({
  waiting: [...framed],
  nameOf: ({ story }) => story,
  open: (frame, first) => openAlone(frame, first, look),
  read: async (frame, each) => {
    await turnToAlone(frame, each);
    return readAlone(frame, each, look);
  },
});

async function readUpright(frame: Frame, page: Page): Promise<string[]> {
  const found = await readPage(frame, page);
  stories += found.stories;
  props += found.props;
  framed.push(...found.framed);
  return found.faults;
}

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

/** Goes through what waits, in one frame, and keeps the faults of each. */
async function go<Stop>({ waiting, nameOf, open, read }: Walk<Stop>): Promise<void> {
  const [first] = waiting;
  if (!first) return;
  await inFrame(async (frame, name) => {
    name(nameOf(first));
    await open(frame, first);
    for (let stop = waiting.shift(); stop; stop = waiting.shift()) {
      const title = nameOf(stop);
      name(title);
      const from = performance.now();
      try {
        faults.push(...(await read(frame, stop)));
      } catch (error) {
        faults.push(`${title}: ${shortOf(error)}`);
      }
      took.set(title, (took.get(title) ?? 0) + performance.now() - from);
    }
  });
}

/** Goes both ways through what waits, several at a time. */
async function goBoth<Stop>(ways: readonly Walk<Stop>[]): Promise<void> {
  const walkers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (const way of ways) await go(way);
  });
  await Promise.all(walkers);
}

await goBoth([throughPages(upright, readUpright), throughPages(turned, readTurned)]);
await goBoth([throughFramed(upright), throughFramed(turned)]);
await inFrame(async (frame, name) => {
  name('The frame');
  faults.push(...(await walkFrame(frame, origin)));
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
