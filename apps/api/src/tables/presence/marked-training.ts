import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { holdTraining } from '../training/index.ts';
import {
  hasAttended,
  isStaff,
  type MarkedStudent,
  type MarkedTraining,
  type PresenceStatus,
} from './marking.ts';

/** Locks a training: the marks at one training are set one after another, so they can't overbook it. */
export async function lockTraining(
  { client }: WriteContext,
  id: string | undefined,
): Promise<MarkedTraining | null> {
  const { rows } = await client.query<MarkedTraining>(
    `select id, starts_at as "startsAt", ends_at as "endsAt", state, capacity from training
     where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Those of the students that there are, by their id. */
export async function findStudents(
  { client, config }: WriteContext,
  training: MarkedTraining,
  ids: readonly string[],
): Promise<Map<string, MarkedStudent>> {
  const { rows } = await client.query<MarkedStudent>(
    `select id, first_name || ' ' || last_name as name, status,
       status = 'left' and left_on < ($2::timestamptz at time zone $3)::date as "hadLeft"
     from student where id = any($1)`,
    [ids, training.startsAt, config.clubTimezone],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * After marks were set: there is room for who signed up, and a training that has started was held once an
 * instructor marks somebody there.
 *
 * @throws {Problem} 409 when there is no room, and the marks are undone.
 */
export async function settleTraining(
  context: WriteContext,
  training: MarkedTraining,
  statuses: readonly PresenceStatus[],
): Promise<void> {
  const { client, viewer, now } = context;
  if (statuses.includes('declared') && training.capacity !== null) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*) from presence where training = $1 and invalidated_at is null
         and status in ('declared', 'present', 'late')`,
      [training.id],
    );
    if ((rows[0]?.count ?? 0) > training.capacity)
      throw conflict('training-full', { capacity: training.capacity });
  }
  if (isStaff(viewer) && statuses.some(hasAttended) && now.getTime() >= Date.parse(training.startsAt))
    await holdTraining(context, training.id);
}
