import type { WriteContext } from '../../table/definition.ts';
import { createEntity } from '../../table/write.ts';
import { examCandidateTable } from './exam-candidate-table.ts';
import { heldGrade } from './training-days.ts';

interface Invitation {
  students: readonly string[];
  conditionsMet?: boolean;
  overrideReason?: string;
}

/** Enters students for an exam, each for the grade above theirs, as if one after the other; who is entered stays. */
export async function inviteStudents(
  context: WriteContext,
  exam: string,
  { students, conditionsMet = true, overrideReason }: Invitation,
): Promise<void> {
  const { rows } = await context.client.query<{
    student: string;
    gradeTo: string | null;
    isEntered: boolean;
  }>(
    `select i.student,
       (select n.id from grade n where n.rank > coalesce(l.rank, 0) order by n.rank limit 1) as "gradeTo",
       exists (select from exam_candidate t where t.exam = $2 and t.student = i.student) as "isEntered"
     from unnest($1::uuid[]) with ordinality i(student, place) left join student s on s.id = i.student ${heldGrade}
     order by i.place`,
    [students, exam],
  );
  for (const { student, gradeTo, isEntered } of rows) {
    if (isEntered) continue;
    await createEntity(examCandidateTable, context, {
      exam,
      student,
      gradeTo,
      conditionsMet,
      ...(overrideReason && { overrideReason }),
    });
  }
}
