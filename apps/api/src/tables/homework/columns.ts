import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, polishText, searchText } from '../../database/columns.ts';
import { grade } from '../grade/columns.ts';
import { sections } from '../student/columns.ts';
import { user } from '../user/columns.ts';

export const homeworkStates = ['draft', 'published', 'closed', 'archived'] as const;
export const homeworkAudiences = ['students', 'section', 'gradeRange'] as const;
export const submissionKinds = ['none', 'text', 'link', 'file'] as const;

export const homework = pgTable(
  'homework',
  {
    ...entity(),
    title: polishText('title').notNull(),
    description: text('description').notNull(),
    author: uuid('author').references(() => user.id, { onDelete: 'set null' }),
    /** What the assignees are found by: those named, a section, or the grades from one to another. */
    assignees: text('assignees', { enum: homeworkAudiences }).notNull(),
    students: uuid('students').array().notNull().default(sql`'{}'`),
    section: text('section', { enum: sections }),
    minGrade: uuid('min_grade').references(() => grade.id),
    maxGrade: uuid('max_grade').references(() => grade.id),
    techniques: uuid('techniques').array().notNull().default(sql`'{}'`),
    availableFrom: instant('available_from'),
    dueAt: instant('due_at'),
    submission: text('submission', { enum: submissionKinds }).notNull().default('text'),
    state: text('state', { enum: homeworkStates }).notNull().default('draft'),
    assignedCount: integer('assigned_count').notNull().default(0),
    submittedCount: integer('submitted_count').notNull().default(0),
    reviewedCount: integer('reviewed_count').notNull().default(0),
    searchText: searchText('title'),
  },
  (t) => [
    index('homework_due_idx').on(t.dueAt, t.id),
    index('homework_state_idx').on(t.state, t.id),
    index('homework_author_idx').on(t.author),
    index('homework_title_idx').on(t.title, t.id),
    check('homework_times_check', sql`${t.availableFrom} < ${t.dueAt}`),
  ],
);

export type Homework = typeof homework.$inferSelect;
