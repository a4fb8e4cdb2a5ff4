import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyData } from '@tatami/tooling/copy-data';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/postgres/open-postgres.ts';
import { seed } from '../src/seed/seed.ts';
import { folderWithPostgres, query, temporaryFolder } from './postgres/data-folder.ts';
import { PASSWORD } from './support/club.ts';
import { createTestDatabase } from './support/database.ts';
import { makeReadOnly, mayMount, smallDisk } from './support/disks.ts';
import { builtServer, childrenOf, compiledBefore, isRunning, until } from './support/processes.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The folder of a club: to make one takes longer than to copy it. */
const clubFolder = mkdtempSync(join(tmpdir(), 'tatami-test-'));
let entry = '';
beforeAll(async () => {
  entry = await builtServer();
  const silent = { info: () => {}, warn: () => {}, error: console.error };
  copyData(inject('postgresFolder'), clubFolder);
  const postgres = await openPostgres({ dataDir: clubFolder, databaseUrl: null, log: silent });
  await migrate(postgres.url);
  const database = openDatabase(postgres.url);
  await seed(database, loadConfig({ ADMIN_PASSWORD: PASSWORD }));
  await database.close();
  await postgres.close();
});
afterAll(() => rmSync(clubFolder, { recursive: true }));

function folderWithClub(): string {
  const folder = temporaryFolder();
  copyData(clubFolder, folder);
  return folder;
}

describe('a server started on an empty folder', () => {
  it('says where it is and the password, which signs in and is not shown again', async () => {
    const dataDir = temporaryFolder();
    const first = run({ DATA_DIR: dataDir });
    const said = await first.banner;
    expect(said).toMatch(new RegExp(`Data folder +${dataDir}\\n`));
    // Whoever sends an invitation would otherwise wait for an answer that can't come.
    expect(said).toMatch(new RegExp(`E-mails +not sent without SMTP_URL, kept in ${dataDir}/outbox\\n`));
    const password = /Password +(\S+)/.exec(said)?.[1] ?? '';
    expect(await signIn(said, password)).toBe(200);
    await first.stop('SIGTERM');

    const second = run({ DATA_DIR: dataDir });
    expect(await second.banner).not.toContain('Password');
    expect(await signIn(await second.banner, password)).toBe(200);
  });

  it('stops when asked before it is ready', async () => {
    const server = run();
    await until(() => childrenOf(server.child.pid ?? 0).length > 0);
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, left: [] });
  });
});

describe('a server started on a folder that holds a club', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tatami-test-'));
  beforeAll(() => copyData(clubFolder, dataDir));
  afterAll(() => rmSync(dataDir, { recursive: true, maxRetries: 20 }));

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops in order on %s', async (signal) => {
    const server = run({ DATA_DIR: dataDir });
    await server.banner;
    expect(await server.stop(signal)).toEqual({ code: 0, left: [] });
  });

  it('stops when the launcher is gone', async () => {
    const server = run({ DATA_DIR: dataDir });
    await server.banner;
    const family = childrenOf(server.child.pid ?? 0);
    server.child.disconnect();
    await once(server.child, 'exit');
    expect(family.length).toBeGreaterThan(0);
    await until(() => !family.some(isRunning));
  });
});

describe('a server on a database of the club', () => {
  it('serves from DATABASE_URL and runs no PostgreSQL of its own', async () => {
    const url = await createTestDatabase();
    const server = run({ DATABASE_URL: url, ADMIN_PASSWORD: PASSWORD });
    const said = await server.banner;
    expect(said).toContain('as DATABASE_URL says');
    expect(said).not.toContain('Password');
    expect(await signIn(said, PASSWORD)).toBe(200);
    expect(childrenOf(server.child.pid ?? 0)).toEqual([]);
    await server.stop('SIGTERM');
  });
});

describe('two servers on one database', () => {
  it('agree within a second on who is signed out', async () => {
    const settings = { DATABASE_URL: await createTestDatabase('seeded') };
    const one = run(settings);
    const here = addressIn(await one.banner);
    const other = run(settings);
    const there = addressIn(await other.banner);

    const { access_token: token } = (await (await askForToken(here, PASSWORD)).json()) as {
      access_token: string;
    };
    const ask = async (address: string, path: string) =>
      (await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask(there, '/authinfo/whoami')).toBe(200);
    expect(await ask(here, '/logout')).toBe(204);
    expect(await ask(here, '/authinfo/whoami')).toBe(401);

    const endedAt = Date.now();
    let lastAccepted = endedAt;
    for (let begun = endedAt; (await ask(there, '/authinfo/whoami')) === 200; begun = Date.now())
      lastAccepted = begun;
    expect(lastAccepted - endedAt).toBeLessThan(1_000);
    await Promise.all([one.stop('SIGTERM'), other.stop('SIGTERM')]);
  });
});

