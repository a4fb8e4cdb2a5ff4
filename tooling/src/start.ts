import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { build } from './launch/build.ts';
import { onStop } from './launch/on-stop.ts';
import { startServer, stopServer } from './launch/server.ts';

// `pnpm start` and, with --demo, `pnpm demo`: builds what changed and runs the server until it is told to stop.
const demo = { DATA_DIR: './data-demo', ...process.env, DEMO: '1' };
const env = process.argv.includes('--demo') ? demo : process.env;

let server: ChildProcess | undefined;
onStop(async () => {
  if (server) await stopServer(server);
  process.exit();
});

console.log('Building what changed …');
await build('@tatami/api', '@tatami/web', '@tatami/site');
server = startServer('apps/api/dist/server.js', env);
const [code] = await once(server, 'exit');
process.exitCode = code ?? 1;
