import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyData } from './copy-data.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface Club {
  url: string;
  /** The file with all that the server has written so far. It goes with the club. */
  log: string;
  dataDir: string;
  /** Ends its server. What it keeps stays, and can be copied. */
  close(): Promise<void>;
  /** Kills its server with signal 9: it has no moment to say goodbye. */
  kill(): Promise<void>;
  /** Ends it, and what it keeps. */
  stop(): Promise<void>;
}

/**
 * Starts the server as it was built, with its own database, in a folder of its own: on the example club, unless other
 * settings are given.
 *
 * @param copyOf the folder of a club that was closed, to go on from what it keeps
 */
export async function startClub(
  settings: (url: string) => Record<string, string> | Promise<Record<string, string>> = () => ({
    DEMO: '1',
    LOG_LEVEL: 'WARN',
  }),
  copyOf?: string,
): Promise<Club> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-club-'));
  if (copyOf) copyData(copyOf, dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = `${dataDir}.log`;
  const output = openSync(log, 'w');
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...(await settings(url)) },
    // However this process ends, the channel closes and the server stops.
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!isRunning(server)) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  const close = () => end('SIGTERM');

  async function stop(): Promise<void> {
    await close();
    await rm(dataDir, { recursive: true, force: true });
    await rm(log, { force: true });
  }

  try {
    await untilReady(server, `${url}/api/ready`);
  } catch (error) {
    const said = readFileSync(log, 'utf8');
    await stop();
    throw new Error(`The club did not open.\n${said}`, { cause: error });
  }
  return { url, log, dataDir, close, kill: () => end('SIGKILL'), stop };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + 300_000;
  while (isRunning(server) && Date.now() < giveUpAt) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error(isRunning(server) ? 'It was not ready in five minutes.' : 'The server ended.');
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
