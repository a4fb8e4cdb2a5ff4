import type { Row, TableDefinition, WriteContext } from './definition.ts';
import { ownership } from './ownership.ts';
import { prepared, Statement } from './statement.ts';

/**
 * The row that a write is about, locked until the transaction ends. A viewer without the Write right
 * finds only their own, where the table lets owners write at all.
 */
export async function lockRow(
  { client, viewer }: WriteContext,
  definition: TableDefinition,
  id: string,
): Promise<Row | null> {
  const statement = new Statement();
  const conditions = [`t.id = ${statement.bind(id)}`, ...ownership(definition, viewer, 'Write', statement)];
  const text = `select ${definition.selection} from ${definition.relation} t where ${conditions.join(' and ')} for update of t`;
  const { rows } = await client.query<Row>(prepared(text, statement.values));
  return rows[0] ?? null;
}
