import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import { findChromium } from '@tatami/tooling';

/** A browser of somebody's own, which keeps on disk what it was told to keep. */
export interface OwnBrowser {
  /** Begins it, on what is kept of the time before. */
  open(options?: { offline?: boolean }): Promise<BrowserContext>;
  /** Waits until a session that is to be remembered has reached the disk, which takes some seconds. */
  expectRemembered(): Promise<void>;
  /** Ends its process without a word, as a phone does that is out of memory or power. */
  kill(): Promise<void>;
  /** Ends it, and removes what it has kept. */
  discard(): Promise<void>;
}

export async function makeOwnBrowser(baseURL: string): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'tatami-browser-'));
  const localStorage = join(profile, 'Default', 'Local Storage', 'leveldb');
  const launch = await findChromium();
  let context: BrowserContext | undefined;
  return {
    async open({ offline = false } = {}) {
      context = await chromium.launchPersistentContext(profile, {
        ...launch,
        baseURL,
        offline,
        serviceWorkers: 'allow',
        locale: 'pl-PL',
        timezoneId: 'Europe/Warsaw',
        viewport: { width: 390, height: 844 },
      });
      await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: baseURL }]);
      return context;
    },
    async expectRemembered() {
      const hasToken = async () => {
        const files = (await readdir(localStorage)).filter((name) => /\.(log|ldb)$/.test(name));
        const contents = await Promise.all(files.map((name) => readFile(join(localStorage, name), 'latin1')));
        return contents.some((content) => content.includes('tatami.token'));
      };
      await expect.poll(hasToken, { timeout: 20_000 }).toBe(true);
    },
    async kill() {
      const gone = context?.waitForEvent('close');
      process.kill(processOf(profile), 'SIGKILL');
      await gone;
      context = undefined;
    },
    async discard() {
      await context?.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The process that has begun all others of a browser: they say of which kind they are. */
function processOf(profile: string): number {
  const lines = execFileSync('ps', ['-ewwo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const own = lines.filter(
    (line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='),
  );
  const [pid] = own.map((line) => Number.parseInt(line, 10));
  if (!pid) throw new Error('There is no such browser.');
  return pid;
}
