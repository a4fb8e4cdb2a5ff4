import type { Row, TableDefinition, WriteContext } from './definition.ts';
import { ownership } from './ownership.ts';
import { prepared, Statement } from './statement.ts';

/**
 * The row that a write is about, locked until the transaction ends. A viewer without the Write right
 * finds only their own, where the table lets owners write at all.
 */
export async function lockRow(
  context: WriteContext,
  definition: TableDefinition,
  id: string,
): Promise<Row | null> {
  const statement = new Statement();
  return lock(context, definition, statement, [
    `t.id = ${statement.bind(id)}`,
    ...ownership(definition, context.viewer, 'Write', statement),
  ]);
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
