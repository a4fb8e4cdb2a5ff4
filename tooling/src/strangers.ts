import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Club, startClub } from './club.ts';
import { findChromium } from './find-chromium.ts';
import { root, workspacePackages } from './workspace.ts';

/**
 * Tries the published packages as strangers have them. Each folder of `packages/{package}/test/strangers` is a project
 * of somebody who knows nothing of this repository: it is copied to an empty folder elsewhere, gets the packages as they
 * are packed, and what else it names from the registry, and its own `npm test` must end well. `*` is the version that
 * was packed.
 *
 *     node tooling/src/strangers.ts                    all of them
 *     node tooling/src/strangers.ts sdk realtime/node  those of one package, and one of another
 *
 * To each it is told in the environment: where a club is that was just begun, and who administers it (`CLUB_URL`,
 * `CLUB_USERNAME`, `CLUB_PASSWORD`), and a browser (`CHROMIUM_PATH`, to be started with `--no-sandbox`).
 */
const LANES = 3;
const LIMIT_SECONDS = 300;

interface Stranger {
  /** The package and the folder: `sdk/deno`. */
  name: string;
  folder: string;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const strangers = globSync('packages/*/test/strangers/*/package.json', { cwd: root })
  .sort()
  .map((path): Stranger => {
    const folder = join(root, dirname(path));
    return { name: `${path.split('/')[1]}/${basename(folder)}`, folder };
  })
  .filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => each === name || name.startsWith(`${each}/`)),
  );
if (strangers.length === 0) throw new Error(`There is no stranger called ${wanted.join(', ')}.`);

const published = workspacePackages().filter(({ manifest }) => !manifest.private);
const work = mkdtempSync(join(tmpdir(), 'tatami-strangers-'));
const running = new Set<ChildProcess>();
const started = performance.now();
let club: Club | undefined;
let failed = 0;

/** The environment of strangers, in which there is nothing of this repository: no program of its, nor what pnpm tells of it. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(package|lifecycle)_|npm_command|NODE_OPTIONS|INIT_CWD|PNPM_)/.test(name),
  ),
);
env.PATH = [
  dirname(process.execPath),
  ...(process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root)),
].join(delimiter);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)));

try {
  const archives = packAll();
  const [browser, opened] = await Promise.all([findChromium(), startEmptyClub()]);
  club = opened;
  Object.assign(env, {
    CHROMIUM_PATH: browser.executablePath,
    CLUB_URL: `${club.url}/api`,
    CLUB_USERNAME: 'admin',
    CLUB_PASSWORD: password(),
  });
  const waiting = [...strangers];
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next, archives);
    }),
  );
} finally {
  await end();
}
console.log(
  `\n${strangers.length - failed} of ${strangers.length} strangers are content, ${elapsed(started)}.`,
);
process.exitCode = failed > 0 ? 1 : 0;

function password(): string {
  return 'a-password-for-strangers';
}

function startEmptyClub(): Promise<Club> {
  return startClub(() => ({ ADMIN_PASSWORD: password(), LOG_LEVEL: 'ERROR' }));
}

/** Packs what is published as it was built. @returns the archives by the names of the packages */
function packAll(): Map<string, string> {
  const archives = new Map<string, string>();
  for (const { short, folder, manifest } of published) {
    const archive = join(work, 'packed', `${short}.tgz`);
    mkdirSync(dirname(archive), { recursive: true });
    const options = { cwd: join(root, folder), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(
      'pnpm',
      ['pack', '--ignore-scripts', '--out', archive],
      options,
    );
    if (status !== 0) throw new Error(`${manifest.name} can't be packed.\n${stdout}${stderr}`);
    archives.set(manifest.name, `file:${archive}`);
  }
  return archives;
}

async function visit({ name, folder }: Stranger, archives: Map<string, string>): Promise<void> {
  const begun = performance.now();
  const home = join(work, name.replace('/', '-'));
  cpSync(folder, home, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const path = join(home, 'package.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const [dependency, version] of Object.entries(group ?? {})) {
      if (version === '*') (group ?? {})[dependency] = archives.get(dependency) ?? version;
    }
  }
  // One package that needs another gets that as it is packed, too.
  writeFileSync(path, JSON.stringify({ ...manifest, overrides: Object.fromEntries(archives) }, null, 2));

  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const said: string[] = [];
  const isContent =
    (await run('npm', install, home, said)) && (await run('npm', ['test', '--silent'], home, said));
  console.log(`${isContent ? '✓' : '✗'} ${name} ${elapsed(begun)}`);
  if (isContent) return;
  failed += 1;
  console.log(`\n${said.join('').trimEnd().replaceAll(/^/gm, '    ')}\n`);
}

async function run(program: string, args: string[], cwd: string, said: string[]): Promise<boolean> {
  // A group of its own: what it has started ends with it.
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => said.push(text));
  const timer = setTimeout(() => {
    said.push(`\nStopped after ${LIMIT_SECONDS} s.\n`);
    kill(child);
  }, LIMIT_SECONDS * 1000);
  const [exitCode] = await once(child, 'close');
  clearTimeout(timer);
  running.delete(child);
  return exitCode === 0;
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function end(): Promise<void> {
  for (const child of running) kill(child);
  await club?.stop();
  rmSync(work, { recursive: true, force: true });
}

function elapsed(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
