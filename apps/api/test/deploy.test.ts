import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { loadConfig, settingNames } from '../src/config.ts';
import { openTestClub } from './support/club.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const operations = read('docs/operations.md');

function isThere(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: Record<string, { ipv4_address: string }>;
  depends_on?: Record<string, unknown>;
}

describe('the containers of deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');
  const { services, networks, volumes } = parse(text, { merge: true });
  const one: Service = services.one;
  const two: Service = services.two;
  const proxy: Service = services.proxy;
  /** What an operator puts into `.env`. */
  const given: Record<string, string> = {
    SITE: 'tatami.example.org',
    POSTGRES_PASSWORD: 'a1'.repeat(32),
    BROKER_PASSWORD: 'b2'.repeat(32),
    METRICS_TOKEN: 'c3'.repeat(32),
    ENCRYPTION_KEY: Buffer.alloc(32, 'key').toString('base64'),
    SMTP_URL: 'smtps://club:password@mail.example.org',
  };
  const settingsOf = ({ environment = {} }: Service) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        String(value).replaceAll(/\$\{(\w+):\?\}/g, (_, variable) => given[variable] ?? ''),
      ]),
    );

  it.each([
    ['one', one],
    ['two', two],
  ])('tell the server %s nothing but settings there are, and such as it starts with', (_, service) => {
    const settings = settingsOf(service);
    expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
    const config = loadConfig({ ...settings, HOST: '0.0.0.0', DATA_DIR: '/data' });
    expect(config).toMatchObject({ publicUrl: 'https://tatami.example.org', smtpUrl: given.SMTP_URL });
    const places = [config.databaseUrl, config.brokerUrl].map((url) => new URL(url ?? '').hostname);
    expect(places.filter((place) => !(place in services))).toEqual([]);
  });

  it('tell both servers the same, but for who makes the backup', () => {
    const { BACKUP_DIR, ...others } = settingsOf(one);
    expect(settingsOf(two)).toEqual(others);
    expect(one.volumes).toContain(`backup:${BACKUP_DIR}`);
  });

  it('let the servers believe the proxy, at its own address in their network', () => {
    const address = proxy.networks?.default?.ipv4_address ?? '';
    expect(loadConfig(settingsOf(one)).trustedProxies).toEqual([address]);
    const [subnet] = networks.default.ipam.config[0].subnet.split('.0/24');
    expect(address.startsWith(`${subnet}.`)).toBe(true);
    const [others, prefix] = networks.default.ipam.config[0].ip_range.split('/');
    const taken = new BlockList();
    taken.addSubnet(others, Number(prefix));
    expect(taken.check(others)).toBe(true);
    expect(taken.check(address)).toBe(false);
    const nodes = proxy.environment?.NODES?.split(' ') ?? [];
    expect(nodes.map((node) => node.replace(':8080', ''))).toEqual(['one', 'two']);
  });

  it('ask the operator for what the documentation says, and give the rest themselves', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect([...asked].toSorted()).toEqual(Object.keys(given).toSorted());
    const [, said = ''] = /It asks for a file `\.env` with ([^.]+)/.exec(operations) ?? [];
    for (const name of asked) expect(said).toContain(`\`${name}\``);
  });

  it('wait for each other by names there are, keep what is theirs, and are made of files there are', () => {
    for (const [name, service] of Object.entries<Service>(services)) {
      expect(Object.keys(service.depends_on ?? {}).filter((other) => !(other in services))).toEqual([]);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        const isThere = source.startsWith('.')
          ? existsSync(join(root, 'deploy', source))
          : Object.hasOwn(volumes, source);
        expect(isThere, `${name}: ${volume}`).toBe(true);
      }
    }
  });

  it('build the one image of both servers once', () => {
    expect(two.image).toBe(one.image);
    const built = Object.values<Service>(services).flatMap(({ build }) => build ?? []);
    expect(built).toEqual([one.build]);
    for (const { context, dockerfile } of built)
      expect(existsSync(join(root, 'deploy', context, dockerfile))).toBe(true);
  });
});

