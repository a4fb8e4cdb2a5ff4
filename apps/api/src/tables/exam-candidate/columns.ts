import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, searchText } from '../../database/columns.ts';
import { exam } from '../exam/columns.ts';
import { grade } from '../grade/columns.ts';
import { student } from '../student/columns.ts';
import { user } from '../user/columns.ts';

export const rsvps = ['invited', 'accepted', 'declined'] as const;
export const examResults = ['pending', 'passed', 'failed', 'noShow'] as const;

/** What can stand between a student and an exam. */
export const missingConditions = ['days', 'months', 'age', 'birthDate', 'conditions'] as const;

/** What stands in the place of a person's names once they were erased. */
export const ERASED = '–';

/** What the papers of a completed exam say of somebody beside the other columns, as it was then (decision 016). */
export interface CandidateOnPaper {
  name: string;
  birthDate: string | null;
  gradeFrom: string | null;
  gradeTo: string;
  belt: string;
}

export const examCandidate = pgTable(
  'exam_candidate',
  {
    ...entity(),
    exam: uuid('exam')
      .notNull()
      .references(() => exam.id),
    student: uuid('student')
      .notNull()
      .references(() => student.id),
    gradeFrom: uuid('grade_from').references(() => grade.id),
    gradeTo: uuid('grade_to')
      .notNull()
      .references(() => grade.id),
    /** The snapshot of their eligibility, as of when the candidate was entered or looked at again. */
    days: integer('days').notNull(),
    months: integer('months').notNull(),
    age: integer('age'),
    missing: text('missing', { enum: missingConditions }).array().notNull(),
    conditionsMet: boolean('conditions_met').notNull().default(false),
    /** Who ticked them; of those that were ticked before this was kept nobody knows. */
    conditionsBy: uuid('conditions_by').references(() => user.id, { onDelete: 'set null' }),
    overrideReason: text('override_reason'),
    rsvp: text('rsvp', { enum: rsvps }).notNull().default('invited'),
    result: text('result', { enum: examResults }).notNull().default('pending'),
    /** The marks from 1 to 5 by the id of the technique. */
    marks: jsonb('marks').$type<Record<string, number>>().notNull().default({}),
    note: text('note'),
    paidAt: instant('paid_at'),
    paidTo: uuid('paid_to').references(() => user.id, { onDelete: 'set null' }),
    protocolNo: text('protocol_no').unique(),
    certificateNo: text('certificate_no').unique(),
    onPaper: jsonb('on_paper').$type<CandidateOnPaper>(),
    searchText: searchText('protocol_no', 'certificate_no'),
  },
  (t) => [
    unique('exam_candidate_exam_student_key').on(t.exam, t.student),
    index('exam_candidate_student_idx').on(t.student),
    index('exam_candidate_grade_to_idx').on(t.gradeTo),
    index('exam_candidate_rsvp_idx').on(t.rsvp, t.id),
    index('exam_candidate_result_idx').on(t.result, t.id),
    index('exam_candidate_eligible_idx').on(sql`(cardinality(${t.missing}) = 0)`),
    check('exam_candidate_certificate_check', sql`${t.certificateNo} is null or ${t.result} = 'passed'`),
  ],
);

export type ExamCandidate = typeof examCandidate.$inferSelect;
