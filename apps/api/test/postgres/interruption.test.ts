import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyData } from '@tatami/tooling/copy-data';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { isAway } from '../../src/http/database-problem.ts';
import { accountFor } from '../../src/postgres/account.ts';
import { mayMount, smallDisk } from '../support/disks.ts';
import { childrenOf, isRunning, until } from '../support/processes.ts';
import {
  folderWithPostgres,
  kill,
  openIn,
  postmasterOf,
  query,
  serverProcess,
  temporaryFolder,
} from './data-folder.ts';

describe('given a server that was killed', () => {
  it('its PostgreSQL stops by itself, in order', async () => {
    const dataDir = folderWithPostgres();
    const server = serverProcess(dataDir);
    await server.started;
    const postmaster = postmasterOf(dataDir);
    await kill(server);
    await until(() => !isRunning(postmaster));
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('a PostgreSQL that survived all the same is stopped by the next start, and no row is lost', async () => {
    const dataDir = folderWithPostgres();
    const server = serverProcess(dataDir);
    const { url = '' } = await server.started;
    await query(url, 'create table belt as select 6 as kyu');
    const postmaster = postmasterOf(dataDir);
    for (const pid of childrenOf(server.pid)) if (pid !== postmaster) process.kill(pid, 'SIGKILL');
    await kill(server);
    await wait(300);
    expect(isRunning(postmaster)).toBe(true);

    const next = await openIn(dataDir);
    expect(isRunning(postmaster)).toBe(false);
    expect(next.logged[0]).toContain(`Stopping the PostgreSQL (process ${postmaster})`);
    expect(await query(next.url, 'select kyu from belt')).toEqual([{ kyu: 6 }]);
  });

  it('and a PostgreSQL that was killed with it: the next start recovers', async () => {
    const dataDir = folderWithPostgres();
    const server = serverProcess(dataDir);
    const { url = '' } = await server.started;
    await query(url, 'create table belt as select 6 as kyu');
    process.kill(server.pid, 'SIGSTOP');
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    await kill(server);
    await until(() =>
      openIn(dataDir)
        .then(({ url }) => query(url, 'table belt'))
        .then((rows) => rows.length === 1),
    );
  });
});

describe('given a first start that was interrupted', () => {
  it.each([0, 150, 300, 450])('the next start works (killed %i ms into it)', async (delay) => {
    const dataDir = temporaryFolder();
    const server = serverProcess(dataDir);
    await until(() => readdirSync(dataDir).length > 0);
    await wait(delay);
    await kill(server);
    const { url } = await openIn(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });
});

describe('given a process id in postmaster.pid that something else has now', () => {
  it('starts, and neither deletes the file nor touches that process', async () => {
    const dataDir = folderWithPostgres();
    const { spawn: as } = await accountFor(join(dataDir, 'postgres'));
    const stranger = spawn('/bin/sh', ['-c', 'sleep 60'], { ...as, cwd: '/' });
    onTestFinished(() => void stranger.kill('SIGKILL'));
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(file, `${stranger.pid}\n${join(dataDir, 'postgres')}\n1795155898\n5432\n\n127.0.0.1\n`);

    const { url } = await openIn(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isRunning(stranger.pid ?? 0)).toBe(true);
    expect(readFileSync(file, 'utf8')).not.toContain(`${stranger.pid}\n`);
  });
});

describe.runIf(mayMount)('given a disk that becomes full', () => {
  it('what is written is refused as by a database that is away, and goes on by itself once there is room', async () => {
    const dataDir = smallDisk(200);
    copyData(inject('postgresFolder'), dataDir);
    const { url, logged } = await openIn(dataDir);
    await query(url, 'create table photo (bytes text)');
    const filler = join(dataDir, 'filler');
    expect(spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']).status).toBe(1);
    const write = () =>
      query(url, `insert into photo select string_agg(md5(i::text), '') from generate_series(1, 100000) i`);
    let failure: Error | undefined;
    for (let turn = 0; turn < 50 && !failure; turn += 1)
      await write().catch((error: Error) => {
        failure = error;
      });
    expect(failure && isAway(failure), String(failure)).toBe(true);
    rmSync(filler);
    await until(() =>
      write().then(
        () => true,
        () => false,
      ),
    );
    expect(logged.filter((line) => line.includes('the disk is full')).length).toBeLessThan(2);
  });
});
