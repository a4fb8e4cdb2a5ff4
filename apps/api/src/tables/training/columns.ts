import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, entity, instant, searchText } from '../../database/columns.ts';
import { dayOff } from '../day-off/columns.ts';
import { trainingSeries } from '../training-series/columns.ts';
import { lesson } from './lesson-columns.ts';

export const trainingStates = ['planned', 'held', 'cancelled', 'notHeld'] as const;

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
    /** Whether it was edited on its own: changes of the whole series leave it alone. */
    detached: boolean('detached').notNull().default(false),
    state: text('state', { enum: trainingStates }).notNull().default('planned'),
    cancelReason: text('cancel_reason'),
    dayOff: uuid('day_off').references(() => dayOff.id),
    presentCount: integer('present_count').notNull().default(0),
    declaredCount: integer('declared_count').notNull().default(0),
    excusedCount: integer('excused_count').notNull().default(0),
    absentCount: integer('absent_count').notNull().default(0),
    searchText: searchText('title', 'instructor_name'),
  },
  (t) => [
    // With all that a search looks at, so that it need not read the rows, which are wide.
    index('training_starts_at_idx').on(t.startsAt, t.id, t.searchText, t.workplace),
    index('training_instructor_name_idx').on(t.instructorName, t.id),
    index('training_instructor_idx').on(t.instructor, t.startsAt),
    index('training_ends_at_idx').on(t.endsAt, t.id),
    index('training_kind_idx').on(t.kind, t.startsAt),
    index('training_section_idx').on(t.section, t.startsAt),
    index('training_workplace_idx').on(t.workplace, t.startsAt),
    index('training_state_idx').on(t.state, t.startsAt),
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

export type Training = typeof training.$inferSelect;
