/**
 * `pnpm bench:web`: what the web app costs to load and how it answers a hand, beside bare React 19 in the same run.
 * `--peers DIR` adds other people's admin apps, built, in folders as peers.ts names them; `--only load` or
 * `--only lighthouse,interaction,scrolling` leaves parts out; with `--strict` a figure over a hard limit is a failure.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClub } from '@tatami/sdk';
import { findChromium } from '@tatami/tooling';
import { startClub } from '@tatami/tooling/club';
import { type Figure, figureTable, machineLoad, rounded, table, verdict } from '@tatami/tooling/figures';
import { type Browser, chromium } from 'playwright';
import { type BenchPage, buildPage } from './build-page.ts';
import { checkFloor } from './check-floor.ts';
import { measureInteraction } from './interaction.ts';
import { noInternet, ownSignals } from './lighthouse.ts';
import { measureLighthouse, measureLoading } from './loading.ts';
import { peers } from './peers.ts';
import { recordAnswers } from './record-answers.ts';
import { measureScrolling } from './scrolling.ts';
import { type Served, serveFolder } from './serve-folder.ts';
import type { Subject } from './subject.ts';
import { presences } from './table/presences.ts';

const parts = ['load', 'lighthouse', 'interaction', 'scrolling'] as const;

const { values: options } = parseArgs({
  options: {
    peers: { type: 'string' },
    only: { type: 'string', default: parts.join() },
    strict: { type: 'boolean', default: false },
  },
});
const chosen = options.only.split(',');
const unknown = chosen.find((part) => !parts.some((known) => known === part));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}", only ${parts.join(', ')}.`);
const isChosen = (part: (typeof parts)[number]) => chosen.includes(part);

const figures: Figure[] = [];
const comparisons: string[][][] = [];
const started = performance.now();
const undo: (() => Promise<unknown>)[] = [];
let cleaning: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}
try {
  const folder = await mkdtemp(join(tmpdir(), 'tatami-bench-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  say('opening the club and building the pages to compare with');
  const club = await openClub();
  const { executablePath, args } = await findChromium();
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...args, noInternet],
    ...ownSignals,
  });
  undo.push(() => browser.close());
  const bare = await servePage('bare', folder, await recordAnswers(browser, club));
  await checkFloor(browser, club, bare);
  const tablePage = await servePage('table', folder);
  // What the bare table's server answers.
  const bareTable = await servePage('bare-table', folder, new Map([['page', JSON.stringify(presences(20))]]));
  const others = await servePeers(folder);
  const subjects = { club, bare, peers: others };

  if (isChosen('load')) {
    say('loading');
    keep(await measureLoading(browser, subjects));
  }
  if (isChosen('interaction')) {
    say('clicking and typing');
    figures.push(...(await measureInteraction(browser, { table: tablePage, club, bare, bareTable })));
  }
  if (isChosen('scrolling')) {
    say('scrolling');
    figures.push(...(await measureScrolling(browser, tablePage)));
  }
  await browser.close();
  if (isChosen('lighthouse')) {
    say('Lighthouse');
    keep(await measureLighthouse(subjects));
  }
} finally {
  await cleanUp();
}
print();
if (options.strict && figures.some((figure) => verdict(figure) === 'over the limit')) process.exitCode = 1;

/** A signal and the end of what it broke off both come here: the second waits for the first. */
function cleanUp(): Promise<void> {
  cleaning ??= (async () => {
    for (const step of undo.toReversed()) await step().catch(() => {});
  })();
  return cleaning;
}

/** The table comes at the end; until then somebody may wonder. */
function say(what: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}

function keep({ figures: own, comparison }: { figures: Figure[]; comparison: string[][] }): void {
  figures.push(...own);
  comparisons.push(comparison);
}

function print(): void {
  const verdicts = figures.map(verdict);
  const count = (name: string) => verdicts.filter((one) => one === name).length;
  const absent = options.peers ? peers.filter(({ folder }) => !hasPeer(folder)) : peers;
  console.log(`\n${figureTable(figures)}`);
  for (const comparison of comparisons) console.log(`\n${table(comparison)}`);
  if (absent.length > 0)
    console.log(`\nNot shown: ${absent.map(({ name }) => name).join(', ')} (see --peers).`);
  console.log(
    `\n${count('pass')} pass, ${count('miss')} miss, ${count('over the limit')} over the limit, ` +
      `${count('not shown')} not shown; ${rounded((performance.now() - started) / 1000)} s, ${machineLoad()}`,
  );
}

/** The product with the example club, as an instructor who comes back finds it. */
async function openClub(): Promise<Subject> {
  const running = await startClub();
  undo.push(() => running.stop());
  const client = createClub({ baseUrl: `${running.url}/api` });
  await client.signIn({ username: 'instruktor', password: 'tatami-demo' });
  const token = client.session.getToken();
  if (token === null) throw new Error('The club let nobody in.');
  return {
    name: 'Tatami',
    url: running.url,
    dashboard: '/dashboard',
    table: '/dojo/student',
    hasWorker: true,
    remembered: {
      'tatami.token': token,
      'tatami.remember': 'true',
      'tatami.timeZone': 'Europe/Warsaw',
    },
    cookie: 'tatami.cookies=accepted',
  };
}

/** @param answers what its server answers, by their names */
async function servePage(
  name: BenchPage,
  folder: string,
  answers: ReadonlyMap<string, string> = new Map(),
): Promise<Subject> {
  const outDir = join(folder, name);
  await buildPage(name, outDir);
  for (const [answer, json] of answers) await writeFile(join(outDir, `${answer}.json`), json);
  const { url } = await serve(outDir);
  return {
    name: name === 'table' ? 'table' : 'bare React 19',
    url,
    dashboard: '/',
    table: undefined,
    hasWorker: false,
    remembered: {},
  };
}

function servePeers(folder: string): Promise<Subject[]> {
  const there = peers.filter((peer) => hasPeer(peer.folder));
  return Promise.all(
    there.map(async (peer) => {
      const copy = join(folder, peer.folder);
      await cp(join(options.peers ?? '', peer.folder), copy, { recursive: true });
      const { url } = await serve(copy);
      return { ...peer, url, hasWorker: false, remembered: peer.remembered ?? {} };
    }),
  );
}

function hasPeer(folder: string): boolean {
  return options.peers !== undefined && existsSync(join(options.peers, folder, 'index.html'));
}

async function serve(folder: string): Promise<Served> {
  const served = await serveFolder(folder);
  undo.push(served.stop);
  return served;
}
