import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import { tableNames } from '../../database/table-names.ts';
import { defineTable, definitions } from '../../table/definition.ts';
import { nullable, oneOf, pictureOf, reference, text } from '../../table/fields.ts';
import { auditLog } from './columns.ts';

/** How long it is kept (domain.md, Kept for the club). */
const KEPT_MONTHS = 24;

const whoDidIt = { table: 'user', as: 'u', by: 'user' };

export const auditLogTable = defineTable<typeof auditLog.$inferSelect>({
  name: 'audit-log',
  entity: 'AuditLog',
  description: `Who wrote what, and when. Written by the server alone, and kept for ${KEPT_MONTHS} months.`,
  table: auditLog,
  fields: {},
  readOnly: {
    user: { ...reference('user'), description: 'Who did it; null for the server itself.' },
    table: oneOf(tableNames, { description: 'The name of the table on the wire.' }),
    row: { ...Type.String({ format: 'uuid' }), description: 'The id of the row, which may be gone.' },
    verb: { ...text(64), description: '`create`, `update`, `remove`, or the name of an action.' },
    name: { ...text(200), description: 'What the row was called then.' },
    changes: Type.Unsafe({
      type: 'object',
      description: 'What each field was, and what it is, but for what never leaves the server.',
      additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
    }),
    belongsTo: {
      ...Type.String({ format: 'uuid' }),
      description: 'Whose guardian was made, removed or given to another; their history tells of it.',
    },
  },
  derived: {
    username: { schema: nullable(text(64)), sql: 'u.username', via: [whoDidIt] },
    userFirstName: { schema: nullable(text(100)), sql: 'u.first_name', via: [whoDidIt] },
    userLastName: { schema: nullable(text(100)), sql: 'u.last_name', via: [whoDidIt] },
    userPicture: { schema: pictureOf('user'), sql: 'u.picture', via: [whoDidIt] },
  },
  title: ['name'],
  sort: ['createdAt,desc'],
  without: ['create', 'update', 'remove'],
});

/**
 * Whoever was erased is not told of in the log either: that something was done stays, what it was does not.
 *
 * @param rows what is told of them
 * @param people themselves, after whom rows were called that may be gone by now
 */
export async function eraseFromLog(
  { client }: { client: Pick<PoolClient, 'query'> },
  rows: readonly string[],
  people: readonly string[],
): Promise<void> {
  const called = [...calledAfterPeople()].map(
    ({ table, by }) =>
      `"table" = '${table}' and (changes -> '${by}' ->> 0 = any($2) or changes -> '${by}' ->> 1 = any($2))`,
  );
  await client.query(
    `update audit_log set name = null, changes = '{}'
     where "row" = any($1) or "row" in (select "row" from audit_log where ${called.join(' or ')})`,
    [rows, people],
  );
}

/** The tables whose rows are called after people, and the field that says after whom. */
function* calledAfterPeople(): Iterable<{ table: string; by: string }> {
  for (const { name, title, readable } of definitions()) {
    const via = title.flatMap((field) => readable.get(field)?.via ?? []);
    const person = via.find(({ table }) => table === 'student' || table === 'user');
    if (person) yield { table: name, by: person.by };
  }
}

/** Removes what was kept long enough. */
export async function sweepLog(client: Pick<PoolClient, 'query'>, now: Date): Promise<void> {
  await client.query(
    `delete from audit_log where created_at < $1::timestamptz - make_interval(months => $2)`,
    [now.toISOString(), KEPT_MONTHS],
  );
}
