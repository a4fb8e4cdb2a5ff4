import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';
import { student } from '../tables/student/columns.ts';
import { user } from '../tables/user/columns.ts';
import { workplace } from '../tables/workplace/columns.ts';

/** What a feed is about: what somebody trains, what its owner leads, a place, or the whole club. */
export const feedSubjects = ['student', 'led', 'workplace', 'club'] as const;

/** How long before a training a program reminds of it. */
export const feedReminders = ['none', 'hour', 'twoHours', 'day'] as const;

/** An address at which a program reads a calendar, for as long as its owner lets it. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    about: text('about', { enum: feedSubjects }).notNull(),
    student: uuid('student').references(() => student.id, { onDelete: 'cascade' }),
    workplace: uuid('workplace').references(() => workplace.id, { onDelete: 'cascade' }),
    reminder: text('reminder', { enum: feedReminders }).notNull(),
    withDaysOff: boolean('with_days_off').notNull(),
    withExcused: boolean('with_excused').notNull(),
    /** The SHA-256 of the secret in its address. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The same secret, sealed for the feed’s id: its owner may look at the address again. */
    tokenSealed: text('token_sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    /** When a program last asked for it, to the hour. */
    readAt: instant('read_at'),
    /** The SHA-256 of all that it last followed from, and since when that is so. */
    state: text('state'),
    stateSince: instant('state_since'),
  },
  (t) => [
    index('calendar_feed_user_idx').on(t.user, t.createdAt),
    index('calendar_feed_student_idx').on(t.student),
    index('calendar_feed_workplace_idx').on(t.workplace),
    check(
      'calendar_feed_about_check',
      sql`(${t.about} = 'student') = (${t.student} is not null) and (${t.about} = 'workplace') = (${t.workplace} is not null)`,
    ),
  ],
);
