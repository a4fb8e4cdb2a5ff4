import { execFileSync, spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../postgres/data-folder.ts';

/** Whether this run may make disks of its own: as root, and not in every container. */
export const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

/** An empty disk of this size, until the test ends. */
export function smallDisk(megabytes: number): string {
  const folder = temporaryFolder();
  mount(folder, '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs');
  return folder;
}

/** Makes that nobody can write below the folder, until the test ends. */
export function makeReadOnly(folder: string): void {
  mount(folder, '--bind', folder);
  execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
}

function mount(folder: string, ...args: string[]): void {
  execFileSync('mount', [...args, folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
}
