import { type FieldError, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { day, instant, integer, note, reference, text } from '../../table/fields.ts';
import { futureDays } from '../../table/future-days.ts';
import { ownStudents } from '../guardian/index.ts';
import { studentGrade } from './columns.ts';

export { faceInOrder, faceOfStudent } from './face-of-student.ts';

type StudentGrade = typeof studentGrade.$inferSelect;

const theStudent = { table: 'student', as: 's', by: 'student' };

export const studentGradeTable = defineTable<StudentGrade>({
  name: 'student-grade',
  entity: 'StudentGrade',
  description:
    'A grade that was awarded. The ledger only grows: the newest row that holds is the current grade, and a mistaken one is annulled.',
  granted: { Instructors: 'Read' },
  table: studentGrade,
  fields: {
    student: reference('student', { description: 'Who was awarded it.' }),
    grade: reference('grade', { description: 'The grade that was awarded.' }),
    awardedOn: day({
      description: 'The day it was awarded, from which days count towards the next one.',
    }),
    examiner: text(200, { description: 'Who gave it.' }),
    note: note(1_000, 'What is unusual; needed for no step up, or from before they joined.'),
  },
  readOnly: {
    exam: reference('exam', { description: 'The exam whose completion wrote the row.' }),
    annulledAt: instant({ description: 'When it ceased to count.' }),
    annulledReason: text(500, { description: 'Why the row counts no more.' }),
  },
  derived: {
    gradeRank: {
      schema: integer(0, 100, { description: 'The grade’s place in their order.' }),
      sql: 'g.rank',
      via: [{ table: 'grade', as: 'g', by: 'grade' }],
    },
    studentFirstName: { schema: text(100), sql: 's.first_name', searched: 'name_text', via: [theStudent] },
    studentLastName: { schema: text(100), sql: 's.last_name', searched: 'name_text', via: [theStudent] },
  },
  title: ['studentLastName', 'studentFirstName'],
  search: ['studentFirstName', 'studentLastName', 'examiner'],
  sort: ['awardedOn,desc'],
  own: `t.student in (${ownStudents})`,
  without: ['update', 'remove'],
  actions: {
    annul: {
      summary: 'Let a mistaken grade count no more; the row stays, with the reason',
      description: 'The newest row that still counts is the student’s grade.',
      body: { reason: text(500) },
      change: ({ now }, { annulledAt }, { reason }) => ({
        annulledAt: annulledAt ?? now.toISOString(),
        annulledReason: String(reason),
      }),
    },
  },
  rules: {
    lock: lockLedger,
    async beforeInsert(context, values) {
      const findings = [...futureDays(context, values, 'awardedOn'), ...(await unusual(context, values))];
      if (findings.length > 0) throw invalid(...findings);
      return values;
    },
  },
});

/** One write at a time to a student's ledger: each looks at the rows before and after its own. */
async function lockLedger(
  { client }: WriteContext,
  id: string | null,
  { student }: Partial<StudentGrade>,
): Promise<void> {
  await client.query(
    `select from student where id = coalesce($2, (select student from student_grade where id = $1))
     for no key update`,
    [id, student ?? null],
  );
}

/** A grade that isn't a step up, or was earned before joining (in another club), needs a word of explanation. */
async function unusual({ client }: WriteContext, values: Partial<StudentGrade>): Promise<FieldError[]> {
  if (values.note) return [];
  const { rows } = await client.query<{ isEarly: boolean; isNoStep: boolean }>(
    `select $3::date < s.joined_on as "isEarly",
       exists (
         select from student_grade a join grade g on g.id = a.grade
         where a.student = s.id and a.annulled_at is null
           and case when a.awarded_on <= $3 then g.rank >= n.rank else g.rank <= n.rank end
       ) as "isNoStep"
     from student s, grade n where s.id = $1 and n.id = $2`,
    [values.student, values.grade, values.awardedOn],
  );
  return [
    ...(rows[0]?.isEarly ? [{ field: 'awardedOn', code: 'before-joining' as const }] : []),
    ...(rows[0]?.isNoStep ? [{ field: 'grade', code: 'no-higher-grade' as const }] : []),
  ];
}
