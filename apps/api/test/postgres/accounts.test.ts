import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountFor } from '../../src/postgres/account.ts';
import { installedFolder, usableBinaries } from '../../src/postgres/binaries.ts';
import { runningProcess } from '../../src/postgres/running-process.ts';
import {
  folderWithPostgres,
  openIn,
  postmasterOf,
  query,
  serverProcess,
  temporaryFolder,
} from './data-folder.ts';

const root = process.getuid?.() === 0;
/** `daemon` on every Linux: initdb refuses a user without a name. */
const SOMEONE = 1;

describe.runIf(root)('started by root', () => {
  it('PostgreSQL runs as nobody, also below a home folder that only root may enter', async () => {
    const home = temporaryFolder();
    chmodSync(home, 0o700);
    const dataDir = join(home, 'club', 'data');
    const { url } = await openIn(dataDir);
    await query(
      url,
      'create table belt as select generate_series(1, 1000) as kyu; create index on belt (kyu)',
    );
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(65534);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(65534);
    expect(statSync(dataDir).uid).toBe(0);
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  it('PostgreSQL runs as the owner of data that a user made', async () => {
    const dataDir = folderWithPostgres();
    giveTo(join(dataDir, 'postgres'), SOMEONE);
    await openIn(dataDir);
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(SOMEONE);
  });

  it('data that was copied without its owner and permissions serves again', async () => {
    const [dataDir, copy] = [folderWithPostgres(), temporaryFolder()];
    const first = await openIn(dataDir);
    await query(first.url, 'create table belt as select 6 as kyu');
    await first.close();
    cpSync(dataDir, copy, { recursive: true });
    giveTo(copy, 0);
    chmodSync(join(copy, 'postgres'), 0o755);
    const { url } = await openIn(copy);
    expect(await query(url, 'table belt')).toEqual([{ kyu: 6 }]);
  });

  it('an installation that only root may enter is copied once to where nobody can run it', async () => {
    const [home, cache] = [temporaryFolder(), temporaryFolder()];
    chmodSync(home, 0o700);
    chmodSync(cache, 0o755);
    const hidden = join(home, 'linux', 'native');
    cpSync(join(installedFolder(), '..'), join(home, 'linux'), { recursive: true, verbatimSymlinks: true });
    const account = await accountFor(join(home, 'none'));
    const first = await usableBinaries(account, hidden, join(cache, 'tatami'));
    const { mtimeMs } = statSync(first.postgres);
    expect(first.postgres).toMatch(/\/tatami\/postgresql-linux-[a-z0-9]+-18\.[^/]+\/bin\/postgres$/);
    expect(await usableBinaries(account, hidden, join(cache, 'tatami'))).toEqual(first);
    expect(statSync(first.postgres).mtimeMs).toBe(mtimeMs);
    expect(statSync(first.initdb).mode & 0o777).toBe(0o755);
  });
});

describe.runIf(root && everyoneMayRead())('started by a user', () => {
  it('PostgreSQL runs as that user', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    mkdirSync(dataDir);
    giveTo(join(dataDir, '..'), SOMEONE);
    const { url = '' } = await serverProcess(dataDir, { uid: SOMEONE, gid: SOMEONE }).started;
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(SOMEONE);
    expect(runningProcess(postmasterOf(dataDir))?.command).toContain(`-D ${dataDir}/postgres`);
  });

  it('data that root made is refused with the way out', async () => {
    const dataDir = folderWithPostgres();
    chmodSync(dataDir, 0o777);
    const { error } = await serverProcess(dataDir, { uid: SOMEONE, gid: SOMEONE }).started;
    expect(error).toMatch(/belongs to user id 65534.*chown/);
  });
});

function giveTo(folder: string, uid: number): void {
  chownSync(folder, uid, uid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), uid, uid);
}

/** A clone below root's own home can't be run by anyone else. */
function everyoneMayRead(): boolean {
  const [uid, gid] = [SOMEONE, SOMEONE];
  return spawnSync(process.execPath, ['--check', import.meta.filename], { uid, gid, cwd: '/' }).status === 0;
}
