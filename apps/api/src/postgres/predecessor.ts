import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresLog } from './handle.ts';
import { PostgresError } from './postgres-error.ts';
import { type RunningProcess, runningProcess } from './running-process.ts';

/** The setting on the command line of each postmaster that names the server it belongs to. */
export const OWNER_SETTING = 'tatami.server';

const PATIENCE_MS = 60_000;

/**
 * Looks for a postmaster that already works on the folder. One whose server lives is respected, one that
 * outlived its server is stopped.
 *
 * @returns the process id in `postmaster.pid` once it is certain that no postmaster has it.
 * @throws {PostgresError} when the folder is in use.
 */
export async function stopOrphan(folder: string, log: PostgresLog): Promise<number | undefined> {
  const file = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(file, 10);
  if (!(pid > 0)) return undefined;
  const postmaster = runningPostmaster(pid);
  if (!postmaster) return pid;
  const owner = Number(new RegExp(`${OWNER_SETTING}=(\\d+)`).exec(postmaster.command)?.[1]);
  // A process whose parent died gets another parent, so this holds only while the owner lives.
  if (!owner || owner === postmaster.parent) throw inUse(folder, owner);
  log.warn(`Stopping the PostgreSQL (process ${pid}) that an earlier server, process ${owner}, left behind`);
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE_MS;
  while (runningPostmaster(pid)) {
    if (Date.now() > deadline)
      throw new PostgresError(`The PostgreSQL that was left behind (process ${pid}) does not stop.`);
    await wait(50);
  }
  return pid;
}

/** The port of the PostgreSQL that works on the folder; undefined when none does. */
export async function runningPort(folder: string): Promise<number | undefined> {
  const file = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = file.split('\n').map(Number);
  return pid && runningPostmaster(pid) ? port : undefined;
}

export function inUse(folder: string, owner?: number): PostgresError {
  const who = owner ? `the Tatami server with process id ${owner}` : 'another PostgreSQL';
  return new PostgresError(`${folder} is in use by ${who}. Stop it first, or choose another DATA_DIR.`);
}

/** The postmaster that runs, if any: after a reboot the id in the file may belong to anything. */
function runningPostmaster(pid: number): RunningProcess | undefined {
  const found = runningProcess(pid);
  return found && basename(found.program) === 'postgres' ? found : undefined;
}
