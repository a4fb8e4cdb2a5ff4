import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { root } from '../workspace.ts';

/** Runs a command as a document has it, with the paths and ports of this machine in place of its own. */
type Run = (command: string) => string;

/** A server that a command has started. */
interface Started {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

/** How long a server may take to build, to make its example club and to open. */
const patienceMs = 300_000;

/**
 * What an operator does on the first day, by the commands of the documents alone: starts an empty club, then the example
 * club, makes a backup of it, looks into that, restores it elsewhere, and starts what was restored.
 *
 * @returns the commands that were run
 */
export async function runClub(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-commands-'));
  mkdirSync(join(folder, 'backup'));
  const ran: string[] = [];
  const open: Started[] = [];
  const places: [string, string][] = [
    ['/mnt/backup', join(folder, 'backup')],
    ['/srv/tatami-new', join(folder, 'restored')],
    ['/srv/tatami', join(folder, 'club')],
  ];
  const here = (command: string, port = '') => {
    ran.push(command);
    return places
      .reduce((text, [from, to]) => text.replaceAll(from, to), command)
      .replace('PORT=9000', `PORT=${port}`);
  };
  const run: Run = (command) => sh(here(command), { cwd: root, env: { DATA_DIR: join(folder, 'example') } });
  const start = async (command: string, settings: Record<string, string> = {}) => {
    const port = String(await freePort());
    const started = await startServer(here(command, port), port, { PORT: port, ...settings });
    open.push(started);
    return started;
  };

  try {
    const empty = await start('PORT=9000 DATA_DIR=/srv/tatami pnpm start');
    expect(
      /Sign in as +admin\n +Password +\S+/.test(empty.output()),
      'the first start shows the password of admin',
    );
    await empty.stop();

    const example = await start('pnpm demo', { DATA_DIR: join(folder, 'example') });
    run('pnpm backup /mnt/backup/club.jsonl.gz');
    await example.stop();

    ran.push(lookCommand);
    const row = sh(lookCommand, { cwd: join(folder, 'backup'), env: {} });
    expect(row.startsWith('{"table":"workplace"'), 'the backup has a row of a place');

    run('DATA_DIR=/srv/tatami-new pnpm restore /mnt/backup/club.jsonl.gz');
    const restored = await start('pnpm start', { DATA_DIR: join(folder, 'restored') });
    expect(!restored.output().includes('Password'), 'what was restored is no new club');
    await restored.stop();
    return ran;
  } finally {
    for (const { stop } of open) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const lookCommand = 'zcat club.jsonl.gz | grep \'^{"table":"workplace","row"\' | head -1';

/** Makes the keys that an operator makes; where the machine has no `openssl`, none. */
export function makeKeys(): string[] {
  const commands = { 'openssl rand -base64 32': 32, 'openssl rand -hex 32': 32 };
  for (const [command, bytes] of Object.entries(commands)) {
    const key = Buffer.from(
      sh(command, { cwd: root, env: {} }).trim(),
      command.includes('hex') ? 'hex' : 'base64',
    );
    expect(key.length === bytes, `${command} makes a key of ${bytes} bytes`);
  }
  return Object.keys(commands);
}

/** Asks Playwright for the journeys that a command of the documents names, and doesn't let it travel. */
export function listJourneys(commands: readonly string[]): string[] {
  for (const command of commands) {
    const listed = sh(`${command} --list`, { cwd: root, env: {} });
    expect(/Total: [1-9]\d* tests? in \d+ files?/.test(listed), `${command} finds journeys`);
  }
  return [...commands];
}

async function startServer(
  command: string,
  port: string,
  settings: Record<string, string>,
): Promise<Started> {
  console.log(`$ ${command}`);
  let output = '';
  const child = spawn('sh', ['-c', `exec ${envPrefix(command)}`], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  const url = `http://localhost:${port}`;
  const giveUpAt = Date.now() + patienceMs;
  while (!(await isReady(url))) {
    if (!isRunning(child)) throw new Error(`"${command}" ended before it was ready.\n${output}`);
    if (Date.now() > giveUpAt) {
      child.kill('SIGTERM');
      throw new Error(`"${command}" was not ready in time.\n${output}`);
    }
    await wait(300);
  }
  return { url, output: () => output, stop: () => stop(child, url) };
}

/** Settings before a command are given by `env`, so that the shell can become the command and hears its signals. */
const envPrefix = (command: string): string => (/^[A-Z_]+=/.test(command) ? `env ${command}` : command);

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Ends it as an operator does; nothing of it may stay. */
async function stop(child: ChildProcess, url: string): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  for (const giveUpAt = Date.now() + 30_000; await isReady(url); await wait(200))
    expect(Date.now() < giveUpAt, 'a server that was stopped answers no more');
}

function sh(command: string, { cwd, env }: { cwd: string; env: Record<string, string> }): string {
  console.log(`$ ${command}`);
  return execFileSync('sh', ['-c', command], { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });
}

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It is not so that ${what}.`);
}
