import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { DatabaseError } from 'pg';
import { newId } from '../database/columns.ts';
import { prepared } from '../database/prepared.ts';
import { stillInUse } from '../http/problem.ts';
import { isServer } from '../session/viewer.ts';
import { definitions, joins, quote, type Row, type TableDefinition, type Writer } from './definition.ts';
import { removeFiles } from './files.ts';
import { outdate } from './kept-values.ts';
import { columnName, columnOf, recordset } from './recordset.ts';
import { Statement } from './statement.ts';

/*
 * The one door to the rows of the tables. A write, its version, its time and its line in the audit log are one
 * statement, so that none of them is ever without the others; whoever listens hears of it when it is stored. What
 * other tables keep of the rows is put right at the end of the transaction (`kept-values.ts`).
 */

/** The length to which the log keeps what a row was called. */
const LONGEST_NAME = 200;

/** A locked row, and what is to be written into it. */
export interface RowChange {
  /** The row as it stands: at least its id, its names, and what is to change. */
  current: Row;
  values: Row;
}

/** What the audit log says of one write. */
interface Entry {
  id: string;
  row: unknown;
  name: string | null;
  /** The changes by the field: what it was, and what it is. */
  changes: Record<string, [before: unknown, after: unknown]>;
}

/**
 * Writes new rows.
 *
 * @param rows by field, also those that no client may write; what is left out is as the column's default says
 * @returns the rows as the wire shows them, in the same order
 */
export async function insertRows(
  writer: Writer,
  definition: TableDefinition,
  rows: readonly Row[],
  verb = 'create',
): Promise<Row[]> {
  const stamp = writer.now.toISOString();
  const written = rows.map((row) => ({ id: newId(), createdAt: stamp, updatedAt: stamp, ...row }));
  const answered: Row[] = [];
  for (const set of alike(written, (row) => row))
    answered.push(...(await insertAlike(writer, definition, set, verb)));
  await outdate(writer, definition, answered);
  return announce(writer, definition, verb, inOrder(answered, written));
}

async function insertAlike(
  writer: Writer,
  definition: TableDefinition,
  rows: readonly Row[],
  verb: string,
): Promise<Row[]> {
  const [only = {}] = rows;
  const names = Object.keys(only);
  const given = names.map((name) => columnName(definition, name));
  const kept = keptAtOnce(definition);
  const statement = new Statement();
  const source =
    rows.length === 1 && kept.length === 0
      ? `values (${names.map((name) => statement.bind(toColumn(definition, name, only[name]))).join(', ')})`
      : `select ${[...given.map((column) => `t.${column}`), ...kept.map(({ value }) => value)].join(', ')}
         from ${recordset(definition, statement, rows)} t`;
  const columns = [...given, ...kept.map(({ column }) => column)].join(', ');
  const entries = rows.map((row) => entryOf(definition, row, {}, row));
  const text = `with r as (insert into ${definition.relation} (${columns}) ${source} returning *),
    ${audit(writer, definition, statement, entries, verb, nameOfMade(definition))}
    select ${definition.selection} from r t`;
  const { rows: answered } = await writer.client.query<Row>(prepared(text, statement.values));
  return answered;
}

/**
 * The kept values that a row begins with: what can’t be empty is worked out as it is made; the rest begins as its
 * column says.
 */
function keptAtOnce(definition: TableDefinition): { column: string; value: string }[] {
  return (definition.kept ?? []).flatMap(({ fields, sql }) =>
    Object.keys(fields).flatMap((name) => {
      const { notNull, hasDefault } = columnOf(definition, name);
      const value = `(select k.${quote(name)} from (${sql}) k)`;
      return notNull && !hasDefault ? [{ column: columnName(definition, name), value }] : [];
    }),
  );
}

/**
 * Writes other values into locked rows; the version of each grows by one (domain.md, first paragraph). A row that
 * holds the values already is left alone.
 *
 * @returns the rows as the wire shows them, in the same order; those left alone are not among them
 */
export async function changeRows(
  writer: Writer,
  definition: TableDefinition,
  changes: readonly RowChange[],
  verb = 'update',
): Promise<Row[]> {
  const effective = changes.flatMap(({ current, values }) => {
    const different = differences(values, current);
    return Object.keys(different).length > 0 ? [{ current, values: different }] : [];
  });
  const answered: Row[] = [];
  for (const set of alike(effective, ({ values }) => values)) {
    const changed = await changeAlike(writer, definition, set, verb);
    const before = new Map(set.map(({ current }) => [current.id, current]));
    const written = changed.flatMap((row) => [row, { ...row, ...before.get(row.id) }]);
    await outdate(writer, definition, written, Object.keys(set[0]?.values ?? {}));
    answered.push(...changed);
  }
  const inTheirOrder = inOrder(
    answered,
    effective.map(({ current }) => current),
  );
  const before = new Map(effective.map(({ current, values }) => [current.id, asItWas(current, values)]));
  return announce(writer, definition, verb, inTheirOrder, before);
}

