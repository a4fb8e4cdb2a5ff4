// A process of its own with an embedded database, for the tests to kill.
import { openPostgres } from '../../src/postgres/open-postgres.ts';

const [, , dataDir = ''] = process.argv;
const tell = (message: object) => process.send?.(message);
const log = (warning: string) => tell({ warning });

try {
  const postgres = await openPostgres({
    dataDir,
    databaseUrl: null,
    log: { info: log, warn: log, error: log },
  });
  process.on('SIGTERM', async () => {
    await postgres.close();
    process.disconnect();
  });
  tell({ url: postgres.url });
} catch (error) {
  tell({ error: String(error) });
  process.disconnect();
}
