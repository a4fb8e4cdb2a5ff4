import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningProcess } from '../../src/postgres/running-process.ts';

/**
 * The environment of a server in a process of its own, which need not translate and compile what the one before it
 * has.
 */
export const compiledBefore = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
};

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
