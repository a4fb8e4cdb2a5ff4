import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startClub } from '@tatami/tooling/club';
import { type Errand, errands } from './engines/errands.ts';
import { firefox } from './engines/firefox.ts';
import { personAt } from './engines/person.ts';
import type { Engine, Programs } from './engines/tab.ts';
import { webkit } from './engines/webkit.ts';
import { tellClubs } from './support/example-club.ts';
import { type Office, openOffice } from './support/office.ts';

// `pnpm engines`: the errands of five people in the browsers that the journeys don't run in, where they are installed.
const widths = [390, 1024, 1440];
const pictures = join(import.meta.dirname, '../.reports/engines');
const chosen = process.argv.slice(2).map((each) => each.toLowerCase());
const isChosen = (name: string) =>
  !chosen.some((each) => isName(each)) || chosen.includes(name.toLowerCase());
const isErrandChosen = (who: string) => chosen.every(isName) || chosen.includes(who);

function isName(word: string): boolean {
  return [firefox, webkit].some(({ name }) => name.toLowerCase() === word);
}

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const club = await startClub();
tellClubs([club]);
let failed = 0;
try {
  const office = await openOffice(new Set());
  for (const engine of [firefox, webkit].filter(({ name }) => isChosen(name))) {
    const programs = engine.find();
    if (programs === null) process.stdout.write(`${engine.name} is not installed: ${engine.install}\n`);
    else
      for (const errand of errands.filter(({ who }) => isErrandChosen(who)))
        failed += await walk(engine, programs, errand, office);
  }
} finally {
  await club.stop();
}
process.stdout.write(`Pictures: ${relative(process.cwd(), pictures)}\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** @returns how many things went wrong */
async function walk(engine: Engine, programs: Programs, errand: Errand, office: Office): Promise<number> {
  const begunAt = Date.now();
  const tab = await engine.start(programs);
  const faults: string[] = [];
  try {
    await tab.resize(errand.width);
    await errand
      .run(personAt(tab, club.url), office)
      .catch((error: unknown) => faults.push(error instanceof Error ? error.message : String(error)));
    faults.push(...(await tab.faults()));
    for (const width of widths) {
      await tab.resize(width);
      const file = `${engine.name.toLowerCase()}-${errand.who}-${width}.png`;
      await writeFile(join(pictures, file), await tab.picture());
    }
  } finally {
    await tab.close();
  }
  const seconds = ((Date.now() - begunAt) / 1000).toFixed(0);
  process.stdout.write(`${faults.length === 0 ? '✓' : '✗'} ${engine.name}, ${errand.who}, ${seconds} s\n`);
  for (const fault of faults) process.stdout.write(`    ${fault}\n`);
  return faults.length;
}
