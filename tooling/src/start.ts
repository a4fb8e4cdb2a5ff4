import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onStop } from './launch/on-stop.ts';
import { startServer, stopServer } from './launch/server.ts';
import { root } from './workspace.ts';

// `pnpm start` and, with --demo, `pnpm demo`: builds what changed and runs the server until it is told to stop.
const demo = { DATA_DIR: './data-demo', ...process.env, DEMO: '1' };
const env = process.argv.includes('--demo') ? demo : process.env;

let build: ChildProcess | undefined;
let server: ChildProcess | undefined;
onStop(async () => {
  build?.kill();
  if (server) await stopServer(server);
  process.exit();
});

console.log('Building what changed …');
await buildApps();
server = startServer('apps/api/dist/server.js', env);
const [code] = await once(server, 'exit');
process.exitCode = code ?? 1;

/** What turbo says is of interest only when the build fails. */
async function buildApps(): Promise<void> {
  const filters = ['--filter=@tatami/api', '--filter=@tatami/web', '--filter=@tatami/site'];
  const turbo = spawn('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  build = turbo;
  const [said, complained, [status]] = await Promise.all([
    text(turbo.stdout),
    text(turbo.stderr),
    once(turbo, 'close'),
  ]);
  if (status === 0) return;
  console.error(`${said}${complained}\nThe build failed.`);
  process.exit(1);
}
