import { conflict } from '../http/problem.ts';
import type { WriteContext } from './definition.ts';

const SHOWN = 3;

/**
 * @param using SQL of the `name` of each entry that uses the row with the id `$1`.
 * @throws {Problem} 409 that says by what the row is used.
 */
export async function refuseWhileUsed({ client }: WriteContext, id: string, using: string): Promise<void> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select name, count(*) over () as count from (${using}) used order by name limit ${SHOWN}`,
    [id],
  );
  const [first] = rows;
  if (!first) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw conflict('used-by', { names: first.count > SHOWN ? `${names} …` : names, count: first.count });
}
