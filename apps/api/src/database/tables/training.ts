import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, entity, instant, localTime, polishText } from '../columns.ts';
import { grade } from './grade.ts';
import { sections, student } from './student.ts';
import { user } from './user.ts';
import { workplace } from './workplace.ts';

export const trainingKinds = ['regular', 'weapons', 'kids', 'seminar', 'exam', 'open'] as const;
export const trainingStates = ['planned', 'held', 'cancelled', 'notHeld'] as const;
export const dayOffKinds = ['publicHoliday', 'schoolBreak', 'closure', 'instructor'] as const;

export const dayOff = pgTable(
  'day_off',
  {
    ...entity(),
    name: polishText('name').notNull(),
    dateFrom: day('date_from').notNull(),
    dateTo: day('date_to').notNull(),
    kind: text('kind', { enum: dayOffKinds }).notNull(),
    workplace: uuid('workplace').references(() => workplace.id),
    section: text('section', { enum: sections }),
    note: text('note'),
  },
  (t) => [
    index('day_off_dates_idx').on(t.dateFrom, t.dateTo),
    check('day_off_dates_check', sql`${t.dateFrom} <= ${t.dateTo}`),
  ],
);

/**
 * What a single training and its series have in common.
 * `instructor` is a user or a student: the two columns hold the reference, the third is what the wire shows.
 */
const lesson = () => ({
  title: polishText('title').notNull(),
  workplace: uuid('workplace')
    .notNull()
    .references(() => workplace.id),
  instructorUser: uuid('instructor_user').references(() => user.id),
  instructorStudent: uuid('instructor_student').references(() => student.id),
  instructor: uuid('instructor')
    .notNull()
    .generatedAlwaysAs(sql`coalesce(instructor_user, instructor_student)`),
  kind: text('kind', { enum: trainingKinds }).notNull().default('regular'),
  section: text('section', { enum: sections }),
  minGrade: uuid('min_grade').references(() => grade.id),
  maxGrade: uuid('max_grade').references(() => grade.id),
  capacity: integer('capacity'),
  countsForGrade: boolean('counts_for_grade').notNull().default(true),
  dayWeight: integer('day_weight').notNull().default(1),
  note: text('note'),
});

export const trainingSeries = pgTable(
  'training_series',
  {
    ...entity(),
    ...lesson(),
    /** ISO weekdays, 1 = Monday … 7 = Sunday. */
    weekdays: integer('weekdays').array().notNull(),
    localTime: localTime('local_time').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    dateFrom: day('date_from').notNull(),
    dateTo: day('date_to').notNull(),
    /** Days whose training somebody removed: the series doesn't make it again. */
    removedDays: day('removed_days').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    check(
      'training_series_instructor_check',
      sql`num_nonnulls(${t.instructorUser}, ${t.instructorStudent}) = 1`,
    ),
    check('training_series_dates_check', sql`${t.dateFrom} <= ${t.dateTo}`),
  ],
);

export const training = pgTable(
  'training',
  {
    ...entity(),
    ...lesson(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    series: uuid('series').references(() => trainingSeries.id, { onDelete: 'set null' }),
    /** The local day the series made this training for; it stays when the training itself is moved. */
    seriesDay: day('series_day'),
    /** Edited on its own: changes of the whole series leave it alone. */
    detached: boolean('detached').notNull().default(false),
    state: text('state', { enum: trainingStates }).notNull().default('planned'),
    cancelReason: text('cancel_reason'),
    dayOff: uuid('day_off').references(() => dayOff.id),
  },
  (t) => [
    index('training_starts_at_idx').on(t.startsAt),
    index('training_workplace_idx').on(t.workplace, t.startsAt),
    index('training_day_off_idx').on(t.dayOff),
    uniqueIndex('training_series_day_key').on(t.series, t.seriesDay),
    check('training_instructor_check', sql`num_nonnulls(${t.instructorUser}, ${t.instructorStudent}) = 1`),
    check('training_times_check', sql`${t.startsAt} < ${t.endsAt}`),
    check(
      'training_cancel_check',
      sql`${t.state} = 'cancelled' or (${t.cancelReason} is null and ${t.dayOff} is null)`,
    ),
  ],
);
