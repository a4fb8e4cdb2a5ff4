import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** One number for all Tatami servers: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_284_126_001;

/**
 * Brings the database to this version. The pending migrations run in one transaction under an advisory
 * lock, so that several servers may start at once and a crash leaves the schema as it was.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** Beside the sources as well as beside the bundle. */
function migrationsFolder(): string {
  for (const candidate of ['../../drizzle', '../drizzle']) {
    const folder = fileURLToPath(new URL(candidate, import.meta.url));
    if (existsSync(folder)) return folder;
  }
  throw new Error('The migrations are missing from this installation.');
}
