import type { FastifyRequest } from 'fastify';
import { prepared } from '../database/prepared.ts';
import { cleanText } from '../http/clean-text.ts';
import { forbidden } from '../http/problem.ts';
import { isServer, type Viewer } from '../session/viewer.ts';
import type { Change } from './changes.ts';
import type { FieldInfo, Row, TableDefinition, WriteContext, Writer } from './definition.ts';
import { changeRows, differences, insertRows, removeRows } from './door.ts';
import { keepRow, keepValues } from './kept-values.ts';
import { lockRowByKey } from './lock-row.ts';
import type { TableServices } from './services.ts';

/** A row as it was written, and whether it is new. */
export interface Written {
  status: 200 | 201;
  row: Row;
}

/** Runs a write and its rules in one transaction; whoever listens hears of its changes when they are stored. */
export async function inWriteContext<T>(
  { changes, config, database, now }: Pick<TableServices, 'changes' | 'config' | 'database' | 'now'>,
  viewer: Viewer,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  const stored: Change[] = [];
  const changed = (change: Change) => stored.push(change);
  const result = await database.transaction(async (client, tx) => {
    const context = { viewer, client, tx, config, now: now(), changed, outdated: new Map() };
    const answer = await work(context);
    await keepValues(context);
    await changes.settle([...stored], context);
    return answer;
  });
  changes.publish(stored, isServer(viewer) ? null : viewer.id);
  return result;
}

/** Does it for the sake of its answer: a preview runs the very code of the write, then takes back what it stored. */
export async function asIf<T>(
  context: WriteContext,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  await context.client.query('savepoint before_preview');
  const answer = await work({ ...context, changed: () => {}, outdated: new Map() });
  await context.client.query('rollback to savepoint before_preview');
  return answer;
}

/** Cleans a body before validation: texts are trimmed, and an empty text for a field that may be null is null. */
export async function cleanBody(request: FastifyRequest, definition: TableDefinition): Promise<void> {
  request.body = cleanRow(definition, request.body);
}

export function cleanRow(definition: TableDefinition, sent: unknown): Row {
  const row = cleanText(sent, passwordsOf(definition)) as Row;
  if (row !== null && typeof row === 'object' && !Array.isArray(row)) {
    for (const [name, value] of Object.entries(row)) {
      if (value === '' && definition.writable.get(name)?.nullable) row[name] = null;
    }
  }
  return row;
}

/** The passwords as they were typed, outer spaces too: where one signs in nothing is trimmed. */
const passwordsOf = ({ sentBeside = {} }: TableDefinition): ReadonlySet<string> =>
  new Set(
    Object.keys(sentBeside).filter((name) => (sentBeside[name] as { format?: string }).format === 'password'),
  );

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
export function valuesBeside({ sentBeside = {} }: TableDefinition, body: Row): Row {
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(sentBeside, name)));
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

/**
 * A row as a POST gives it, under its table's rules: a new one, or where the table has a natural key and a row with
 * it is there, other values for that.
 */
export async function saveEntity(
  definition: TableDefinition,
  context: WriteContext,
  values: Row,
  beside: Row,
): Promise<Written & { before?: Row }> {
  const { naturalKey, rules } = definition;
  if (!naturalKey) return { status: 201, row: await createEntity(definition, context, values, beside) };
  await rules?.lock?.(context, null, values);
  const before = await lockRowByKey(context, definition, naturalKey, values);
  if (!before) return { status: 201, row: await addEntity(definition, context, values, beside) };
  await checkWrite(definition, context, 'update', values, before);
  return { status: 200, row: await changeEntity(definition, context, before, values, beside), before };
}

/** A new row under its table's rules, in the transaction of the context. */
export async function createEntity(
  definition: TableDefinition,
  context: WriteContext,
  values: Row,
  beside: Row = {},
): Promise<Row> {
  await definition.rules?.lock?.(context, null, values);
  return addEntity(definition, context, values, beside);
}

/** The same once the locks are taken. */
async function addEntity(
  definition: TableDefinition,
  context: WriteContext,
  values: Row,
  beside: Row,
): Promise<Row> {
  const { rules = {} } = definition;
  await checkWrite(definition, context, 'create', values, null);
  const accepted = (await rules.beforeInsert?.(context, values, beside)) ?? values;
  const [inserted = {}] = await insertRows(context, definition, [accepted]);
  await rules.afterInsert?.(context, inserted, beside);
  return answerOf(context, definition, inserted, rules.afterInsert !== undefined);
}

/** Other values for a locked row, under its table's rules. The same again change nothing: no new version, no new time. */
export async function changeEntity(
  definition: TableDefinition,
  context: WriteContext,
  current: Row,
  values: Row,
  beside: Row = {},
): Promise<Row> {
  const { rules = {} } = definition;
  const accepted = (await rules.beforeUpdate?.(context, values, current, beside)) ?? values;
  const [updated] = await changeRows(context, definition, [{ current, values: accepted }]);
  if (!updated) return answerOf(context, definition, current, false);
  await rules.afterUpdate?.(context, updated, current);
  return answerOf(context, definition, updated, rules.afterUpdate !== undefined);
}

/** Takes a locked row away, under its table's rules. */
export async function removeEntity(
  definition: TableDefinition,
  context: WriteContext,
  current: Row,
): Promise<void> {
  const { rules = {} } = definition;
  await rules.refuseRemoval?.(context, current);
  await rules.beforeRemove?.(context, current);
  await removeRows(context, definition, [current]);
  await rules.afterRemove?.(context, current);
}

/** Takes locked rows away, under their table's rules: together, where nothing is done before each. */
export async function removeEntities(
  definition: TableDefinition,
  context: WriteContext,
  rows: readonly Row[],
): Promise<void> {
  const { rules = {} } = definition;
  if (rules.beforeRemove) {
    for (const row of rows) await removeEntity(definition, context, row);
    return;
  }
  for (const row of rows) await rules.refuseRemoval?.(context, row);
  await removeRows(context, definition, rows);
  for (const row of rows) await rules.afterRemove?.(context, row);
}

/** Does with a locked row what the table's action of this name does. */
export async function actOnEntity(
  definition: TableDefinition,
  context: WriteContext,
  name: string,
  current: Row,
  body: Row = {},
): Promise<Row> {
  const action = definition.actions?.[name];
  if (!action) throw new Error(`${definition.name} has no action ${name}.`);
  const values = await action.change(context, current, body);
  if (!values || Object.keys(differences(values, current)).length === 0) return current;
  const [changed = current] = await changeRows(context, definition, [{ current, values }], name);
  await action.after?.(context, changed, current, body);
  return answerOf(context, definition, changed, action.after !== undefined);
}

/** A written row as it stands after all that its rules did, with what it keeps of it. */
async function answerOf(
  context: WriteContext,
  definition: TableDefinition,
  row: Row,
  wasFollowed: boolean,
): Promise<Row> {
  const id = String(row.id);
  const isKept = await keepRow(context, definition, id);
  return (isKept || wasFollowed ? await readRow(context, definition, id) : null) ?? row;
}

/** The row as the wire shows it, derived values included. */
export async function readRow(
  { client }: Pick<Writer, 'client'>,
  definition: TableDefinition,
  id: string,
): Promise<Row | null> {
  const { rows } = await client.query<Row>(
    prepared(`select ${definition.selection} from ${definition.relation} t where t.id = $1`, [id]),
  );
  return rows[0] ?? null;
}
