import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { day, entity, localTime, searchText } from '../../database/columns.ts';
import { lesson } from '../training/lesson-columns.ts';

export const trainingSeries = pgTable(
  'training_series',
  {
    ...entity(),
    ...lesson(),
    /** ISO weekdays, 1 = Monday … 7 = Sunday. */
    weekdays: integer('weekdays').array().notNull(),
    everyWeeks: integer('every_weeks').notNull().default(1),
    localTime: localTime('local_time').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    dateFrom: day('date_from').notNull(),
    dateTo: day('date_to').notNull(),
    /** Days whose training somebody removed: the series doesn't make it again. */
    removedDays: day('removed_days').array().notNull().default(sql`'{}'`),
    trainingCount: integer('training_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    searchText: searchText('title', 'instructor_name'),
  },
  (t) => [
    check(
      'training_series_instructor_check',
      sql`num_nonnulls(${t.instructorUser}, ${t.instructorStudent}) = 1`,
    ),
    check('training_series_dates_check', sql`${t.dateFrom} <= ${t.dateTo}`),
  ],
);
