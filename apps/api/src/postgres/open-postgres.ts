import { openEmbedded } from './embedded.ts';
import { checkExternal } from './external.ts';
import { folderFault } from './folder-fault.ts';
import type { PostgresHandle, PostgresLog } from './handle.ts';

export interface PostgresOptions {
  dataDir: string;
  /** The address of a PostgreSQL; null runs the one that comes with Tatami, with its data in `dataDir`. */
  databaseUrl: string | null;
  log: PostgresLog;
}

/**
 * Gives the server its database: the one at `databaseUrl`, or an embedded one.
 *
 * @throws {PostgresError} when there is none to be had; the message says what to do.
 */
export async function openPostgres({ dataDir, databaseUrl, log }: PostgresOptions): Promise<PostgresHandle> {
  if (databaseUrl === null)
    return openEmbedded(dataDir, log).catch((error: NodeJS.ErrnoException) => {
      throw (error.path && folderFault(dataDir, error.code ?? '')) || error;
    });
  await checkExternal(databaseUrl);
  return { url: databaseUrl, mode: 'external', onExit: () => {}, close: async () => {} };
}
