import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from '../workspace.ts';

/**
 * Builds what has changed of some packages. What turbo says is of interest only when the build fails: it is shown then, and
 * this process ends.
 */
export async function build(...packages: string[]): Promise<void> {
  const turbo = spawn(
    'turbo',
    ['run', 'build', ...packages.map((name) => `--filter=${name}`), '--output-logs=errors-only'],
    {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const end = () => void turbo.kill();
  process.once('exit', end);
  const [said, complained, [status]] = await Promise.all([
    text(turbo.stdout),
    text(turbo.stderr),
    once(turbo, 'close'),
  ]);
  process.off('exit', end);
  if (status === 0) return;
  console.error(`${said}${complained}\nThe build failed.`);
  process.exit(1);
}
