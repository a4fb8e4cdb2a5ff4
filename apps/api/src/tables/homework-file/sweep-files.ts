import type { WriteContext, Writer } from '../../table/definition.ts';
import { removeRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import { homeworkFileTable, KEPT_HOURS } from './homework-file-table.ts';

/** Clears away what did not come in whole within a day, and what was taken away a day ago. */
export async function sweepFiles(context: WriteContext): Promise<void> {
  const before = new Date(context.now.getTime() - KEPT_HOURS * 3_600_000).toISOString();
  await context.client.query('delete from upload where file is null and created_at < $1', [before]);
  const discarded = await lockRows(
    context,
    homeworkFileTable,
    't.discarded_at < $1 and t.id in (select id from homework_file where discarded_at < $1 limit 500)',
    [before],
  );
  await removeRows(context, homeworkFileTable, discarded);
}

/** The bytes of files, for whoever may have them all. */
export async function contentsOf(
  { client }: Pick<Writer, 'client'>,
  ids: readonly string[],
): Promise<{ name: string; bytes: Buffer }[]> {
  const { rows } = await client.query<{ name: string; bytes: Buffer }>(
    `select f.id || '/' || f.name as name, string_agg(p.bytes, ''::bytea order by p.at) as bytes
     from homework_file f join upload_piece p on p.upload = f.id where f.id = any($1::uuid[]) group by f.id order by f.id`,
    [ids],
  );
  return rows;
}
