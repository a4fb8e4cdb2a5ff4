import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBuilder, createServer } from 'vite';
import { onStop } from './launch/on-stop.ts';
import { startServer, stopServer } from './launch/server.ts';
import { root } from './workspace.ts';

// `pnpm dev`: the server from its sources, started again when they change, and Vite before it with web and ui. The public
// pages are built, for the server to write them.
const env = { DATA_DIR: './data-dev', DEMO: '1', PORT: '8080', ...process.env };
process.env.API_ORIGIN = `http://127.0.0.1:${env.PORT}`;

const opening = createServer({ root: join(root, 'apps/web') });
await buildSite();
let server = run();
let change = 0;
onStop(async () => {
  change += 1;
  await Promise.all([opening.then((vite) => vite.close()), stopServer(server)]);
  process.exit();
});

const vite = await opening;
await vite.listen();
vite.printUrls();

for (const folder of ['src', 'drizzle'])
  watch(join(root, 'apps/api', folder), { recursive: true }, () => void restart());
watch(join(root, 'apps/site/src'), { recursive: true }, () => void restart(buildSite));

/** An editor writes several times for one save; the last one counts. */
async function restart(first = async () => {}): Promise<void> {
  change += 1;
  const mine = change;
  await wait(200);
  if (mine !== change) return;
  // What can't be built is said, and stays as it was.
  await first().catch((error: unknown) => console.error(error));
  await stopServer(server);
  if (mine === change) server = run();
}

function run(): ChildProcess {
  return startServer('apps/api/src/server.ts', env);
}

async function buildSite(): Promise<void> {
  const builder = await createBuilder({ root: join(root, 'apps/site'), logLevel: 'warn' });
  await builder.buildApp();
}
