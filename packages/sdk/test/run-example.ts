import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** What a script has said, and how it ended. */
export interface Ended {
  output: string;
  errors: string;
  exitCode: number;
}

/** Runs a script of examples/ as its user would, but for what `env` says of the address, the account and the time. */
export async function runExample(
  env: Record<string, string>,
  cwd: string,
  script: string,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--conditions=@tatami/source', join(import.meta.dirname, '../examples', script), ...args],
    { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [output, errors, [exitCode]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  return { output: output.toString(), errors: errors.toString(), exitCode };
}
