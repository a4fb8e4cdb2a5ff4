import { addYears, clubDay } from '../../club-time.ts';
import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';

const OF_AGE = 18;

interface Person {
  birthDate?: string | null;
  status?: string;
}

/** Whether somebody must have a guardian today: a minor who trains here (domain.md, guardian). */
export function needsGuardian({ now, config }: WriteContext, { birthDate, status }: Person): boolean {
  return (
    Boolean(birthDate) &&
    status !== 'left' &&
    clubDay(now, config.clubTimezone) < addYears(birthDate ?? '', OF_AGE)
  );
}

/** Students are locked before their guardians, so that two guardians can't be removed at once. */
export async function lockStudents(
  { client }: WriteContext,
  guardianId: string | null,
  studentId: string | undefined,
): Promise<void> {
  await client.query(
    `select from student where id = $2 or id = (select student from guardian where id = $1)
     order by id for no key update`,
    [guardianId, studentId ?? null],
  );
}

/**
 * After a write that could have left a minor without one.
 *
 * @throws {Problem} 409, and the write is undone.
 */
export async function keepAGuardian(context: WriteContext, studentId: string): Promise<void> {
  const { rows } = await context.client.query<Person>(
    `select birth_date as "birthDate", status from student
     where id = $1 and not exists (select from guardian where student = $1)`,
    [studentId],
  );
  const [alone] = rows;
  if (alone && needsGuardian(context, alone)) throw conflict('minor-needs-guardian');
}
