import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '@tatami/tooling/copy-data';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openPostgres } from '../../src/postgres/open-postgres.ts';
import { seed } from '../../src/seed/seed.ts';
import { PASSWORD } from './club.ts';
import { templates } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresFolder: string;
  }
}

/** One PostgreSQL for the whole run, with the databases that test files copy, and the folder of one that nobody has used. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const unused = await mkdtemp(join(tmpdir(), 'tatami-test-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-test-'));
  const silent = { info: () => {}, warn: () => {}, error: console.error };
  await (await openPostgres({ dataDir: unused, databaseUrl: null, log: silent })).close();
  copyData(unused, dataDir);
  const postgres = await openPostgres({ dataDir, databaseUrl: null, log: silent });
  const { migrated, seeded } = templates;
  const client = new pg.Client(postgres.url);
  await client.connect();
  // Nothing here outlives the run: no answer waits for the disk.
  await client.query('alter role current_user set synchronous_commit = off');
  await client.query(`create database ${migrated}`);
  await migrate(new URL(migrated, postgres.url).href);
  await client.query(`create database ${seeded} template ${migrated}`);
  await client.end();
  const database = openDatabase(new URL(seeded, postgres.url).href);
  await seed(database, loadConfig({ ADMIN_PASSWORD: PASSWORD }));
  await database.close();
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresFolder', unused);
  return async () => {
    await postgres.close();
    for (const folder of [unused, dataDir]) await rm(folder, { recursive: true });
  };
}
