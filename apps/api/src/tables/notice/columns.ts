import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, localTime } from '../../database/columns.ts';
import { tableNames } from '../../database/table-names.ts';
import { student } from '../student/columns.ts';
import { user } from '../user/columns.ts';

export const noticeKinds = [
  'trainingCancelled',
  'trainingRestored',
  'gradeAwarded',
  'examInvitation',
  'examResult',
  'homeworkAssigned',
  'homeworkReturned',
  'homeworkReviewed',
  'excuseAccepted',
  'paperExpiring',
  'missed',
  'newDevice',
  'tokenExpiring',
  'webhookOff',
  'leadCame',
  'announcement',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** How somebody hears of a kind: in the app alone, by mail or on their devices as well, or not at all. */
export const noticeWays = ['live', 'mail', 'push', 'none'] as const;

export type NoticeWay = (typeof noticeWays)[number];

/** What somebody was told of. What it is about may be gone, and is told as it was then. */
export const notice = pgTable(
  'notice',
  {
    ...entity(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    table: text('table', { enum: tableNames }).notNull(),
    row: uuid('row').notNull(),
    student: uuid('student').references(() => student.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    at: instant('at'),
    reason: text('reason'),
    count: integer('count').notNull().default(1),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notice_user_idx').on(t.user, t.createdAt, t.id),
    index('notice_created_at_idx').on(t.createdAt, t.id),
    index('notice_read_at_idx').on(t.readAt, t.id),
    index('notice_row_idx').on(t.row),
    index('notice_student_idx').on(t.student),
  ],
);

/** What somebody has chosen to hear of, and how; who has chosen nothing has no row. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    user: uuid('user')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** How they hear of each kind; of what is not there holds what everybody begins with. */
    ways: jsonb('ways').$type<Partial<Record<NoticeKind, NoticeWay>>>().notNull().default({}),
    /** The hours in the club's zone in which nothing makes a sound: from the one to the other, also over midnight. */
    quietFrom: localTime('quiet_from'),
    quietTo: localTime('quiet_to'),
  },
  (t) => [check('notice_choice_quiet_check', sql`(${t.quietFrom} is null) = (${t.quietTo} is null)`)],
);
