import pg from 'pg';
import { PostgresError } from './postgres-error.ts';

const OLDEST_VERSION = 150_000;

interface Server {
  version: string;
  number: number;
  encoding: string;
  /** Whether it has the collation of Polish dictionaries. */
  polish: boolean;
}

/** @throws {PostgresError} unless a PostgreSQL answers there that Tatami can work with. */
export async function checkExternal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Server>(`
      select current_setting('server_version') as version,
             current_setting('server_version_num')::int as number,
             current_setting('server_encoding') as encoding,
             exists (select from pg_collation where collname = 'pl-x-icu') as polish`);
    const problem = rows[0] && problemOfServer(rows[0]);
    if (problem) throw new PostgresError(`DATABASE_URL: ${problem}`);
  } catch (error) {
    if (error instanceof PostgresError) throw error;
    throw new PostgresError(`DATABASE_URL: no connection to ${placeOf(url)}: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

export function problemOfServer(server: Server): string | undefined {
  if (server.number < OLDEST_VERSION)
    return `the server is PostgreSQL ${server.version}; Tatami needs 15 or newer.`;
  if (server.encoding !== 'UTF8') return `the database is encoded in ${server.encoding}; Tatami needs UTF8.`;
  if (!server.polish) return 'the server was built without ICU: the collation "pl-x-icu" is missing.';
  return undefined;
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'the local socket'}${port && `:${port}`}${pathname}`;
}

/** A host with several addresses fails with an AggregateError whose own message is empty. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
