import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity } from '../../database/columns.ts';
import { grade } from '../grade/columns.ts';
import { student } from '../student/columns.ts';

/** Append-only ledger: the newest row is the student's current grade. */
export const studentGrade = pgTable(
  'student_grade',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    grade: uuid('grade')
      .notNull()
      .references(() => grade.id),
    awardedOn: day('awarded_on').notNull(),
    examiner: text('examiner'),
    note: text('note'),
  },
  (t) => [index('student_grade_student_idx').on(t.student, t.awardedOn)],
);
