import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated database that `postgres.setup.ts` makes once a run. */
export const TEMPLATE = 'tatami_template';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of the test file's own, migrated and otherwise empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(`create database ${name} template ${TEMPLATE}`);
  return {
    url: new URL(name, inject('postgresUrl')).href,
    // While PostgreSQL itself tidies the database up, only it may be told to stop; the run's server goes in the end.
    drop: () =>
      run(`drop database ${name} with (force)`).catch((error: pg.DatabaseError) => {
        if (error.code !== '42501') throw error;
      }),
  };
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
