import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { root } from './workspace.ts';

/**
 * Builds the image of a whole club and runs it as docs/operations.md says: as nobody, on a disk that it can't write, with one volume.
 * Where there is no Docker it says so. `IMAGE_BASE=debootstrap` makes the base by Debian's own program, where no registry of
 * images can be reached; `IMAGE_BUILD=--network=host` is for a build that reaches the internet by the host alone.
 */
const image = 'tatami-check';
const container = `tatami-check-${process.pid}`;
const volume = `tatami-check-${process.pid}`;
const faults: string[] = [];

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
  console.log('There is no Docker here, or it does not run: the image was not tried.');
  process.exit();
}

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
try {
  const base = process.env.IMAGE_BASE === 'debootstrap' ? makeBase() : process.env.IMAGE_BASE;
  const options = process.env.IMAGE_BUILD?.split(' ') ?? [];
  step('the image is built', () => {
    const from = base ? ['--build-arg', `BASE=${base}`] : [];
    docker('build', ...options, ...from, '--file', 'deploy/Dockerfile', '--tag', image, '.');
  });
  const bytes = Number(docker('image', 'inspect', '--format', '{{.Size}}', image));
  console.log(`  ${(bytes / 1e6).toFixed(0)} MB`);
  step('nothing in it is only for building it', () => {
    const list =
      'find / -xdev \\( -name .git -o -name turbo -o -name npm -o -path "*/apps/*/test" \\) -print';
    const found = docker('run', '--rm', '--entrypoint', 'sh', image, '-c', list);
    if (found) throw new Error(found);
  });

  const first = await step('a club starts, as nobody, on a disk that is read only', start);
  const password = /Password +(\S+)/.exec(docker('logs', container))?.[1] ?? '';
  expect('the first start shows the password of admin', password !== '');
  expect('it is nobody', exec('id', '--user') === '1000');
  expect(
    'it can write its volume, and nothing else',
    exec('sh', '-c', 'touch /srv/x 2>/dev/null || touch /data/x && echo no') === 'no',
  );
  expect('the page of the club is there', (await text('/')).includes('<html'));
  expect('the web app is there', (await text('/login')).includes('<html'));
  expect('admin signs in', await signsIn(password));
  step('a backup is made while it runs', () => {
    docker('exec', container, 'node', 'apps/api/src/commands/backup.ts', '/data/backup.jsonl.gz');
  });
  const stopped = performance.now();
  docker('stop', '--time', '60', container);
  const exitCode = docker('inspect', '--format', '{{.State.ExitCode}}', container);
  expect(`it stops in order, after ${seconds(stopped)}`, exitCode === '0');
  docker('rm', container);
  const second = await step('another container takes over the volume', start);
  expect('what was kept is there: admin signs in', await signsIn(password));
  console.log(`  ready after ${first}, and again after ${second}`);
} catch (error) {
  faults.push(String(error));
  console.log(spawnSync('docker', ['logs', '--tail', '30', container], { encoding: 'utf8' }).stdout ?? '');
} finally {
  spawnSync('docker', ['rm', '--force', '--volumes', container], { stdio: 'ignore' });
  spawnSync('docker', ['volume', 'rm', '--force', volume], { stdio: 'ignore' });
}
console.log([...faults, `${faults.length} faults.`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

/** Runs it by the command of the documents, on another port, and waits until it is healthy. */
async function start(): Promise<string> {
  const begun = performance.now();
  const documented = ['--detach', '--init', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const own = ['--name', container, '--volume', `${volume}:/data`, '--publish', `127.0.0.1:${port}:8080`];
  docker(
    'run',
    ...documented,
    '--security-opt',
    'no-new-privileges',
    ...own,
    '--env',
    `PUBLIC_URL=${url}`,
    image,
  );
  for (const giveUpAt = Date.now() + 300_000; ; await wait(500)) {
    const [state, health] = docker(
      'inspect',
      '--format',
      '{{.State.Status}} {{.State.Health.Status}}',
      container,
    ).split(' ');
    if (state !== 'running') throw new Error(`The container is ${state}.`);
    if (health === 'healthy') return seconds(begun);
    if (Date.now() > giveUpAt) throw new Error('It is not healthy after five minutes.');
  }
}

async function signsIn(password: string): Promise<boolean> {
  const { status } = await fetch(`${url}/api/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('photoclient:')}` },
    body: new URLSearchParams({ grant_type: 'password', username: 'admin', password }),
  });
  return status === 200;
}

async function text(path: string): Promise<string> {
  return (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
}

/** A base of Debian where no registry of images can be reached: as `debian:trixie-slim` is made, but for what that leaves out. */
function makeBase(): string {
  const name = 'tatami-check-base';
  if (docker('images', '--quiet', name)) return name;
  const folder = mkdtempSync(join(tmpdir(), 'tatami-base-'));
  try {
    execFileSync('debootstrap', ['--variant=minbase', 'trixie', folder], { stdio: 'inherit' });
    execFileSync('sh', ['-c', `tar -C ${folder} -c . | docker import - ${name}`], { stdio: 'ignore' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return name;
}

function docker(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0)
    throw new Error(`docker ${args[0]}: ${`${stdout}${stderr}`.trim().split('\n').slice(-25).join('\n')}`);
  // What a container said it may have said on either.
  return (args[0] === 'logs' ? `${stdout}${stderr}` : stdout).trim();
}

function exec(...args: string[]): string {
  return docker('exec', container, ...args);
}

function step<Result>(what: string, does: () => Result): Result {
  console.log(`… ${what}`);
  return does();
}

function expect(what: string, isSo: boolean): void {
  console.log(`${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) faults.push(`It is not so: ${what}.`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
