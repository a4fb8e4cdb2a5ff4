import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

export interface Browser {
  executablePath: string;
  /** Plain flags. Nothing here weakens what a page may do, so tests see the web as members see it. */
  args: string[];
  /** What Playwright adds to them, and this machine does without. */
  ignoreDefaultArgs: string[];
}

/** The browser that npm brought, which draws the same on every machine: it sees no fonts but those that came with it. */
export async function findSameChromium(): Promise<Browser | null> {
  const own = process.env.CHROMIUM_PATH ? undefined : await fromNpm();
  if (!own) return null;
  const { args, ...browser } = await findChromium();
  return { ...browser, executablePath: `${own}-alike`, args: [...args, ...alike] };
}

/** Letters without sub-pixels, no frame before all of it is drawn, and no part of it drawn into an older one. */
const alike = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
];

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, then the one that npm brought with the repository, which needs no system
 * libraries, no fonts and no network, then Playwright's own, then one installed on this machine (decision 027).
 *
 * @throws Error where there is none, or where `CHROMIUM_PATH` names none
 */
export async function findChromium(): Promise<Browser> {
  const executablePath = named() ?? (await fromNpm()) ?? playwrights() ?? installed();
  if (!executablePath)
    throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}

/**
 * Whether what processes share can lie in memory: a container may have 64 MB for it, in which a page is lost. Files on a
 * disk, which it lies in otherwise, are a tenth of what a page costs.
 */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isExecutable(path)) throw new Error(`CHROMIUM_PATH is "${path}", which is not a program.`);
  return path || undefined;
}

function installed(): string | undefined {
  const { PATH = '', HOME = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  const onPath = PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) =>
      ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome'].map((name) => join(folder, name)),
    );
  const usual: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['', HOME].flatMap((home) => [
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]),
    win32: [PROGRAMFILES, LOCALAPPDATA].map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
  };
  return [...onPath, ...(usual[process.platform] ?? [])].find(isExecutable);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser that npm brought, where it is built for this machine. */
async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
  const home = join(import.meta.dirname, '../node_modules/.cache', `chromium-${version}-2`);
  if (!existsSync(home)) await unpack(entry, home);
  return join(home, 'launch');
}

/** Unpacks beside the target and renames at the end: a run that is cut short, or a second one, harms nothing. */
async function unpack(entry: string, home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}-`);
  try {
    // The package unpacks into the temporary folder and nowhere else, hence a process with its own.
    // The system libraries that Chromium needs are left packed unless it believes to be on Lambda.
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', 'await (await import(process.env.ENTRY)).default.executablePath()'],
      { env: { ENTRY: entry, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' } },
    );
    await writeFile(join(staging, 'fonts.conf'), fontsConf(machines));
    await writeFile(join(staging, 'own-fonts.conf'), fontsConf(''));
    await writeFile(join(staging, 'launch'), launch('fonts.conf'));
    await writeFile(join(staging, 'launch-alike'), launch('own-fonts.conf'));
    for (const path of ['launch', 'launch-alike', 'chromium', '.']) await chmod(join(staging, path), 0o755);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

const launch = (fonts: string) => `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/${fonts}"
exec "$here/chromium" "$@"
`;

const machines = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';

const fontsConf = (others: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${others}
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
