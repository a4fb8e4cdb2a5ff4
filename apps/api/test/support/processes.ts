import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runningProcess } from '../../src/postgres/running-process.ts';

const api = join(import.meta.dirname, '../..');

/** What a folder with a built server is called, before the number of the process that has built it. */
const BUILT = '.server-';

/**
 * The environment of a program in a process of its own, which need not translate and compile what the one before it
 * has.
 */
export const compiledBefore = { NODE_COMPILE_CACHE: join(api, 'node_modules/.cache/compiled') };

let building: Promise<string> | undefined;

/**
 * Builds the server as a club has it, of the sources as they are now, once a process: it starts in less than half the
 * time that those take.
 * @returns the file to run
 */
export function builtServer(): Promise<string> {
  building ??= build();
  return building;
}

async function build(): Promise<string> {
  const modules = join(api, 'node_modules');
  // A worker of the tests ends without a word: what it has built is left to the next.
  for (const left of readdirSync(modules).filter((name) => name.startsWith(BUILT)))
    if (!isRunning(Number(left.slice(BUILT.length)))) rmSync(join(modules, left), { recursive: true });
  const folder = join(modules, `${BUILT}${process.pid}`);
  await promisify(execFile)(join(modules, '.bin/tsup'), ['--out-dir', folder], { cwd: api });
  return join(folder, 'server.js');
}

/** The processes that this one started and that still run. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((candidate) => candidate > 0 && runningProcess(candidate)?.parent === pid);
}

/** Waits until it holds, and fails when that takes longer than `seconds`. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${seconds} s: ${condition}`);
    await wait(20);
  }
}

export function isRunning(pid: number): boolean {
  return runningProcess(pid) !== undefined;
}