test('the image is made from Debian, with the pnpm and the Node of the repository', () => {
  const image = read('deploy/Dockerfile');
  const { packageManager } = JSON.parse(read('package.json'));
  expect(new Set(image.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
  expect(image).toContain('ARG BASE=debian:trixie-slim\n');
  // What a stage begins with is the base, or another stage.
  const stages = [...image.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(
    ([, from, name]) => `${name} from ${from?.replaceAll(/\W/g, '')}`,
  );
  expect(stages).toEqual(['build from BASE', 'server from BASE', 'club from server']);
  expect(image).toContain('exec node --print process.execPath)" /srv/node');
});

test('a server among several keeps nothing in its container, and no volume is made for it', () => {
  const [, server = '', club = ''] = read('deploy/Dockerfile').split(/^FROM (?:\S+) AS (?=server|club)/m);
  expect(server).not.toContain('VOLUME');
  expect(club).toContain('VOLUME /data');
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  expect(services.one.build.target).toBe('server');
});

const units = ['tatami.service', 'tatami-backup.service'];

test('a unit tells the server nothing but settings there are', () => {
  for (const unit of units) {
    const given =
      read(`deploy/${unit}`)
        .match(/(?<=^Environment=).+/m)?.[0]
        .split(' ') ?? [];
    const names = given.map((setting) => setting.split('=')[0] ?? '');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    for (const path of read(`deploy/${unit}`).match(/apps\/api\/src\/\S+/g) ?? [])
      expect(existsSync(join(root, path)), path).toBe(true);
  }
});

test.runIf(isThere('systemd-analyze'))('systemd takes the units, and finds little that they expose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Where the repository is here.
  for (const unit of units)
    writeFileSync(join(folder, unit), read(`deploy/${unit}`).replaceAll('/opt/tatami', root));
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args, ...units.map((unit) => join(folder, unit))], { encoding: 'utf8' });
  const verified = analyze('verify', '--recursive-errors=no');
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  // Of 10: what is above is “exposed”. The club's own is to be well below.
  const offline = ['security', '--offline=true', '--no-pager'];
  expect(analyze(...offline, '--threshold=30').status).toBe(0);
  const [club = ''] = units;
  const { status } = spawnSync('systemd-analyze', [...offline, '--threshold=20', join(folder, club)]);
  expect(status).toBe(0);
});

test('the commands that the image keeps are where the documentation says', () => {
  const [, commands] = /^### In containers\n(.+?)\n## /ms.exec(operations) ?? [];
  const said = commands?.match(/(?<=node )apps\/api\/\S+/g) ?? [];
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe('what is written of metrics', () => {
  let told: string;
  beforeAll(async () => {
    const club = await openTestClub();
    const ask = async () => (await club.admin.get('/metrics')).body;
    await ask();
    told = await ask();
    await club.close();
  });

  /** The names in a text that are none of those that the server tells. */
  const unknown = (text: string): string[] =>
    [...new Set(text.match(/\b(?:http|tatami|process|nodejs)_[a-z0-9_]+\b/g))].filter((name) => {
      const family = name.replace(/_(bucket|count|sum)$/, '');
      return ![name, family].some(
        (each) => told.includes(`\n# TYPE ${each} `) || told.startsWith(`# TYPE ${each} `),
      );
    });

  it('in the documentation is all that there is, and nothing else', () => {
    expect(unknown(operations)).toEqual([]);
    const ours = [...told.matchAll(/^# TYPE ((?:http|tatami)_\w+)/gm)].map(([, name]) => name ?? '');
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('in the dashboard is told by the server, and shown once by panels beside each other', () => {
    const text = read('deploy/grafana-dashboard.json');
    const { panels } = JSON.parse(text);
    const expressions: string[] = panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    );
    expect(expressions.length).toBeGreaterThan(20);
    expect(unknown(expressions.join('\n'))).toEqual([]);
    const places = panels.flatMap(
      ({ gridPos: { x, y, w, h } }: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }) =>
        Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('for Prometheus leads to where the server tells it, without a token in the file', () => {
    const { scrape_configs: [job] = [] } = parse(read('deploy/prometheus.yml'));
    expect(`${loadConfig({}).apiPrefix}/metrics`).toBe(job.metrics_path);
    expect(Object.keys(job.authorization)).toEqual(['credentials_file']);
    const dashboard = read('deploy/grafana-dashboard.json');
    expect(new Set(dashboard.match(/job=\\"\w+\\"/g))).toEqual(new Set([`job=\\"${job.job_name}\\"`]));
  });
});

test('the documentation tells of each setting, and of none that there is not', () => {
  const rows = operations.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line));
  const named = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  expect(named.map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted());
});
