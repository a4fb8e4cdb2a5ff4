import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBuilder, createServer } from 'vite';
import { build } from './launch/build.ts';
import { onStop } from './launch/on-stop.ts';
import { ended, type QuietServer, startQuietly } from './launch/quiet-server.ts';
import { stopServer } from './launch/server.ts';
import { root } from './workspace.ts';

// `pnpm dev`: the server from its sources, started again when they change, and Vite before it with web and ui. The public
// pages are built, for the server to write them. It says one address when all is up, and from then on what went wrong.
const begun = performance.now();
const env = { DATA_DIR: './data-dev', DEMO: '1', PORT: '8080', LOG_LEVEL: 'WARN', ...process.env };
const origin = `http://127.0.0.1:${env.PORT}`;
process.env.API_ORIGIN = origin;

console.log('Starting the server, the web app and the components …');
const opening = createServer({ root: join(root, 'apps/web'), logLevel: 'warn', clearScreen: false });
await build('@tatami/site');
let server = run();
let change = 0;
onStop(async () => {
  change += 1;
  await Promise.all([opening.then((vite) => vite.close()), stopServer(server.process)]);
  process.exit();
});

const vite = await opening;
await vite.listen();
if (await isUp(server)) {
  console.log(
    `\nTatami is up, after ${seconds(begun)}:  ${vite.resolvedUrls?.local[0]}\n${whoSignsIn(server)}\n`,
  );
}

for (const folder of ['src', 'drizzle'])
  watch(join(root, 'apps/api', folder), { recursive: true }, () => void restart());
watch(join(root, 'apps/site/src'), { recursive: true }, () => void restart(buildSite));

/** An editor writes several times for one save; the last one counts. */
async function restart(first = async () => {}): Promise<void> {
  change += 1;
  const mine = change;
  await wait(50);
  if (mine !== change) return;
  const since = performance.now();
  // What can't be built is said, and stays as it was.
  await first().catch((error: unknown) => console.error(error));
  await stopServer(server.process);
  if (mine !== change) return;
  server = run();
  if (await isUp(server)) console.log(`The server is up again, after ${seconds(since)}.`);
}

function run(): QuietServer {
  return startQuietly('apps/api/src/server.ts', env, origin);
}

/** Waits for it; where it ends instead, tells all that it said. */
async function isUp(started: QuietServer): Promise<boolean> {
  if (await started.ready) return true;
  await ended(started);
  // It was stopped, for the next one.
  if (started !== server) return false;
  console.error(
    `${started.said()}\n\nThe server did not start. It will be tried again when its sources change.`,
  );
  return false;
}

/** Who may sign in is said once, at the first start of a club. */
function whoSignsIn(started: QuietServer): string {
  const told = started.said().match(/^ +(?:Sign in as|Password) .+$/gm);
  if (told) return told.join('\n');
  return env.DEMO ? '  Sign in as instruktor, with tatami-demo.' : '';
}

async function buildSite(): Promise<void> {
  const builder = await createBuilder({ root: join(root, 'apps/site'), logLevel: 'error' });
  await builder.buildApp();
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
