import { prepared } from '../database/prepared.ts';
import type { Right } from '../rights/rights.ts';
import type { Row, TableDefinition, WriteContext, Writer } from './definition.ts';
import { ownership } from './ownership.ts';
import { Statement } from './statement.ts';

/**
 * The row that a write is about, locked until the transaction ends. A viewer without the right, to write
 * unless told, finds only their own, where the table lets owners write at all.
 */
export async function lockRow(
  context: WriteContext,
  definition: TableDefinition,
  id: string,
  right: Right = `${definition.entity}:Write`,
): Promise<Row | null> {
  const statement = new Statement();
  return lock(context, definition, statement, [
    `t.id = ${statement.bind(id)}`,
    ...ownership(definition, context, right, statement),
  ]);
}

/** The same for several rows; what the viewer does not find is not among them. */
export async function lockRowsOf(
  context: WriteContext,
  definition: TableDefinition,
  ids: readonly string[],
): Promise<Row[]> {
  const statement = new Statement();
  const conditions = [
    `t.id = any(${statement.bind(ids)}::uuid[])`,
    ...ownership(definition, context, `${definition.entity}:Write`, statement),
  ];
  const text = `select ${definition.selection} from ${definition.relation} t where ${conditions.join(' and ')}
    order by t.id for update of t`;
  const { rows } = await context.client.query<Row>(prepared(text, statement.values));
  return rows;
}

/** The row with these values in its natural key, locked, whoever it belongs to. */
export async function lockRowByKey(
  context: WriteContext,
  definition: TableDefinition,
  naturalKey: readonly string[],
  values: Row,
): Promise<Row | null> {
  const statement = new Statement();
  const conditions = naturalKey.map(
    (name) => `${definition.writable.get(name)?.sql} = ${statement.bind(values[name])}`,
  );
  return lock(context, definition, statement, conditions);
}

/**
 * The rows that a rule is about, locked until the transaction ends, whoever they belong to.
 *
 * @param condition SQL over the row, which is called `t`; its values are `$1`, `$2`, …
 */
export async function lockRows<T extends Row = Row>(
  { client }: Pick<Writer, 'client'>,
  definition: TableDefinition,
  condition: string,
  values: unknown[],
): Promise<T[]> {
  const { rows } = await client.query<T>(
    `select ${definition.selection} from ${definition.relation} t where ${condition}
     order by t.id for no key update of t`,
    values,
  );
  return rows;
}

async function lock(
  { client }: WriteContext,
  definition: TableDefinition,
  statement: Statement,
  conditions: string[],
): Promise<Row | null> {
  const text = `select ${definition.selection} from ${definition.relation} t where ${conditions.join(' and ')} for update of t`;
  const { rows } = await client.query<Row>(prepared(text, statement.values));
  return rows[0] ?? null;
}
