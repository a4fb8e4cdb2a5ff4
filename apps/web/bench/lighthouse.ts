import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '@tatami/tooling';
import { median } from '@tatami/tooling/figures';
import { chromium } from 'playwright';
import { remember, type Subject } from './subject.ts';

/**
 * The version that is fetched when first needed: with what it needs it takes 176 MB, so no clone gets it that does
 * not run this bench.
 */
const version = '13.5.0';

export interface LighthouseResult {
  fcp: number;
  lcp: number;
  /** Speed index: when what is seen is there, on average over the screen. */
  si: number;
  tbt: number;
  cls: number;
  /** Performance, accessibility, best practices, SEO: 0–100. */
  scores: number[];
  /** What keeps a score from 100. */
  faults: string[];
}

interface Report {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; score: number | null } | undefined>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  };
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Report | undefined>;

export interface LighthouseRunner {
  /** The mobile preset with the throttling applied, not computed; medians of the rounds. */
  measure(subject: Subject, path: string, rounds: number): Promise<LighthouseResult>;
  close(): Promise<void>;
}

/** A browser of its own: Lighthouse empties caches, and looks for its page through a port. */
export async function openLighthouse(): Promise<LighthouseRunner> {
  const lighthouse = await load();
  const profile = await mkdtemp(join(tmpdir(), 'tatami-lighthouse-'));
  const port = await freePort();
  const { executablePath, args } = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, noInternet],
    ...ownSignals,
  });
  return {
    async measure(subject, path, rounds) {
      // The storage of the browser outlives what Lighthouse empties. An empty page of the same origin can write to it.
      const page = await context.newPage();
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(subject.url);
      await page.evaluate(remember, { remembered: subject.remembered, cookie: subject.cookie ?? '' });
      await page.close();
      const results: LighthouseResult[] = [];
      for (let round = 0; round < rounds; round++) {
        const report = await lighthouse(subject.url + path, {
          port,
          throttlingMethod: 'devtools',
          locale: 'pl',
          logLevel: 'error',
        });
        if (!report || report.lhr.runtimeError) {
          throw new Error(`Lighthouse, ${subject.name}: ${report?.lhr.runtimeError?.message}`);
        }
        results.push(resultOf(report));
      }
      const middle = (of: (result: LighthouseResult) => number) => median(results.map(of));
      return {
        fcp: middle(({ fcp }) => fcp),
        lcp: middle(({ lcp }) => lcp),
        si: middle(({ si }) => si),
        tbt: middle(({ tbt }) => tbt),
        cls: middle(({ cls }) => cls),
        scores: [0, 1, 2, 3].map((at) => middle(({ scores }) => scores[at] ?? Number.NaN)),
        faults: [...new Set(results.flatMap(({ faults }) => faults))],
      };
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Playwright would end the process at a signal, before what was made is removed. */
export const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** A page that asks for a font or a script of another host gets a quick no, on every machine alike. */
export const noInternet = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

function resultOf({ lhr: { audits, categories } }: Report): LighthouseResult {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    si: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: names.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    faults: names.flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 0.9 ? [id] : [],
      ),
    ),
  };
}

async function load(): Promise<Lighthouse> {
  const home = join(import.meta.dirname, '../node_modules/.cache', `lighthouse-${version}`);
  if (!existsSync(home)) await fetchInto(home);
  const folder = join(home, 'node_modules/lighthouse');
  const { main } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { main: string };
  const loaded = (await import(pathToFileURL(join(folder, main)).href)) as { default: Lighthouse };
  return loaded.default;
}

/** Fetches beside the target and renames at the end: a run that is cut short leaves nothing that looks whole. */
async function fetchInto(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}-`);
  try {
    await writeFile(join(staging, 'package.json'), '{ "private": true }');
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      staging,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `lighthouse@${version}`,
    ]);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw new Error(`Lighthouse ${version} could not be fetched.`, { cause: error });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
