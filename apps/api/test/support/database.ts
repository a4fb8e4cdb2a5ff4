import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** What `postgres.setup.ts` makes once a run, to be copied: a migrated database, and the same as a first start leaves it; and one with nothing in it. */
export const templates = {
  empty: 'template1',
  migrated: 'tatami_migrated',
  seeded: 'tatami_seeded',
} as const;

/**
 * The address of a database of the test file's own, otherwise empty. It goes with the run's server, as to drop one takes
 * longer than to make it.
 */
export async function createTestDatabase(template: keyof typeof templates = 'migrated'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(`create database ${name} template ${templates[template]}`).finally(() => client.end());
  return new URL(name, inject('postgresUrl')).href;
}
