import { sql } from 'drizzle-orm';
import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { polishText } from '../../database/columns.ts';
import { grade } from '../grade/columns.ts';
import { sections, student } from '../student/columns.ts';
import { user } from '../user/columns.ts';
import { workplace } from '../workplace/columns.ts';

export const trainingKinds = ['regular', 'weapons', 'kids', 'seminar', 'exam', 'open'] as const;

/**
 * What a single training and its series have in common.
 * `instructor` is a user or a student: the two columns hold the reference, the third is what the wire shows. Their name
 * stands beside it, for lists to be ordered and searched by.
 */
export const lesson = () => ({
  title: polishText('title').notNull(),
  workplace: uuid('workplace')
    .notNull()
    .references(() => workplace.id),
  instructorUser: uuid('instructor_user').references(() => user.id),
  instructorStudent: uuid('instructor_student').references(() => student.id),
  instructor: uuid('instructor')
    .notNull()
    .generatedAlwaysAs(sql`coalesce(instructor_user, instructor_student)`),
  instructorName: polishText('instructor_name').notNull(),
  kind: text('kind', { enum: trainingKinds }).notNull().default('regular'),
  section: text('section', { enum: sections }),
  minGrade: uuid('min_grade').references(() => grade.id),
  maxGrade: uuid('max_grade').references(() => grade.id),
  capacity: integer('capacity'),
  countsForGrade: boolean('counts_for_grade').notNull().default(true),
  dayWeight: integer('day_weight').notNull().default(1),
  techniques: uuid('techniques').array().notNull().default(sql`'{}'`),
  note: text('note'),
});
