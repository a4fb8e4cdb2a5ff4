import { prepared } from '../database/prepared.ts';
import {
  type Followed,
  followersOf,
  type Kept,
  quote,
  type Row,
  type TableDefinition,
  type Writer,
} from './definition.ts';
import { recordset } from './recordset.ts';
import { Statement } from './statement.ts';

/*
 * What rows keep of other tables' rows. It is no write of the row that keeps it: the version and the time stay, and
 * nothing is said in the log, since all of that is said of the write that it follows from.
 */

/**
 * Notes which rows keep something that is no longer true now.
 *
 * @param rows of the written table, as they were and as they are
 * @param fields that were changed; none where rows were made or removed
 */
export async function outdate(
  writer: Writer,
  written: TableDefinition,
  rows: readonly Row[],
  fields?: readonly string[],
): Promise<void> {
  for (const { keeper, kept, followed } of followersOf(written)) {
    if (fields && !fields.some((field) => followed.fields.includes(field))) continue;
    const ids = writer.outdated.get(kept)?.ids ?? new Set();
    for (const id of await keepersOf(writer, written, followed, rows, fields)) if (id) ids.add(id);
    if (ids.size > 0) writer.outdated.set(kept, { keeper, ids });
  }
}

async function keepersOf(
  { client }: Writer,
  written: TableDefinition,
  followed: Followed,
  rows: readonly Row[],
  fields: readonly string[] | undefined,
): Promise<(string | null)[]> {
  if ('keeper' in followed) return rows.map(({ [followed.keeper]: id }) => id as string | null);
  if (rows.length === 0 || !(fields || followed.made)) return [];
  const statement = new Statement();
  const names = ['id', ...followed.fields];
  const known = rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
  const text = `with written as (select * from ${recordset(written, statement, known)}) ${followed.keepers}`;
  const found = await client.query<string[]>({ ...prepared(text, statement.values), rowMode: 'array' });
  return found.rows.map(([id]) => id ?? null);
}

/**
 * Puts right what is kept and no longer true: once a transaction, however much was written in it, in one statement for
 * all rows of a table. Who listens hears of the rows by the verb `keep`, with the version that they had.
 */
export async function keepValues(writer: Writer): Promise<void> {
  const { outdated } = writer;
  while (outdated.size > 0) {
    // Always in the same order, so that two transactions never wait for each other.
    const [first] = [...outdated].sort(([, a], [, b]) => (a.keeper.name < b.keeper.name ? -1 : 1));
    if (!first) return;
    const [kept, { keeper, ids }] = first;
    outdated.delete(kept);
    await keep(writer, keeper, kept, [...ids]);
  }
}

/**
 * Puts right what one row keeps, for an answer that tells it; the rest waits for the end of the transaction.
 *
 * @returns whether it kept something that was no longer true
 */
export async function keepRow(writer: Writer, definition: TableDefinition, id: string): Promise<boolean> {
  let wasUntrue = false;
  for (const [kept, { keeper, ids }] of [...writer.outdated])
    if (keeper === definition && ids.has(id) && (await keep(writer, keeper, kept, [id]))) wasUntrue = true;
  return wasUntrue;
}

/** @returns whether something was put right */
async function keep(
  writer: Writer,
  keeper: TableDefinition,
  kept: Kept,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await putRight(writer, keeper, kept, ids);
  for (const row of rows) {
    const { id, version } = row;
    writer.changed({ table: keeper.name, id: String(id), verb: 'keep', version: Number(version), row });
  }
  await outdate(writer, keeper, rows, Object.keys(kept.fields));
  return rows.length > 0;
}

/** @returns the rows in which something was put right */
async function putRight(
  { client }: Writer,
  { relation, readable }: TableDefinition,
  { fields, sql }: Kept,
  ids: readonly string[],
): Promise<Row[]> {
  // By itself: what others have written meanwhile is seen by the next statement, not by the one that waited for them.
  await client.query(`select from ${relation} where id = any($1::uuid[]) order by id for no key update`, [
    ids,
  ]);
  const columns = Object.keys(fields).map((name) => ({
    name: quote(String(readable.get(name)?.column?.name)),
    value: `k.${quote(name)}`,
  }));
  const stored = [...readable].flatMap(([name, { sql: value, column }]) =>
    column ? [`${value} as ${quote(name)}`] : [],
  );
  const { rows } = await client.query<Row>(
    `update ${relation} t set ${columns.map(({ name, value }) => `${name} = ${value}`).join(', ')}
     from (
       select t.id as keeper, k.* from ${relation} t left join lateral (${sql}) k on true
       where t.id = any($1::uuid[])
     ) k
     where t.id = k.keeper
       and row(${columns.map(({ name }) => `t.${name}`).join(', ')}) is distinct from row(${columns.map(({ value }) => value).join(', ')})
     returning ${stored.join(', ')}`,
    [ids],
  );
  return rows;
}
