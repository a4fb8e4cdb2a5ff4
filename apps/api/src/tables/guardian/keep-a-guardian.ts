import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { isMinor } from './of-age.ts';

interface Person {
  birthDate?: string | null;
  status?: string;
}

/** Whether somebody must have a guardian today: a minor who trains here (domain.md, guardian). */
export const needsGuardian = (context: WriteContext, person: Person): boolean =>
  person.status !== 'left' && isMinor(context, person);

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
 * The users who may not go yet, each with the name of a minor whom nobody else answers for: other guardians who are
 * about to go don’t count.
 */
export async function onlyGuardians(
  context: WriteContext,
  users: readonly string[],
): Promise<Map<string, string>> {
  const { client } = context;
  await client.query(
    `select from student where id in (select student from guardian where "user" = any($1))
     order by id for no key update`,
    [users],
  );
  const { rows } = await client.query<Person & { user: string; name: string }>(
    `select g."user", s.first_name || ' ' || s.last_name as name, s.birth_date as "birthDate", s.status
     from guardian g join student s on s.id = g.student
     where g."user" = any($1) and s."user" is distinct from g."user" and not exists (
       select from guardian o left join "user" u on u.id = o."user"
       where o.student = s.id and o."user" is distinct from g."user" and u.status is distinct from 'pendingErasure')`,
    [users],
  );
  return new Map(rows.filter((row) => needsGuardian(context, row)).map(({ user, name }) => [user, name]));
}

/**
 * Keeps a guardian after a write that could have left a minor without one.
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