/** Rows in which the same fields change. */
async function changeAlike(
  writer: Writer,
  definition: TableDefinition,
  changes: readonly RowChange[],
  verb: string,
): Promise<Row[]> {
  const statement = new Statement();
  const [only] = changes;
  const entries = changes.map(({ current, values }) => entryOf(definition, current, current, values));
  const names = Object.keys(only?.values ?? {});
  const stamp = `updated_at = ${statement.bind(writer.now.toISOString())}, version = t.version + 1`;
  const columns = names.map((name) => [columnName(definition, name), name] as const);
  const update =
    changes.length === 1
      ? `set ${columns.map(([column, name]) => `${column} = ${statement.bind(toColumn(definition, name, only?.values[name]))}`).join(', ')}, ${stamp}
         where t.id = ${statement.bind(only?.current.id)}`
      : `set ${columns.map(([column]) => `${column} = v.${column}`).join(', ')}, ${stamp}
         from ${recordset(
           definition,
           statement,
           changes.map(({ current, values }) => ({ ...values, id: current.id })),
         )} v where t.id = v.id`;
  const text = `with r as (update ${definition.relation} t ${update} returning t.*),
    ${audit(writer, definition, statement, entries, verb)}
    select ${definition.selection} from r t`;
  const { rows } = await writer.client.query<Row>(prepared(text, statement.values));
  return rows;
}

/**
 * Removes locked rows, and what ends with them: what belongs to them goes too, what only names them names nobody.
 *
 * @param rows as the wire shows them
 * @throws {Problem} 409 when a row is still in use
 */
export async function removeRows(
  writer: Writer,
  definition: TableDefinition,
  rows: readonly Row[],
  verb = 'remove',
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await endWith(writer, definition, ids);
  await refuseInUse(writer, definition, ids);
  const entries = rows.map((row) =>
    entryOf(
      definition,
      row,
      row,
      Object.fromEntries([...definition.readable.keys()].map((name) => [name, null])),
    ),
  );
  const statement = new Statement();
  const text = `with r as (delete from ${definition.relation} where id = any(${statement.bind(ids)}::uuid[]) returning id),
    ${audit(writer, definition, statement, entries, verb)}
    select id from r`;
  await writer.client.query(prepared(text, statement.values)).catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === '23503') throw stillInUse();
    throw error;
  });
  await removeFiles(writer, definition, ids);
  await outdate(writer, definition, rows);
  for (const row of rows)
    writer.changed({ table: definition.name, id: String(row.id), verb, version: null, row });
}

/**
 * Says in the log what was done for a row in which nothing changes by it, as with what is kept beside the tables: its
 * version and its time stay.
 *
 * @param row at least its id, its names and its version
 */
export async function logDeed(
  writer: Writer,
  definition: TableDefinition,
  row: Row,
  verb: string,
): Promise<void> {
  const statement = new Statement();
  const text = `with ${audit(writer, definition, statement, [entryOf(definition, row, {}, {})], verb)} select 1`;
  await writer.client.query(prepared(text, statement.values));
  announce(writer, definition, verb, [row]);
}

/** The rows of other tables whose reference to these says that they go with them, or forget them. */
async function endWith(writer: Writer, definition: TableDefinition, ids: readonly unknown[]): Promise<void> {
  for (const { other, column, field, onDelete } of referencesTo(definition)) {
    if (onDelete !== 'cascade' && onDelete !== 'set null') continue;
    const { rows } = await writer.client.query<Row>(
      `select ${other.selection} from ${other.relation} t where t.${column} = any($1::uuid[])
       order by t.id for update of t`,
      [ids],
    );
    if (onDelete === 'cascade') await removeRows(writer, other, rows);
    else
      await changeRows(
        writer,
        other,
        rows.map((current) => ({ current, values: { [field]: null } })),
      );
  }
}

/** @throws {Problem} 409 that says which tables have rows that can't be without these, and how many. */
async function refuseInUse(
  writer: Pick<Writer, 'client'>,
  definition: TableDefinition,
  ids: readonly unknown[],
): Promise<void> {
  const counts = await countUses(writer, definition, ids);
  if (counts.size > 0) throw stillInUse(counts);
}

