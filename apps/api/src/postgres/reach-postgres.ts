import { clusterFolder, isCluster, readPassword } from './cluster.ts';
import { embeddedUrl } from './embedded.ts';
import type { PostgresHandle } from './handle.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';
import { PostgresError } from './postgres-error.ts';
import { runningPort } from './predecessor.ts';

/**
 * The database of a club that is there, also while its server runs: then it is that server's own; otherwise it is
 * started until it is closed.
 *
 * @throws {PostgresError} when there is none.
 */
export async function reachPostgres(options: PostgresOptions): Promise<PostgresHandle> {
  const { dataDir, databaseUrl } = options;
  if (databaseUrl !== null) return openPostgres(options);
  const folder = clusterFolder(dataDir);
  if (!(await isCluster(folder))) throw new PostgresError(`DATA_DIR: there is no club in ${dataDir}.`);
  const port = await runningPort(folder);
  if (!port) return openPostgres(options);
  const url = embeddedUrl(await readPassword(folder), port);
  return { url, mode: 'embedded', onExit: () => {}, close: async () => {} };
}
