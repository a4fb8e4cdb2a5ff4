import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountFor } from '../../src/postgres/account.ts';
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
