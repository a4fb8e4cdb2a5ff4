import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tatami/tooling/free-port';
import { until } from './processes.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

/** A proxy that runs, in front of the servers that it was given. */
export interface RunningProxy {
  /** Where it is asked, over TLS or not. */
  origin: string;
  /** All that it has written so far, wherever it writes. */
  log(): string;
  stop(): Promise<void>;
}

/** A program that stands in front of the servers, with the configuration that `deploy` has for it. */
export interface Proxy {
  name: string;
  isInstalled: boolean;
  /** @param nodes the servers, each as `host:port` */
  start(nodes: readonly string[]): Promise<RunningProxy>;
}

const isInstalled = (program: string, ...options: string[]): boolean =>
  spawnSync(program, options).status === 0;

const nginx: Proxy = {
  name: 'nginx',
  isInstalled: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'),
  async start(nodes) {
    const folder = newFolder();
    const [plain, secure] = [await freePort(), await freePort()];
    const file = (name: string) => join(folder, name);
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', file('key.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-nodes', '-subj', '/CN=tatami.example.org', ...key, '-out', file('certificate.pem')],
      { stdio: 'ignore' },
    );
    mkdirSync(file('temporary'));
    const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const [one = '', other = ''] = nodes;
    const configuration = Object.entries({
      '10.0.0.11:8080': one,
      '10.0.0.12:8080': other,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen 443 ': `listen 127.0.0.1:${secure} `,
      '/etc/ssl/tatami/fullchain.pem': file('certificate.pem'),
      '/etc/ssl/tatami/privkey.pem': file('key.pem'),
      '/run/nginx.pid': file('nginx.pid'),
      '/var/log/nginx/error.log': file('error.log'),
      // Where it may write without being root.
      'http {': `http {\n${rooms.map((room) => `${room}_temp_path ${file('temporary')}/${room};`).join('\n')}`,
    }).reduce(replaced, readFileSync(join(deploy, 'nginx.conf'), 'utf8'));
    writeFileSync(file('nginx.conf'), configuration);
    const child = spawn('nginx', ['-e', file('error.log'), '-c', file('nginx.conf'), '-g', 'daemon off;']);
    return running(child, folder, secure, 'https', () => readFileSync(file('error.log'), 'utf8'));
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  isInstalled: isInstalled('caddy', 'version'),
  async start(nodes) {
    const folder = newFolder();
    const port = await freePort();
    const child = spawn('caddy', ['run', '--config', join(deploy, 'Caddyfile')], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        ADMIN: `127.0.0.1:${await freePort()}`,
        SITE: `http://127.0.0.1:${port}`,
        NODES: nodes.join(' '),
      },
    });
    return running(child, folder, port, 'http', () => '');
  },
};

export const proxies: readonly Proxy[] = [nginx, caddy];

/** @throws when there is nothing to replace: the configuration that is tried would be another than the one there is. */
function replaced(text: string, [from, to]: [string, string]): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} in it.`);
  return text.replaceAll(from, to);
}

async function running(
  child: ChildProcess,
  folder: string,
  port: number,
  scheme: 'http' | 'https',
  written: () => string,
): Promise<RunningProxy> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'exit');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The proxy did not start: ${said}`);
    return isListening(port);
  });
  return {
    origin: `${scheme}://127.0.0.1:${port}`,
    log: () => said + written(),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A folder that those may enter for whom a proxy that root has started works. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-proxy-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    (error: Error) => (error.cause as NodeJS.ErrnoException).code !== 'ECONNREFUSED',
  );
}
