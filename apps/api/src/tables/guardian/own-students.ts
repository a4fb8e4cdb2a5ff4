import { forbidden } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { ownedBy } from '../../table/ownership.ts';
import { Statement } from '../../table/statement.ts';
import { minority } from './of-age.ts';

/**
 * SQL: who acts for whom, each `user` and `student`: themselves, the children they are a guardian of, and of those who
 * have grown up whoever lets them (domain.md, guardian).
 */
export const actingFor = `select s."user", s.id as student from student s where s."user" is not null
  union all select g."user", s.id as student from guardian g join student s on s.id = g.student
    where g."user" is not null and (${minority('s')} or s.guardian_access_on is not null)`;

/** SQL: the students that `:viewer` acts for. */
export const ownStudents = `select o.student from (${actingFor}) o where o."user" = :viewer`;

/** @throws {Problem} 403 when the viewer doesn't act for the student. */
export async function refuseForOthers(context: WriteContext, studentId: string | undefined): Promise<void> {
  const statement = new Statement();
  const text = `select where ${statement.bind(studentId)} in (${ownedBy(ownStudents, context, statement)})`;
  const { rowCount } = await context.client.query(text, statement.values);
  if (rowCount === 0) throw forbidden();
}
