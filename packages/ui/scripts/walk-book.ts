import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@tatami/tooling';
import { chromium } from 'playwright';
import { serve } from './book/serve.ts';
import { type Entry, openBook, walkPage } from './book/walk-page.ts';

/** Walks the built book in a browser and tells what is missing on its pages. */
const folder = join(import.meta.dirname, '../storybook-static');
const read = async <Content>(file: string) =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as Content;

const { entries } = await read<{ entries: Record<string, Entry & { type: string }> }>('index.json');
const facts =
  await read<{ docsId: string; name: string; unit: string; purpose: object | null }[]>('book.json');
const only = process.argv[2];
const docs = Object.values(entries)
  .filter(({ type }) => type === 'docs')
  .filter(({ title }) => !only || new RegExp(only).test(title));

const begun = performance.now();
const { origin, close } = await serve(folder);
const browser = await chromium.launch(await findChromium());
const faults: string[] = [];
const waiting = [...docs];
const times: { title: string; took: number }[] = [];

async function walkOn(): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1200, height: 900 },
  });
  const page = await context.newPage();
  let title = '';
  page.on('pageerror', ({ message }) => faults.push(`${title}: ${message}`));
  const [first] = docs;
  if (first) await openBook(page, origin, first);
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    title = entry.title;
    const from = performance.now();
    try {
      faults.push(...(await walkPage(page, entry)));
    } catch (error) {
      faults.push(
        `${title}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}`,
      );
    }
    times.push({ title, took: performance.now() - from });
  }
  await context.close();
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, walkOn));
await browser.close();
close();

const guideless = facts
  .filter(({ name, unit, purpose }) => name === unit && !purpose)
  .map(({ name }) => name);
faults.push(...guideless.map((name) => `${name} has no guide`));

console.log(`${docs.length} pages walked in ${Math.round((performance.now() - begun) / 1000)} s`);
const slowest = times.sort((a, b) => b.took - a.took).slice(0, 5);
console.log(
  `The slowest: ${slowest.map(({ title, took }) => `${title} ${(took / 1000).toFixed(1)} s`).join(', ')}`,
);
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
