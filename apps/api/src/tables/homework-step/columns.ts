import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { homeworkSubmission } from '../homework-submission/columns.ts';
import { user } from '../user/columns.ts';

export const stepKinds = ['submitted', 'returned', 'reviewed'] as const;

/** What was handed in and what was said of it, one after the other: each as it was then. */
export const homeworkStep = pgTable(
  'homework_step',
  {
    ...entity(),
    submission: uuid('submission')
      .notNull()
      .references(() => homeworkSubmission.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: stepKinds }).notNull(),
    by: uuid('by').references(() => user.id, { onDelete: 'set null' }),
    text: text('text'),
    minutesPractised: integer('minutes_practised'),
    fileNames: text('file_names').array().notNull().default(sql`'{}'`),
    feedback: text('feedback'),
    rating: integer('rating'),
  },
  (t) => [
    index('homework_step_submission_idx').on(t.submission, t.id),
    index('homework_step_by_idx').on(t.by),
    index('homework_step_created_at_idx').on(t.createdAt, t.id),
  ],
);

export type HomeworkStep = typeof homeworkStep.$inferSelect;
