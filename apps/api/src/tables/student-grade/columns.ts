import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, instant, searchText } from '../../database/columns.ts';
import { exam } from '../exam/columns.ts';
import { grade } from '../grade/columns.ts';
import { student } from '../student/columns.ts';

/** Append-only ledger: the newest row that was not annulled is the student's current grade. */
export const studentGrade = pgTable(
  'student_grade',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id),
    grade: uuid('grade')
      .notNull()
      .references(() => grade.id),
    awardedOn: day('awarded_on').notNull(),
    exam: uuid('exam').references(() => exam.id),
    examiner: text('examiner'),
    note: text('note'),
    annulledAt: instant('annulled_at'),
    annulledReason: text('annulled_reason'),
    searchText: searchText('examiner'),
  },
  (t) => [
    index('student_grade_student_idx').on(t.student, t.awardedOn),
    index('student_grade_awarded_on_idx').on(t.awardedOn, t.id),
    index('student_grade_grade_idx').on(t.grade, t.id),
    index('student_grade_exam_idx').on(t.exam),
    check('student_grade_annulled_check', sql`(${t.annulledAt} is null) = (${t.annulledReason} is null)`),
  ],
);

/** SQL: of the ledger `a`, the newest row of a student that holds, with its grade `g`. */
export const currentGrade = (student: string): string => `from student_grade a join grade g on g.id = a.grade
  where a.student = ${student} and a.annulled_at is null
  order by a.awarded_on desc, a.created_at desc, a.id desc limit 1`;
