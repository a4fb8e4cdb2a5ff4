/**
 * `pnpm bench:lighthouse [--runs 3] [--strict] [page …]`: what Lighthouse makes of pages of the example club as they are built, on a
 * phone and at a desk: of each the median of a few runs, and what it took points off for. `--strict` makes a missed aim a failure.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createClub } from '@tatami/sdk';
import { findChromium } from '@tatami/tooling';
import { startClub } from '@tatami/tooling/club';
import { type Figure, figureTable, machineLoad, median, verdict } from '@tatami/tooling/figures';
import { freePort } from '@tatami/tooling/free-port';
import puppeteer from 'puppeteer-core';

/** The program, fetched when it is first asked for: 130 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

interface Judged {
  path: string;
  /** The points of 100 that it must reach. Behind the door nothing is for search engines. */
  least: Partial<Record<Category, number>>;
  /** Who is signed in, where it is for nobody else. */
  signedIn?: string;
}

const all = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const app = { performance: 98, accessibility: 100, 'best-practices': 100 };
const pages: Record<string, Judged> = {
  landing: { path: '/', least: all },
  articles: { path: '/cms', least: all },
  article: { path: '/cms/pierwszy-trening', least: all },
  'sign-in': { path: '/login', least: all },
  home: { path: '/dashboard', least: app, signedIn: 'czlonek' },
  table: { path: '/dojo/student', least: app, signedIn: 'czlonek' },
  uikit: { path: '/uikit/input', least: app, signedIn: 'dev' },
};

/** What of its report is read. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  runtimeError?: { message: string };
}

const { values: options, positionals: asked } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, strict: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = asked.filter((name) => !(name in pages));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(pages).join(', ')}.`);

const club = await startClub();
const folder = await mkdtemp(join(tmpdir(), 'tatami-lighthouse-'));
const port = await freePort();
const { executablePath, args } = await findChromium();
const browser = spawn(
  executablePath,
  [...args, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`, 'about:blank'],
  { stdio: 'ignore' },
);
try {
  const figures: Figure[] = [];
  for (const [name, page] of Object.entries(pages)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await keepSession(page.signedIn ? await tokenOf(page.signedIn) : null);
    for (const form of ['phone', 'desk'] as const) {
      const reports: Report[] = [];
      for (let run = 0; run < Number(options.runs); run += 1) reports.push(await judge(page.path, form));
      figures.push(...figuresOf(`${name}, ${form}`, page, reports));
    }
  }
  console.log(`${figureTable(figures, 'Lighthouse')}\n${machineLoad()}`);
  if (options.strict && figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
} finally {
  browser.kill();
  await once(browser, 'exit');
  await club.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function judge(path: string, form: 'phone' | 'desk'): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...[
        '--yes',
        LIGHTHOUSE,
        club.url + path,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        '--disable-storage-reset',
      ],
      ...(form === 'desk' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 2 ** 28 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

function figuresOf(name: string, { least }: Judged, reports: readonly Report[]): Figure[] {
  return Object.entries(least).map(([category, aim]) => {
    const of = category as Category;
    return {
      name: `${name}: ${of}`,
      measured: median(reports.map(({ categories: judged }) => 100 * (judged[of].score ?? 0))),
      ...{ unit: '', aim, atLeast: true, note: lostIn(of, reports.at(-1)) },
    };
  });
}

/** What cost points in a run. */
function lostIn(category: Category, report: Report | undefined): string {
  return (report?.categories[category].auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = report?.audits[id];
      const isLost = weight > 0 && audit && audit.score !== null && audit.score < 1;
      return isLost ? [`${id} ${audit.displayValue ?? ''}`.trim()] : [];
    })
    .join(', ');
}

async function tokenOf(username: string): Promise<string | null> {
  const { signIn, session } = createClub({ baseUrl: `${club.url}/api` });
  await signIn({ username, password: 'tatami-demo' });
  return session.getToken();
}

/** Leaves the browser as somebody would who is remembered, or who is not there yet. */
async function keepSession(token: string | null): Promise<void> {
  const connected = await puppeteer.connect({ browserURL: await listening(), defaultViewport: null });
  const page = await connected.newPage();
  await page.goto(`${club.url}/robots.txt`);
  await page.evaluate((held) => {
    localStorage.clear();
    if (held === null) return;
    localStorage.setItem('tatami.remember', 'true');
    localStorage.setItem('tatami.token', held);
  }, token);
  await page.close();
  await connected.disconnect();
}

/** Where the browser listens, once it does. */
async function listening(): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${url}/json/version`).catch(() => null);
    if (answer?.ok) return url;
    if (tries > 100) throw new Error('The browser does not listen.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
