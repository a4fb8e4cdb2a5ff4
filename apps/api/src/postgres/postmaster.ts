import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, nameOfWorkingFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { folderFault } from './folder-fault.ts';
import type { PostgresLog } from './handle.ts';
import { PostgresError } from './postgres-error.ts';
import { inUse, OWNER_SETTING, stopOrphan } from './predecessor.ts';

/** A running PostgreSQL server process, the parent of all others. */
export interface Postmaster {
  /** The end of the process: what ended it. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  binaries: Binaries;
  account: Account;
  cluster: Cluster;
  port: number;
  log: PostgresLog;
}

/** Resolves when the database accepts connections, after recovery if one is due. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { account, binaries, cluster, log } = options;
  const notAPostmaster = await stopOrphan(cluster.folder, log);
  const child = spawn(binaries.postgres, postmasterArguments(options), {
    ...account.spawn,
    // The name is PostgreSQL's own: "a lock file with this id is stale", whatever runs under the id now.
    env: { ...account.spawn.env, PG_GRANDPARENT_PID: notAPostmaster?.toString() },
    cwd: cluster.folder,
    // In a session of its own: Ctrl-C in the terminal is for the server, which stops PostgreSQL last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = endOf(child);
  const release = stopWithServer(child, account);
  void ended.then(release);

  let stopping = false;
  const stop = async () => {
    stopping = true;
    await shutDown(child, ended);
  };
  await new Promise<void>((resolve, reject) => {
    let startup: string[] | null = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!startup) return stopping ? undefined : relay(line, log);
      startup.push(line);
      if (line.includes('not properly shut down'))
        log.warn('PostgreSQL was not stopped in order: recovering');
      if (!line.includes('ready to accept connections')) return;
      startup = null;
      resolve();
    });
    void ended.then((reason) => reject(startFailure(cluster.folder, reason, startup ?? [])));
  });
  return { ended, stop };
}

function postmasterArguments({ account, cluster, port }: PostmasterOptions): string[] {
  const settings = {
    [OWNER_SETTING]: process.pid,
    // Any user of the machine can connect here, with the password only. A socket's path could grow too long.
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // A commit that was acknowledged is on disk; no configuration file can say otherwise.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // The server reads the log, errors of statements reach it as answers.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    lc_messages: 'C',
    timezone: 'UTC',
    // The folder of a club is small; so may its write-ahead log be.
    max_wal_size: '256MB',
  };
  return [
    '-D',
    nameOfWorkingFolder(cluster.folder, account),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * When the server dies without a word (SIGKILL, out of memory) the pipe to this shell closes,
 * and the shell asks PostgreSQL to stop. Ended with the returned function.
 */
function stopWithServer(postmaster: ChildProcess, account: Account): () => void {
  const script = 'read -r _; kill -INT "$1"';
  const watcher = spawn('/bin/sh', ['-c', script, 'tatami-watch', String(postmaster.pid)], {
    ...account.spawn,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell (a container of one program) the next start does this work.
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  return () => watcher.kill('SIGKILL');
}

/** The milliseconds that the last words of a postmaster take at most. */
const LAST_WORDS_MS = 2_000;

/**
 * A process of PostgreSQL that hangs outlives the postmaster and keeps the pipe open in which its last words come
 * (the autovacuum launcher sleeps and tries again without end where the folder can't be read).
 */
async function endOf(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  const said = finished(child.stderr).catch(() => {});
  try {
    const [code, signal] = await once(child, 'exit');
    await Promise.race([said, wait(LAST_WORDS_MS, undefined, { ref: false })]);
    child.stderr.destroy();
    return signal ?? `exit code ${code}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Fast, then immediate (what is committed stays, recovery follows), then by force. */
async function shutDown(child: ChildProcess, ended: Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal);
    if (await Promise.race([ended, wait(10_000, undefined, { ref: false })])) return;
  }
}

function relay(line: string, log: PostgresLog): void {
  // Each connection says so when the postmaster falls, and each that comes too early; that is told once, as the fall.
  if (/unexpected postmaster exit|FATAL: {2}the database system is /.test(line)) return;
  const message = `PostgreSQL: ${line}`;
  if (/^(FATAL|PANIC):/.test(line)) log.error(message);
  else if (/^WARNING:/.test(line)) log.warn(message);
  else log.info(message);
}

function startFailure(folder: string, reason: string, output: string[]): PostgresError {
  if (output.some((line) => line.includes('lock file "postmaster.pid" already exists'))) return inUse(folder);
  return (
    folderFault(dirname(folder), output.join('\n')) ??
    new PostgresError(`PostgreSQL did not start (${reason}).\n${output.join('\n')}`)
  );
}
