import { appendFileSync, existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { childrenOf, isRunning, until } from '../support/processes.ts';
import {
  folderWithPostgres,
  openIn,
  postmasterOf,
  query,
  serverProcess,
  temporaryFolder,
} from './data-folder.ts';

describe('the embedded database', () => {
  it('is a UTF-8 PostgreSQL 18 with checksums, on loopback only, whose user is no superuser', async () => {
    const postgres = await openIn(temporaryFolder());
    const [row] = await query(
      postgres.url,
      `select current_setting('server_version_num')::int / 10000 as major,
              current_setting('server_encoding') as encoding,
              current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as addresses,
              (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    );
    expect(postgres.mode).toBe('embedded');
    expect(row).toEqual({
      major: 18,
      encoding: 'UTF8',
      checksums: 'on',
      addresses: '127.0.0.1',
      superuser: false,
    });
  });

  it('orders Polish text as a dictionary does', async () => {
    const postgres = await openIn(folderWithPostgres());
    const rows = await query<{ name: string }>(
      postgres.url,
      `select name from unnest(array['Żak', 'Zając', 'Łoś', 'Lis', 'Ćwik', 'Cebula']) as name
       order by name collate "pl-x-icu"`,
    );
    expect(rows.map((row) => row.name)).toEqual(['Cebula', 'Ćwik', 'Lis', 'Łoś', 'Zając', 'Żak']);
  });

  it('lets nobody in without the password, which only the owner can read', async () => {
    const dataDir = temporaryFolder();
    const postgres = await openIn(dataDir);
    const url = new URL(postgres.url);
    expect(statSync(join(dataDir, 'postgres', 'tatami-password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    url.password = 'guess';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    url.username = 'postgres';
    url.password = '';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password/);
  });

  it('keeps its rows over a stop and a start, and a stop leaves no process', async () => {
    const dataDir = folderWithPostgres();
    const before = childrenOf(process.pid);
    const first = await openIn(dataDir);
    await query(first.url, 'create table belt as select 6 as kyu');
    const postmaster = postmasterOf(dataDir);
    await first.close();
    expect(isRunning(postmaster)).toBe(false);
    await until(() => childrenOf(process.pid).every((pid) => before.includes(pid)));
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

    const second = await openIn(dataDir);
    expect(await query(second.url, 'select kyu from belt')).toEqual([{ kyu: 6 }]);
    expect(second.logged).toEqual([]);
  });

  it('writes to the disk before it answers, whatever its configuration file says', async () => {
    const dataDir = folderWithPostgres();
    appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), '\nfsync = off\nsynchronous_commit = off\n');
    const { url } = await openIn(dataDir);
    expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('refuses a second start on one folder and leaves the first alone', async () => {
    const dataDir = folderWithPostgres();
    const first = await openIn(dataDir);
    await expect(openIn(dataDir)).rejects.toThrow(
      `${dataDir}/postgres is in use by the Tatami server with process id ${process.pid}`,
    );
    const { error } = await serverProcess(dataDir).started;
    expect(error).toContain('Stop it first, or choose another DATA_DIR');
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets one of two simultaneous first starts win', async () => {
    const dataDir = temporaryFolder();
    const answers = await Promise.all([1, 2].map(() => serverProcess(dataDir).started));
    expect(answers.filter(({ url }) => url)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error).toContain('is in use by');
  });

  it('comes back on the same address when it falls', async () => {
    const dataDir = folderWithPostgres();
    const postgres = await openIn(dataDir);
    await query(postgres.url, 'create table belt as select 6 as kyu');
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await until(async () => (await query(postgres.url, 'select kyu from belt').catch(() => [])).length === 1);
    expect(postgres.logged[0]).toBe('PostgreSQL ended unexpectedly (SIGKILL): starting it again');
  });

  it('starts again though a process of it hangs, once that is gone', async () => {
    const dataDir = folderWithPostgres();
    const postgres = await openIn(dataDir);
    const postmaster = postmasterOf(dataDir);
    const [hanging = 0] = childrenOf(postmaster);
    process.kill(hanging, 'SIGSTOP');
    process.kill(postmaster, 'SIGKILL');
    await until(() => postgres.logged.includes('PostgreSQL ended unexpectedly (SIGKILL): starting it again'));
    process.kill(hanging, 'SIGKILL');
    await until(async () => (await query(postgres.url, 'select 1').catch(() => [])).length === 1);
  });

  it('tells when it falls and cannot come back', async () => {
    const dataDir = folderWithPostgres();
    const postgres = await openIn(dataDir);
    const gone = new Promise<Error>((resolve) => postgres.onExit(resolve));
    renameSync(join(dataDir, 'postgres', 'global'), join(dataDir, 'postgres', 'elsewhere'));
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    expect((await gone).message).toContain('PostgreSQL did not start');
  });

  it('stays out of a folder that holds something else, or the data of another version', async () => {
    const dataDir = folderWithPostgres();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(openIn(dataDir)).rejects.toThrow(
      /written by PostgreSQL 17; this version of Tatami brings 18/,
    );
    renameSync(join(dataDir, 'postgres', 'PG_VERSION'), join(dataDir, 'postgres', 'photos.zip'));
    await expect(openIn(dataDir)).rejects.toThrow(/not a PostgreSQL data folder/);
  });
});
