import { prepared } from '../../database/prepared.ts';
import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { settleAttended } from '../training/index.ts';
import {
  hasAttended,
  isStaff,
  type MarkedStudent,
  type MarkedTraining,
  type PresenceStatus,
  placeStatuses,
  takesPlace,
} from './marking.ts';

/** Locks a training: the marks at one training are set one after another, so they can't overbook it. */
export async function lockTraining(
  { client }: WriteContext,
  id: string | undefined,
): Promise<MarkedTraining | null> {
  const { rows } = await client.query<MarkedTraining>(
    prepared(
      `select id, starts_at as "startsAt", ends_at as "endsAt", state, capacity from training
       where id = $1 for no key update`,
      [id],
    ),
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
    prepared(
      `select id, first_name || ' ' || last_name as name, status,
         status = 'left' and left_on < ($2::timestamptz at time zone $3)::date as "hadLeft"
       from student where id = any($1)`,
      [ids, training.startsAt, config.clubTimezone],
    ),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What became of a mark. */
export interface MarkChange {
  before: PresenceStatus | null;
  status: PresenceStatus;
}

/**
 * Settles a training after marks were set: there is room for who signed up or let themselves in, and where the staff
 * saw somebody the training takes place.
 *
 * @throws {Problem} 409 when there is no room, and the marks are undone.
 */
export async function settleTraining(
  context: WriteContext,
  training: MarkedTraining,
  changes: readonly MarkChange[],
): Promise<void> {
  const { client, viewer } = context;
  const asksForPlace = ({ before, status }: MarkChange) =>
    takesPlace(status) && !(before && takesPlace(before)) && (status === 'declared' || !isStaff(viewer));
  if (training.capacity !== null && changes.some(asksForPlace)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*) from presence where training = $1 and invalidated_at is null and status = any($2)`,
      [training.id, placeStatuses],
    );
    if ((rows[0]?.count ?? 0) > training.capacity)
      throw conflict('training-full', { capacity: training.capacity });
  }
  if (isStaff(viewer) && changes.some(({ status }) => hasAttended(status)))
    await settleAttended(context, training.id);
}
