import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, instant } from '../../database/columns.ts';
import { homework } from '../homework/columns.ts';
import { student } from '../student/columns.ts';
import { user } from '../user/columns.ts';

export const submissionStates = ['assigned', 'draft', 'submitted', 'reviewed', 'returned'] as const;

export const homeworkSubmission = pgTable(
  'homework_submission',
  {
    ...entity(),
    homework: uuid('homework')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    student: uuid('student')
      .notNull()
      .references(() => student.id),
    state: text('state', { enum: submissionStates }).notNull().default('assigned'),
    text: text('text'),
    minutesPractised: integer('minutes_practised'),
    submittedAt: instant('submitted_at'),
    dueAt: instant('due_at'),
    feedback: text('feedback'),
    rating: integer('rating'),
    reviewedBy: uuid('reviewed_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('homework_submission_homework_student_key').on(t.homework, t.student),
    index('homework_submission_student_idx').on(t.student),
    index('homework_submission_reviewed_by_idx').on(t.reviewedBy, t.id),
    index('homework_submission_submitted_at_idx').on(t.submittedAt, t.id),
    index('homework_submission_created_at_idx').on(t.createdAt, t.id),
    index('homework_submission_state_idx').on(t.state, t.id),
    check('homework_submission_rating_check', sql`${t.rating} between 1 and 5`),
  ],
);

export type HomeworkSubmission = typeof homeworkSubmission.$inferSelect;