/** Counts the rows that can't be without these, by the name of their table. */
export async function countUses(
  { client }: Pick<Writer, 'client'>,
  definition: TableDefinition,
  ids: readonly unknown[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { other, column, onDelete } of referencesTo(definition)) {
    if (onDelete === 'cascade' || onDelete === 'set null') continue;
    const { rows } = await client.query<{ count: number }>(
      `select count(*) from ${other.relation} where ${column} = any($1::uuid[])`,
      [ids],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts.set(other.name, (counts.get(other.name) ?? 0) + count);
  }
  return counts;
}

/** Where other tables hold ids of this one. */
function* referencesTo({ table }: TableDefinition) {
  for (const other of definitions()) {
    for (const key of getTableConfig(other.table).foreignKeys) {
      const { columns, foreignTable } = key.reference();
      const [field, column] =
        Object.entries(getTableColumns(other.table)).find(([, each]) => each === columns[0]) ?? [];
      if (foreignTable === table && field && column)
        yield { other, field, column: quote(column.name), onDelete: key.onDelete };
    }
  }
}

/** The values that are not what the row holds, as far as that is known: what never leaves the server is written anyhow. */
export function differences(values: Row, current: Row): Row {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(current[name]),
    ),
  );
}

const asItWas = (current: Row, values: Row): Row =>
  Object.fromEntries(Object.keys(values).map((name) => [name, current[name]]));

/** What the log keeps: neither what never leaves the server, nor what every write changes. */
function entryOf(definition: TableDefinition, row: Row, before: Row, after: Row): Entry {
  const { readable, title, hidden = [] } = definition;
  const kept = Object.entries(after).filter(
    ([name, value]) =>
      readable.get(name)?.column &&
      !hidden.includes(name) &&
      !['id', 'createdAt', 'updatedAt', 'version'].includes(name) &&
      (value ?? null) !== (before[name] ?? null),
  );
  const named = { ...row, ...after };
  const name = title
    .map((field) => named[field] ?? row[field])
    .filter((part) => part !== null && part !== undefined)
    .join(' ');
  return {
    id: newId(),
    row: row.id,
    name: name === '' ? null : name.slice(0, LONGEST_NAME),
    changes: Object.fromEntries(
      kept.map(([field, value]) => [field, [before[field] ?? null, value ?? null]]),
    ),
  };
}

/** SQL of what a row that was just made is called, where that stands in part in other rows. */
function nameOfMade({ title, readable }: TableDefinition): string | undefined {
  const parts = title.flatMap((field) => readable.get(field) ?? []);
  const via = parts.flatMap((part) => part.via);
  if (via.length === 0) return undefined;
  const name = parts.map(({ joined }) => joined).join(', ');
  return `(select left(nullif(concat_ws(' ', ${name}), ''), ${LONGEST_NAME}) from r t ${joins(via)} where t.id = entry."row")`;
}

/**
 * SQL: the lines of the log that belong to the write, in the same statement.
 *
 * @param called SQL of what each row is called, where its entry does not know
 */
function audit(
  { viewer, now }: Writer,
  { name, isPrivate }: TableDefinition,
  statement: Statement,
  entries: readonly Entry[],
  verb: string,
  called = 'entry.name',
): string {
  if (isPrivate) return 'a as (select)';
  const [user, table, at, did] = [isServer(viewer) ? null : viewer.id, name, now.toISOString(), verb].map(
    (value) => statement.bind(value),
  );
  return `a as (insert into audit_log (id, created_at, updated_at, "user", "table", verb, "row", name, changes)
      select entry.id, ${at}::timestamptz, ${at}::timestamptz, ${user}::uuid, ${table}, ${did}, entry."row", ${called}, entry.changes
      from jsonb_to_recordset(${statement.bind(JSON.stringify(entries))}::jsonb) entry(id uuid, "row" uuid, name text, changes jsonb))`;
}

/** A value as the driver takes it: JSON as its text, a list of scalars as a PostgreSQL array. */
function toColumn(definition: TableDefinition, name: string, value: unknown): unknown {
  const isJson = columnOf(definition, name).columnType === 'PgJsonb' && value !== null && value !== undefined;
  return isJson ? JSON.stringify(value) : value;
}

/** Rows of which the same fields are given, together: what is left out is no null. */
function alike<Each>(all: readonly Each[], fieldsOf: (each: Each) => Row): (readonly Each[])[] {
  if (all.length < 2) return all.length === 0 ? [] : [all];
  const sets = new Map<string, Each[]>();
  for (const each of all) {
    const key = Object.keys(fieldsOf(each)).sort().join();
    const set = sets.get(key);
    if (set) set.push(each);
    else sets.set(key, [each]);
  }
  return [...sets.values()];
}

function inOrder(rows: readonly Row[], like: readonly Row[]): Row[] {
  if (rows.length < 2) return [...rows];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return like.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
}

function announce(
  writer: Writer,
  { name: table }: TableDefinition,
  verb: string,
  rows: Row[],
  before: ReadonlyMap<unknown, Row> = new Map(),
): Row[] {
  for (const row of rows) {
    const was = before.get(row.id);
    const { id, version } = row;
    writer.changed({
      table,
      id: String(id),
      verb,
      version: Number(version),
      row,
      ...(was && { before: was }),
    });
  }
  return rows;
}
