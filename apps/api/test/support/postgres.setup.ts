import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/database/migrate.ts';
import { openPostgres } from '../../src/postgres/open-postgres.ts';
import { TEMPLATE } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-test-'));
  const silent = { info: () => {}, warn: () => {}, error: console.error };
  const postgres = await openPostgres({ dataDir, databaseUrl: null, log: silent });
  const template = new URL(TEMPLATE, postgres.url).href;
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(template);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.close();
    await rm(dataDir, { recursive: true });
  };
}
