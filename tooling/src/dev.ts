import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onStop } from './launch/on-stop.ts';
import { startServer, stopServer } from './launch/server.ts';
import { root } from './workspace.ts';

// `pnpm dev`: the server from its sources, started again when they change, and Vite before it with web and ui.
const env = { DATA_DIR: './data-dev', DEMO: '1', PORT: '8080', ...process.env };

let server = run();
// Vite ends with its input, so it can't outlive this process.
const vite = spawn('pnpm', ['--filter', '@tatami/web', 'dev'], {
  cwd: root,
  env: { ...env, API_ORIGIN: `http://127.0.0.1:${env.PORT}` },
  stdio: ['pipe', 'inherit', 'inherit'],
});
vite.on('exit', () => void stop());
onStop(stop);

let change = 0;
for (const folder of ['src', 'drizzle'])
  watch(join(root, 'apps/api', folder), { recursive: true }, () => void restart());

/** An editor writes several times for one save; the last one counts. */
async function restart(): Promise<void> {
  change += 1;
  const mine = change;
  await wait(200);
  if (mine !== change) return;
  await stopServer(server);
  if (mine === change) server = run();
}

function run(): ChildProcess {
  return startServer('apps/api/src/server.ts', env);
}

async function stop(): Promise<void> {
  change += 1;
  vite.stdin.end();
  await Promise.all([stopServer(server), vite.exitCode ?? once(vite, 'exit')]);
  process.exit();
}
