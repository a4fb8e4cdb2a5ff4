import type { Database } from '../../database/database.ts';
import type { Row, WriteContext } from '../definition.ts';
import { removeRows } from '../door.ts';
import { lockRows } from '../lock-row.ts';
import { type Caller, ownedBy } from '../ownership.ts';
import { Statement } from '../statement.ts';
import { KEPT_HOURS } from './file-fields.ts';
import type { FilesOf } from './files-of.ts';

/** Clears away what did not come in whole within a day, and what was taken away a day ago. */
export async function sweepFiles(context: WriteContext, { table, uploads }: FilesOf): Promise<void> {
  const before = new Date(context.now.getTime() - KEPT_HOURS * 3_600_000).toISOString();
  await context.client.query(`delete from ${uploads} where file is null and created_at < $1`, [before]);
  const discarded = await lockRows(
    context,
    table,
    `t.discarded_at < $1 and t.id in (select id from ${table.relation} where discarded_at < $1 limit 500)`,
    [before],
  );
  await removeRows(context, table, discarded);
}

/** The bytes of those of some files that the caller has added or may add to, each in a folder of its row. */
export async function contentsOf(
  { pool }: Database,
  { table, owners, owner, pieces, writers }: FilesOf,
  caller: Caller,
  files: readonly Row[],
): Promise<{ name: string; bytes: Buffer }[]> {
  const statement = new Statement();
  const ids = statement.bind(files.map(({ id }) => id));
  const { rows } = await pool.query<{ name: string; bytes: Buffer }>(
    `select f.id || '/' || f.name as name, string_agg(p.bytes, ''::bytea order by p.at) as bytes
     from ${table.relation} f join ${pieces} p on p.upload = f.id join ${owners.relation} t on t.id = f.${owner}
     where f.id = any(${ids}::uuid[]) and (${ownedBy(writers, caller, statement)}) group by f.id order by f.id`,
    statement.values,
  );
  return rows;
}
