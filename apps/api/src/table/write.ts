import { getTableColumns } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { newId } from '../database/columns.ts';
import { cleanText } from '../http/clean-text.ts';
import { forbidden } from '../http/problem.ts';
import type { Viewer } from '../session/viewer.ts';
import { type FieldInfo, quote, type Row, type TableDefinition, type WriteContext } from './definition.ts';
import type { TableServices } from './services.ts';
import { prepared, Statement } from './statement.ts';

/** Runs a write and its rules in one transaction. */
export async function inWriteContext<T>(
  services: TableServices,
  viewer: Viewer,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await services.database.transaction((client, tx) =>
    work({
      viewer,
      client,
      tx,
      config: services.config,
      now: services.now(),
      afterCommit: (effect) => effects.push(effect),
      forgetSessions: () => effects.push(services.sessions.forget),
    }),
  );
  for (const effect of effects) effect();
  return result;
}

/** Before validation: texts trimmed, and an empty text for a field that may be null is null. */
export async function cleanBody(request: FastifyRequest, definition: TableDefinition): Promise<void> {
  const body = cleanText(request.body);
  if (body !== null && typeof body === 'object' && !Array.isArray(body)) {
    for (const [name, value] of Object.entries(body)) {
      if (value === '' && definition.writable.get(name)?.nullable) (body as Row)[name] = null;
    }
  }
  request.body = body;
}

/**
 * What of the body is written, in one form however it was given: moments in UTC, ids in small letters. The
 * server's own fields are left out, so a client can't set them.
 */
export function writableValues(definition: TableDefinition, body: Row): Row {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = definition.writable.get(name);
      if (!field) return [];
      return [[name, typeof value === 'string' ? inOneForm(value, field) : value]];
    }),
  );
}

function inOneForm(text: string, { schema }: FieldInfo): string {
  const { format } = schema as { format?: string };
  if (format === 'date-time') return new Date(text).toISOString();
  return format === 'uuid' ? text.toLowerCase() : text;
}

/** What of the body goes beside the columns, for the rules to judge. */
export function alsoValues({ also = {} }: TableDefinition, body: Row): Row {
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(also, name)));
}

/** @throws {Problem} 403 unless the viewer holds the Write right or the row is theirs to write. */
export async function checkWrite(
  definition: TableDefinition,
  context: WriteContext,
  verb: 'create' | 'update' | 'remove',
  values: Row,
  current: Row | null,
): Promise<void> {
  if (context.viewer.has(`${definition.entity}:Write`)) return;
  if (!definition.writeOwn) throw forbidden();
  await definition.writeOwn(context, verb, values, current);
}

type Runner = Pool | PoolClient;

/** A new row under its table's rules, in the transaction of the context. */
export async function createEntity(
  definition: TableDefinition,
  context: WriteContext,
  values: Row,
  also: Row = {},
): Promise<Row> {
  await definition.rules?.lock?.(context, null, values);
  return addEntity(definition, context, values, also);
}

/** The same once the locks are taken. */
export async function addEntity(
  definition: TableDefinition,
  context: WriteContext,
  values: Row,
  also: Row,
): Promise<Row> {
  const { rules = {} } = definition;
  await checkWrite(definition, context, 'create', values, null);
  const accepted = (await rules.beforeInsert?.(context, values, also)) ?? values;
  const inserted = await insertRow(context.client, definition, accepted, context.now);
  if (!rules.afterInsert) return inserted;
  await rules.afterInsert(context, inserted, also);
  return (await readRow(context.client, definition, String(inserted.id))) ?? inserted;
}

/** Other values for a locked row, under its table's rules. The same again change nothing: no new version, no new time. */
export async function changeEntity(
  definition: TableDefinition,
  context: WriteContext,
  current: Row,
  values: Row,
  also: Row,
): Promise<Row> {
  const { rules = {} } = definition;
  const accepted = (await rules.beforeUpdate?.(context, values, current, also)) ?? values;
  if (!differs(accepted, current)) return current;
  const id = String(current.id);
  const updated = await updateRow(context.client, definition, id, accepted, context.now);
  if (!rules.afterUpdate) return updated;
  await rules.afterUpdate(context, updated, current);
  return (await readRow(context.client, definition, id)) ?? updated;
}

export function differs(values: Row, current: Row): boolean {
  return Object.entries(values).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name]),
  );
}

/** Writes a new row as the rules left it, and reads it back as the wire shows it. */
export async function insertRow(
  runner: Runner,
  definition: TableDefinition,
  values: Row,
  now: Date,
): Promise<Row> {
  const stamp = now.toISOString();
  const statement = new Statement();
  const columns: string[] = [];
  const placeholders: string[] = [];
  for (const [name, value] of Object.entries({
    id: newId(),
    createdAt: stamp,
    updatedAt: stamp,
    ...values,
  })) {
    columns.push(columnName(definition, name));
    placeholders.push(statement.bind(toColumn(value)));
  }
  const text = `insert into ${definition.relation} as t (${columns.join(', ')}) values (${placeholders.join(', ')}) returning ${definition.selection}`;
  const { rows } = await runner.query<Row>(prepared(text, statement.values));
  return rows[0] as Row;
}

/** Writes the changed columns; the version grows by one (domain.md, first paragraph). */
export async function updateRow(
  runner: Runner,
  definition: TableDefinition,
  id: string,
  values: Row,
  now: Date,
): Promise<Row> {
  const statement = new Statement();
  const changes = Object.entries({ ...values, updatedAt: now.toISOString() }).map(
    ([name, value]) => `${columnName(definition, name)} = ${statement.bind(toColumn(value))}`,
  );
  const text = `update ${definition.relation} t set ${changes.join(', ')}, version = t.version + 1 where t.id = ${statement.bind(id)} returning ${definition.selection}`;
  const { rows } = await runner.query<Row>(prepared(text, statement.values));
  return rows[0] as Row;
}

/** The row as the wire shows it, derived values included. */
export async function readRow(runner: Runner, definition: TableDefinition, id: string): Promise<Row | null> {
  const { rows } = await runner.query<Row>(
    prepared(`select ${definition.selection} from ${definition.relation} t where t.id = $1`, [id]),
  );
  return rows[0] ?? null;
}

/** JSON and lists of objects go as JSON text, lists of scalars as PostgreSQL arrays. */
function toColumn(value: unknown): unknown {
  const isJson =
    value !== null && typeof value === 'object' && !Array.isArray(value) && !Buffer.isBuffer(value);
  return isJson ? JSON.stringify(value) : value;
}

function columnName(definition: TableDefinition, name: string): string {
  const column = definition.readable.get(name)?.column ?? getTableColumns(definition.table)[name];
  if (!column) throw new Error(`${definition.name}.${name} is no column.`);
  return quote(column.name);
}