describe('a server that can not start says why in one line and ends with 1', () => {
  it('a port that is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const server = run({ PORT: String(port), DATA_DIR: folderWithPostgres() });
    expect(await server.failure).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another PORT.`,
    );
    // The club is made by now: its password must not be lost.
    expect(await server.banner).toMatch(/Password +\S+/);
  });

  it('a folder that another server uses', async () => {
    const dataDir = folderWithClub();
    await run({ DATA_DIR: dataDir }).banner;
    expect(await run({ DATA_DIR: dataDir }).failure).toMatch(/^\S+ is in use by the Tatami server .*\.$/);
  });

  const why = async (dataDir: string) => (await run({ DATA_DIR: dataDir }).failure).replace(dataDir, '…');

  it('a data folder that is none: without a name, a file, or in a file', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await why(file)).toBe("DATA_DIR: … can't be used: it is a file, or lies in one.");
    expect(await why(join(file, 'data'))).toContain("… can't be used: it is a file, or lies in one.");
    expect(await run({ DATA_DIR: '' }).failure).toContain('DATA_DIR: expected the name of a folder');
  });

  it.runIf(mayMount)(
    'a data folder that can’t be written to: of a disk to be read only, or full',
    async () => {
      const folder = temporaryFolder();
      copyData(inject('postgresFolder'), folder);
      makeReadOnly(folder);
      expect(await why(folder)).toBe("DATA_DIR: … can't be used: the disk can only be read.");
      const full = smallDisk(30);
      expect(await why(full)).toBe("DATA_DIR: … can't be used: the disk is full.");
      expect(readdirSync(full)).toEqual([]);
    },
  );

  it('a first password that nobody might choose', async () => {
    const settings = { DATABASE_URL: await createTestDatabase() };
    expect(await run({ ...settings, ADMIN_PASSWORD: 'krótkie' }).failure).toBe(
      'ADMIN_PASSWORD: it must have 10 to 128 characters.',
    );
    expect(await run({ ...settings, ADMIN_PASSWORD: 'admin admin 12' }).failure).toBe(
      'ADMIN_PASSWORD: This password is easy to guess. Choose another.',
    );
  });

  it('a database of another history', async () => {
    const url = await createTestDatabase();
    await query(url, `update drizzle.__drizzle_migrations set hash = 'old' where id = 1`);
    expect(await run({ DATABASE_URL: url }).failure).toMatch(
      /^The database has another history than this version of Tatami: .*\.$/,
    );
  });

  it('a place for backups that is none', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await run({ BACKUP_DIR: file }).failure).toBe(
      `BACKUP_DIR: ${file} can't be used: it is a file, or lies in one.`,
    );
  });

  it('a database that is not there', async () => {
    expect(await run({ DATABASE_URL: 'postgres://club:secret@127.0.0.1:1/club' }).failure).toBe(
      'DATABASE_URL: no connection to 127.0.0.1:1/club: connect ECONNREFUSED 127.0.0.1:1',
    );
  });
});

describe('a club that is backed up while its server runs', () => {
  it('serves again from an empty folder that the backup is restored into', async () => {
    const [dataDir, empty] = [folderWithClub(), temporaryFolder()];
    const file = join(temporaryFolder(), 'club.jsonl.gz');
    const server = run({ DATA_DIR: dataDir });
    await server.banner;
    expect(await command('backup', file, { DATA_DIR: dataDir })).toMatch(/Holds +\d+ rows/);
    // Its PostgreSQL is the server's: it goes on.
    expect(await signIn(await server.banner, PASSWORD)).toBe(200);
    await server.stop('SIGTERM');
    expect(await command('restore', file, { DATA_DIR: empty })).toContain('the same by count and hash');
    const said = await run({ DATA_DIR: empty }).banner;
    expect(said).not.toContain('Password');
    expect(await signIn(said, PASSWORD)).toBe(200);
    // Without its server it is started for as long as it takes.
    expect(await command('backup', `${file}.2`, { DATA_DIR: dataDir })).toMatch(/Holds +\d+ rows/);
  });
});

async function command(name: string, file: string, settings: Record<string, string>): Promise<string> {
  const script = join(import.meta.dirname, `../src/commands/${name}.ts`);
  const env = { ...compiledBefore, PATH: process.env.PATH, ...settings };
  return (await promisify(execFile)(process.execPath, [script, file], { env })).stdout;
}

interface Server {
  child: ChildProcess;
  /** What it printed, once it is ready. */
  banner: Promise<string>;
  /** What it complained of when it ended with 1. */
  failure: Promise<string>;
  /** The exit code, and the processes it left behind. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null; left: number[] }>;
}

function run(settings: Record<string, string> = {}): Server {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...compiledBefore,
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'ERROR',
      DATA_DIR: temporaryFolder(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let [printed, complained] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const stop: Server['stop'] = async (signal) => {
    const family = childrenOf(child.pid ?? 0);
    child.kill(signal);
    const [code] = await ended;
    // What was killed at the very end has some moments to go.
    await until(() => !family.some(isRunning), 5).catch(() => {});
    return { code, left: family.filter(isRunning) };
  };
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await stop('SIGTERM');
  });
  return {
    child,
    stop,
    banner: until(() => printed.includes('Address') || child.exitCode !== null, 60).then(() => printed),
    failure: ended.then(([code]) => (code === 1 ? complained.trim() : `ended with ${code}`)),
  };
}

const addressIn = (banner: string): string => /Address +(\S+)/.exec(banner)?.[1] ?? '';

function askForToken(address: string, password: string): Promise<Response> {
  return fetch(`${address}/api/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('photoclient:')}` },
    body: new URLSearchParams({ grant_type: 'password', username: 'admin', password }),
  });
}

async function signIn(banner: string, password: string): Promise<number> {
  return (await askForToken(addressIn(banner), password)).status;
}
