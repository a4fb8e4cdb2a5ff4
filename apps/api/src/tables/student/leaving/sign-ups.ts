import { definitionOf, type Row, type WriteContext } from '../../../table/definition.ts';
import { removeRows } from '../../../table/door.ts';
import { lockRows } from '../../../table/lock-row.ts';
import { presence } from '../../presence/columns.ts';

/**
 * Takes back what students have signed up for after a day: nobody waits for them on the mat, and their place is free for
 * others. It ends so whichever way somebody goes, by leaving or by being erased.
 *
 * @returns the marks that are gone
 */
export async function takeBackSignUps(
  context: WriteContext,
  students: readonly string[],
  after: string,
  verb: string,
): Promise<(Row & { training: string })[]> {
  const { client, config, now } = context;
  // The trainings before their marks, as a roll call does.
  const { rows: trainings } = await client.query<{ id: string }>(
    `select c.id from training c
     where c.starts_at > $2 and (c.starts_at at time zone $3)::date > $4::date and c.id in (
       select p.training from presence p
       where p.student = any($1) and p.status = 'declared' and p.invalidated_at is null)
     order by c.id for no key update`,
    [students, now.toISOString(), config.clubTimezone, after],
  );
  if (trainings.length === 0) return [];
  const presences = definitionOf(presence);
  const marks = await lockRows<Row & { training: string }>(
    context,
    presences,
    `t.student = any($1) and t.training = any($2) and t.status = 'declared' and t.invalidated_at is null`,
    [students, trainings.map(({ id }) => id)],
  );
  await removeRows(context, presences, marks, verb);
  return marks;
}
