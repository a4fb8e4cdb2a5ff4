import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** A copy of all that git knows of, or would take, with its dependencies: what happens there leaves nothing behind here. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tatami-release-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const path of files)
    if (path && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path));
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
