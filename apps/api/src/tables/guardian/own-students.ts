import { forbidden } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';

/** SQL: the students that `:viewer` acts for: themselves, and the children they are a guardian of (domain.md, guardian). */
export const ownStudents = `select s.id from student s where s."user" = :viewer
  union all select g.student from guardian g where g."user" = :viewer`;

/** @throws {Problem} 403 when the viewer doesn't act for the student. */
export async function refuseForOthers(
  { client, viewer }: WriteContext,
  studentId: string | undefined,
): Promise<void> {
  const { rowCount } = await client.query(`select where $2 in (${ownStudents.replaceAll(':viewer', '$1')})`, [
    viewer.id,
    studentId,
  ]);
  if (rowCount === 0) throw forbidden();
}
