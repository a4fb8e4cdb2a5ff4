import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { installedFolder } from '../../src/postgres/binaries.ts';
import { problemOfServer } from '../../src/postgres/external.ts';
import { openPostgres } from '../../src/postgres/open-postgres.ts';
import { createTestDatabase } from '../support/database.ts';
import { query } from './data-folder.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const open = (databaseUrl: string) => openPostgres({ dataDir: '/nowhere', databaseUrl, log });

describe('given DATABASE_URL', () => {
  it('that database serves, and closing leaves it running', async () => {
    const url = await createTestDatabase();
    const postgres = await open(url);
    expect(postgres).toMatchObject({ url, mode: 'external' });
    await postgres.close();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('a port where nobody listens is named, the password is not', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await expect(open(`postgres://me:secret@127.0.0.1:${port}/club`)).rejects.toThrow(
      new RegExp(`^DATABASE_URL: no connection to 127\\.0\\.0\\.1:${port}/club: .*ECONNREFUSED(?!.*secret)`),
    );
  });

  it('a wrong password and a missing database are told apart', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/no-such-club';
    await expect(open(url.href)).rejects.toThrow(/database "no-such-club" does not exist/);
    url.password = 'guess';
    await expect(open(url.href)).rejects.toThrow(/password authentication failed/);
  });

  it('a database in another encoding is refused', async () => {
    await query(
      inject('postgresUrl'),
      `create database latin template template0 encoding 'LATIN2' locale_provider libc locale 'C'`,
    );
    await expect(open(new URL('latin', inject('postgresUrl')).href)).rejects.toThrow(/encoded in LATIN2/);
  });

  it('an old server and one without ICU are refused', () => {
    const good = { version: '15.0', number: 150_000, encoding: 'UTF8', polish: true };
    expect(problemOfServer(good)).toBeUndefined();
    expect(problemOfServer({ ...good, version: '14.20', number: 140_020 })).toMatch(
      /14\.20; Tatami needs 15/,
    );
    expect(problemOfServer({ ...good, polish: false })).toMatch(/without ICU/);
  });
});

it('a machine that npm brings no PostgreSQL for is told to set DATABASE_URL', () => {
  expect(() => installedFolder('sunos-x64')).toThrow(
    'There is no embedded PostgreSQL for sunos-x64. Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
  );
});
