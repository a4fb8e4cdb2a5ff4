import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '@tatami/tooling/copy-data';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { PostgresHandle } from '../../src/postgres/handle.ts';
import { openPostgres } from '../../src/postgres/open-postgres.ts';
import { childrenOf, isRunning, until } from '../support/processes.ts';

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 20 }));
  return folder;
}

/** The same with a PostgreSQL in it that has stopped in order: for what asks nothing of how one is made. */
export function folderWithPostgres(): string {
  const folder = temporaryFolder();
  copyData(inject('postgresFolder'), folder);
  return folder;
}

/** An embedded database in this process, stopped when the test ends, and what it logged. */
export async function openIn(dataDir: string): Promise<PostgresHandle & { logged: string[] }> {
  const logged: string[] = [];
  const note = (message: string) => logged.push(message);
  const log = { info: note, warn: note, error: note };
  const postgres = await openPostgres({ dataDir, databaseUrl: null, log });
  onTestFinished(() => postgres.close());
  return Object.assign(postgres, { logged });
}

export interface ServerProcess {
  child: ChildProcess;
  pid: number;
  /** What it told first that is no warning: the address, or why there is none. */
  started: Promise<{ url?: string; error?: string }>;
}

/** The same in a process of its own. */
export function serverProcess(dataDir: string, options: ForkOptions = {}): ServerProcess {
  const child = fork(join(import.meta.dirname, 'server-process.ts'), [dataDir], { execArgv: [], ...options });
  onTestFinished(async () => {
    const family = childrenOf(child.pid ?? 0);
    child.kill('SIGKILL');
    await until(() => !family.some(isRunning));
  });
  const started = new Promise<{ url?: string; error?: string }>((resolve) => {
    child.on('message', (message: { url?: string; error?: string; warning?: string }) => {
      if (!message.warning) resolve(message);
    });
  });
  return { child, pid: child.pid ?? 0, started };
}

export async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  if (server.child.signalCode === null) await once(server.child, 'exit');
}

/** The process id in `postmaster.pid`, 0 without one. */
export function postmasterOf(dataDir: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return 0;
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
