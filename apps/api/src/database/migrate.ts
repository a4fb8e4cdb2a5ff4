import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { PostgresError } from '../postgres/postgres-error.ts';
import { installQueues } from '../queue/queues.ts';

/** One number for all Tatami servers: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_284_126_001;

/** Where drizzle-kit writes down which migrations a database has run. */
const HISTORY = 'drizzle.__drizzle_migrations';

/** One step from an empty database to that of this version. */
export interface Migration extends MigrationMeta {
  name: string;
}

/**
 * Brings the database to this version. The pending migrations run in one transaction under an advisory
 * lock, so that several servers may start at once and a crash leaves the schema as it was; so do those of the queue,
 * in a transaction of their library's.
 *
 * @throws {PostgresError} when the database has another history.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    await runMigrations(client, allMigrations());
    await client.query('commit');
    await installQueues(client);
  } finally {
    await client.end();
  }
}

/** Runs those that the database has not run yet, in the caller's transaction. */
export async function runMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  const history = await historyOf(client);
  const strange = history.length > 0 ? strangeHistory(history, migrations) : await strangeTables(client);
  if (strange) throw new PostgresError(`The database ${strange}`);
  await client.query(`create schema if not exists drizzle;
    create table if not exists ${HISTORY} (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations.slice(history.length)) {
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${HISTORY} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}

/** The hashes of the migrations that the database has run, in their order. */
export async function historyOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('${HISTORY}') as history`);
  if (!found[0].history) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${HISTORY} order by id`);
  return rows.map(({ hash }) => hash);
}

/** Why a history can't be gone on with; undefined when it is the beginning of ours. */
export function strangeHistory(
  history: readonly string[],
  migrations: readonly Pick<Migration, 'hash' | 'name'>[],
): string | undefined {
  const step = history.findIndex((hash, index) => hash !== migrations[index]?.hash);
  if (step === -1) return undefined;
  if (step === migrations.length)
    return `comes from a newer Tatami: it has run ${history.length} migrations, of which this version knows ${step}. Install that version, or a newer one.`;
  return `has another history than this version of Tatami: migration ${migrations[step]?.name} is not the one that it has run. Install the version that it comes from.`;
}

/** Why a database without a history can't be taken; what an extension brought is nobody's data. */
async function strangeTables(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by relname limit 1`,
  );
  return rows[0]
    ? `belongs to another program: it has a table "${rows[0].name}" that Tatami did not make. Choose an empty one.`
    : undefined;
}

/** All that this version has, in their order. */
export function allMigrations(folder = migrationsFolder()): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, index) => ({
    ...migration,
    name: entries[index]?.tag ?? '',
  }));
}

/** The folder of the migrations, beside the sources as well as beside the bundle. */
function migrationsFolder(): string {
  for (const candidate of ['../../drizzle', '../drizzle']) {
    const folder = fileURLToPath(new URL(candidate, import.meta.url));
    if (existsSync(folder)) return folder;
  }
  throw new Error('The migrations are missing from this installation.');
}
