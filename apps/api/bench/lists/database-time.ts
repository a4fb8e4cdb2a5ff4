import { median } from '@tatami/tooling/figures';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/database.ts';

/** A statement as the server sends it. */
export interface Sent {
  name?: string;
  text: string;
  values: unknown[];
}

export interface Observed {
  /** Milliseconds that PostgreSQL needs to plan, run and serialise every statement of the request. */
  milliseconds: number;
  bytes: number;
  statements: Sent[];
}

export interface ObservedServer {
  app: FastifyInstance;
  observe(path: string, token: string): Promise<Observed>;
  close(): Promise<void>;
}

/** How often a statement is asked for until it is prepared. */
const USUAL = 3;
/** The first five runs of a prepared statement are planned one by one; what comes after is what the club lives with. */
const WARM_UP = 6;
const REPETITIONS = 7;
/** Milliseconds for all runs of a statement. */
const PATIENCE = 250;

/** The server in this process, whose statements are overheard and then timed by themselves. */
export async function openObservedServer(databaseUrl: string): Promise<ObservedServer> {
  const database = openDatabase(databaseUrl);
  const client = await database.pool.connect();
  let statements: Sent[] = [];
  for (const pool of [database.pool, database.lists]) {
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    pool.query = ((asked: Sent | string, values: unknown[] = []) => {
      const sent = typeof asked === 'string' ? { text: asked, values } : asked;
      // Who is there is known for a second, and looked up once in it.
      if (!sent.name?.startsWith('session-')) statements.push(sent);
      return query(asked, ...(typeof asked === 'string' ? [values] : []));
    }) as typeof pool.query;
  }
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'ERROR' }), database });

  return {
    app,
    async observe(path, token) {
      const headers = { authorization: `Bearer ${token}` };
      // What is asked for again and again is prepared; that is what the club lives with.
      for (let time = 1; time < USUAL; time += 1) await app.inject({ url: `/api${path}`, headers });
      statements = [];
      const { statusCode, body } = await app.inject({ url: `/api${path}`, headers });
      if (statusCode !== 200) throw new Error(`GET ${path}: ${statusCode} ${body}`);
      const sent = statements;
      // What is asked for next is none of it.
      statements = [];
      let milliseconds = 0;
      for (const statement of sent) milliseconds += await timeOf(client, statement);
      return { milliseconds, statements: sent, bytes: Buffer.byteLength(body) };
    },
    async close() {
      client.release();
      await app.close();
      await database.close();
    },
  };
}

/** The median of some runs, planned as often as the server lets it be; of what is far too slow a few have to do. */
async function timeOf(client: pg.PoolClient, { name, text, values }: Sent): Promise<number> {
  await client.query(`set plan_cache_mode = ${name ? 'auto' : 'force_custom_plan'}`);
  await client.query(`prepare observed as ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const times: number[] = [];
  const until = performance.now() + PATIENCE;
  while (times.length < WARM_UP + REPETITIONS && (times.length < 2 || performance.now() < until)) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `explain (analyze, timing off, serialize text, format json) execute observed${given}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (plan) times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  await client.query('deallocate observed');
  return median(times.slice(Math.min(WARM_UP, times.length - 1)));
}

interface Plan {
  'Planning Time': number;
  'Execution Time': number;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
