import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** A copy of all that git knows of, or would take, with its dependencies: what happens there leaves nothing behind here. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tatami-release-'));
  for (const path of listFiles(root, '--cached', '--others'))
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: copy, stdio: 'ignore' });
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--silent'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return copy;
}

/** What is not as it was copied, by its path. */
export function changedIn(copy: string): string[] {
  return [...new Set(listFiles(copy, '--modified', '--others', '--deleted'))];
}

/** Takes some files of the copy over into the repository; those that are gone there, are gone here. */
export function takeOver(copy: string, paths: readonly string[]): void {
  for (const path of paths)
    if (existsSync(join(copy, path))) cpSync(join(copy, path), join(root, path));
    else rmSync(join(root, path));
}

function listFiles(folder: string, ...kinds: string[]): string[] {
  const args = ['ls-files', '-z', ...kinds, '--exclude-standard'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return execFileSync('git', args, options).split('\0').filter(Boolean);
}
