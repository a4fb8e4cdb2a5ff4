import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { toInstant } from './columns.ts';
import { PreparingPool } from './prepared.ts';

export interface Database {
  /** Where it is, for who needs connections of their own. */
  url: string;
  pool: pg.Pool;
  /**
   * The connections of lists, which may be asked for in any order and at any length: whatever they cost, the rest
   * goes on beside them.
   */
  lists: pg.Pool;
  drizzle: NodePgDatabase;
  /** Runs `work` in one transaction: all of it is stored, or none. */
  transaction<T>(work: (client: pg.PoolClient, tx: NodePgDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const { INT8, TIMESTAMPTZ, DATE, TIME } = pg.types.builtins;
/** Lists of these have no name in the driver. */
const [DATE_LIST, TEXT_LIST] = [1182, 1009];

/** Days stay `YYYY-MM-DD`, wall-clock times `HH:MM`, instants become RFC 3339, counts become numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [TIMESTAMPTZ, toInstant],
  [DATE, (text) => text],
  [DATE_LIST, pg.types.getTypeParser(TEXT_LIST)],
  [TIME, (text) => text.slice(0, 5)],
]);

interface DatabaseOptions {
  /** What is told of connections that broke; the pool replaces them. */
  onError?: (error: Error) => void;
  /** What SQL takes for the club's zone; see club-today.ts. */
  clubTimezone?: string;
  /** How long a connection may take to come, or to be free, in milliseconds. */
  connectWithin?: number;
}

export function openDatabase(
  url: string,
  { onError = () => {}, clubTimezone = 'Europe/Warsaw', connectWithin = 5_000 }: DatabaseOptions = {},
): Database {
  const openPool = (max: number, longestStatement: string) => {
    const pool = new PreparingPool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectWithin,
      // A club fits into memory, and each of its statements is over before a plan would have been compiled.
      options: `-c random_page_cost=1.1 -c jit=off -c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${longestStatement} -c idle_in_transaction_session_timeout=30s -c tatami.zone=${clubTimezone}`,
    });
    pool.on('connect', (client) => {
      for (const [oid, parse] of parsers) client.setTypeParser(oid, parse);
      // The pool listens to idle connections alone; one may as well break between two statements of a transaction.
      client.on('error', onError);
    });
    pool.on('error', () => {});
    return pool;
  };
  const pool = openPool(14, '15s');
  const lists = openPool(6, '5s');
  return {
    url,
    pool,
    lists,
    drizzle: drizzle(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(client, drizzle(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((rollbackError: Error) => {
          broken = rollbackError;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async close() {
      await Promise.all([pool.end(), lists.end()]);
    },
  };
}
