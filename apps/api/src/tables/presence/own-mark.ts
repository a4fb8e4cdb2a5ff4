import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { meantFor } from '../training/index.ts';
import { attendedStatuses } from './columns.ts';
import {
  hasAttended,
  isStaff,
  type MarkedStudent,
  type MarkedTraining,
  type PresenceStatus,
  placeStatuses,
  takesPlace,
} from './marking.ts';

/**
 * What somebody says of themselves or their child keeps to whom the training is for, and to one place at a time
 * (domain.md, presence). An instructor may know better.
 *
 * @throws {Problem} 409 that says why not.
 */
export async function checkOwnMark(
  context: WriteContext,
  training: MarkedTraining,
  student: MarkedStudent,
  status: PresenceStatus,
): Promise<void> {
  if (isStaff(context.viewer) || !takesPlace(status)) return;
  await refuseUnmeant(context, training, student);
  await refuseElsewhere(context, training, student, status);
}

/** Locks the student, so that their own marks come one after another. */
async function refuseUnmeant(
  { client }: WriteContext,
  training: MarkedTraining,
  student: MarkedStudent,
): Promise<void> {
  const { rows } = await client.query<{ isSection: boolean; isGrade: boolean }>(
    `select ${meantFor.section} as "isSection", ${meantFor.grade} as "isGrade"
     from student s, training c where s.id = $1 and c.id = $2 for no key update of s`,
    [student.id, training.id],
  );
  const [{ isSection = false, isGrade = false } = {}] = rows;
  if (!isSection) throw conflict('training-other-section');
  if (!isGrade) throw conflict('training-other-grade');
}

/** Whoever is there is nowhere else; whoever will come hasn't said so of another training at that time. */
async function refuseElsewhere(
  { client }: WriteContext,
  { id, startsAt, endsAt }: MarkedTraining,
  student: MarkedStudent,
  status: PresenceStatus,
): Promise<void> {
  const { rows } = await client.query<{ title: string }>(
    `select c.title from presence p join training c on c.id = p.training
     where p.student = $1 and p.training <> $2 and p.invalidated_at is null and p.status = any($3)
       and c.state in ('planned', 'held') and c.starts_at < $5 and c.ends_at > $4
     order by c.starts_at limit 1`,
    [student.id, id, hasAttended(status) ? attendedStatuses : placeStatuses, startsAt, endsAt],
  );
  const [other] = rows;
  if (other) throw conflict('presence-elsewhere', { name: student.name, title: other.title });
}
