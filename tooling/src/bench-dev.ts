import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { machineLoad, table } from './figures.ts';
import { findChromium } from './find-chromium.ts';
import { freePort } from './free-port.ts';
import { root } from './workspace.ts';

/**
 * `pnpm bench:dev`: how long a developer waits. Starts `pnpm dev` as it is typed, with an example club that is made for it,
 * opens the page of signing in, types something there, and saves a change of a component, one of the web app and one of a
 * call: each is timed from the save to when it is seen. The files are as they were afterwards.
 */
interface Edit {
  what: string;
  path: string;
  from: string;
  to: string;
  /** Resolves when the change is seen. */
  seen: (page: Page, api: string) => Promise<unknown>;
}

const edits: readonly Edit[] = [
  {
    what: 'a component of packages/ui',
    path: 'packages/ui/src/components/Button/Button.tsx',
    from: '    <button\n',
    to: '    <button\n      data-edit="ui"\n',
    seen: (page) => page.locator('button[data-edit=ui]').first().waitFor(),
  },
  {
    what: 'the same component',
    path: 'packages/ui/src/components/Button/Button.tsx',
    from: '    <button\n',
    to: '    <button\n      data-edit="again"\n',
    seen: (page) => page.locator('button[data-edit=again]').first().waitFor(),
  },
  {
    what: 'a page of apps/web',
    path: 'apps/web/src/features/account/sign-in/PasswordStep.tsx',
    from: "submitLabel={t('login.submit')}",
    to: "submitLabel={t('login.submit').concat(' ·')}",
    seen: (page) => page.getByRole('button', { name: /·$/ }).waitFor(),
  },
  {
    what: 'a call of apps/api',
    path: 'apps/api/src/calls/about/index.ts',
    from: 'clubName: config.clubName,',
    to: `clubName: 'Edited',`,
    seen: async (_, api) => {
      while (!(await says(`${api}/api/about`, '"Edited"'))) await wait(20);
    },
  },
];

const before = new Map(edits.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]));
const folder = mkdtempSync(join(tmpdir(), 'tatami-bench-dev-'));
const port = String(await freePort());
const { executablePath, args, ignoreDefaultArgs } = await findChromium();
const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs });
const rows: string[][] = [];
const started = performance.now();
const dev = spawn('pnpm', ['dev'], {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await told(dev, /http:\/\/localhost:\d+/);
  note('  until the address is printed, with an example club that is made', started);
  const page = await browser.newPage();
  const opened = performance.now();
  await page.goto(new URL('/login', address).href, { timeout: 300_000 });
  page.setDefaultTimeout(120_000);
  const name = page.locator('input[autocomplete=username]');
  await name.fill('Katarzyna');
  note('  until the first page can be used', opened);
  for (const [at, { what, path, from, to, seen }] of edits.entries()) {
    // Nobody saves twice within a second, and what watches files takes that for one save.
    if (at > 0) await wait(1000);
    const saved = performance.now();
    writeFileSync(join(root, path), (before.get(path) ?? '').replace(from, to));
    await seen(page, `http://127.0.0.1:${port}`);
    note(`${at === 0 ? '  ' : ''}until a change of ${what} is seen`, saved);
    if (at === 0) rows.unshift(['from "pnpm dev" to the first hot edit in the browser', seconds(started)]);
  }
  rows.push([
    'what was typed in the form is there after all that',
    (await name.inputValue()) === 'Katarzyna' ? 'yes' : 'no',
  ]);
} finally {
  for (const [path, text] of before) writeFileSync(join(root, path), text);
  await browser.close();
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    // What it has started says its last word later than pnpm does.
    await once(dev, 'close');
  }
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${table(rows)}\n\n${machineLoad()}`);

function note(what: string, since: number): void {
  rows.push([what, seconds(since)]);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

/** What a program says that looks so; it is listened to until its end, as it may say more. */
function told(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [found] = what.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`It ended without saying where it is.\n${output}`)));
  });
}

async function says(url: string, what: string): Promise<boolean> {
  try {
    return (await (await fetch(url)).text()).includes(what);
  } catch {
    return false;
  }
}
