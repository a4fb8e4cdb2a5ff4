import { stat } from 'node:fs/promises';
import { PostgresError } from './postgres-error.ts';

/** `nobody` on every Linux. */
const NOBODY = 65534;

/** The system account that PostgreSQL runs under. */
export interface Account {
  uid: number;
  gid: number;
  /** True where the server is root and lends PostgreSQL, which refuses root, another account. */
  switched: boolean;
  /** What `spawn` needs to run a program under this account. */
  spawn: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
}

/** Root runs PostgreSQL as the owner of the data, or as nobody; every other user as themselves. */
export async function accountFor(clusterFolder: string): Promise<Account> {
  const [uid, gid] = [process.getuid?.() ?? NOBODY, process.getgid?.() ?? NOBODY];
  // Settings such as PGDATA or PGPORT of the person's shell are no concern of this PostgreSQL.
  const env = { PATH: process.env.PATH };
  if (uid !== 0) return { uid, gid, switched: false, spawn: { env } };
  if (process.platform !== 'linux')
    throw new PostgresError(
      'PostgreSQL refuses to run as root. Start Tatami as another user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  const owner = await stat(clusterFolder).catch(() => undefined);
  const lent = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
  return { ...lent, switched: true, spawn: { ...lent, env } };
}

/**
 * How a program started in `folder` names that folder. A lent account may not be able to walk there (a home
 * folder is often 0700), but a process always reaches its own working directory, and the server, being root,
 * starts it there. PostgreSQL never leaves the folder, and its children inherit it.
 */
export function nameOfWorkingFolder(folder: string, account: Account): string {
  return account.switched ? '/proc/self/cwd' : folder;
}
