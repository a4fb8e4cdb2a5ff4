import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { rowLine, type TableEnd } from './format.ts';

/** A table as the database's own catalogue has it. */
export interface StoredTable {
  name: string;
  /** The name of the table in SQL. */
  relation: string;
  /** SQL of the columns that something was written into; the others follow from them. */
  columns: string;
  /** SQL of an order that is the same everywhere. */
  order: string;
  /** Whether it may hold whole files. */
  hasBytes: boolean;
}

const TABLES = `
  select c.relname as name, c.oid::regclass::text as relation,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select string_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end, ', '
        order by array_position(i.indkey::int2[], attnum))
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as "order",
    exists (select from pg_attribute
      where attrelid = c.oid and atttypid = 'bytea'::regtype and not attisdropped) as "hasBytes"
  from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by relname collate "C"`;

export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  return (await client.query<StoredTable>(TABLES)).rows;
}

/** What makes a row the same text in every database; to be said in the transaction that reads or writes rows. */
export const sameTexts = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

const [ROWS, FILES] = [500, 4];

/** The lines of a table, some at a time, as the transaction sees it; at the end what closes them. */
export async function* readTable(
  client: ClientBase,
  { name, relation, columns, order, hasBytes }: StoredTable,
): AsyncGenerator<string, TableEnd> {
  const hash = createHash('sha256');
  let rows = 0;
  await client.query(
    `declare backup no scroll cursor for select ${rowLine(name)} as line from (select ${columns} from ${relation}) r order by ${order}`,
  );
  while (true) {
    const { rows: found } = await client.query<{ line: string }>(
      `fetch ${hasBytes ? FILES : ROWS} from backup`,
    );
    if (found.length === 0) break;
    const lines = found.map(({ line }) => `${line}\n`).join('');
    hash.update(lines);
    rows += found.length;
    yield lines;
  }
  await client.query('close backup');
  return { table: name, rows, sha256: hash.digest('hex') };
}
