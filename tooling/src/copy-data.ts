import { execFileSync } from 'node:child_process';

/** Copies what a data folder holds with its owner and permissions, on which PostgreSQL insists. */
export function copyData(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
