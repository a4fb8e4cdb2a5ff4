import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.ts';

interface Task {
  taskId: string;
  package: string;
  directory: string;
  inputs: Record<string, string>;
}

/** The packages whose tests read a file that has changed since the branch left `base`, committed or not. */
export function affectedPackages(base: string): string[] {
  const start = run('git', 'merge-base', base, 'HEAD').trim();
  const changed = new Set([
    ...lines(run('git', 'diff', '--name-only', start)),
    ...lines(run('git', 'ls-files', '--others', '--exclude-standard')),
  ]);
  return tasksReading(dryRun('test'), changed).map((task) => task.package);
}

/** What turbo would run, and the files by which it knows whether anything has changed. */
export function dryRun(...tasks: string[]): Task[] {
  return JSON.parse(run('pnpm', 'exec', 'turbo', 'run', ...tasks, '--dry=json')).tasks;
}

/** Turbo names the files that a task reads from the folder of its package. */
export function tasksReading<T extends Pick<Task, 'directory' | 'inputs'>>(
  tasks: readonly T[],
  changed: ReadonlySet<string>,
): T[] {
  return tasks.filter(({ directory, inputs }) =>
    Object.keys(inputs).some((file) => changed.has(join(directory, file))),
  );
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
