import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, polishText, searchText } from '../../database/columns.ts';
import { groupright } from '../groupright/columns.ts';
import { sections, student } from '../student/columns.ts';
import { training } from '../training/columns.ts';
import { user } from '../user/columns.ts';

export const announcementStates = ['draft', 'scheduled', 'sent', 'takenBack'] as const;
/** Whom one is for (domain.md, announcement). */
export const announcementAudiences = ['all', 'section', 'group', 'training', 'person'] as const;

export const announcement = pgTable(
  'announcement',
  {
    ...entity(),
    titlePl: polishText('title_pl').notNull(),
    titleEn: text('title_en'),
    bodyPl: text('body_pl').notNull(),
    bodyEn: text('body_en'),
    author: uuid('author').references(() => user.id, { onDelete: 'set null' }),
    audience: text('audience', { enum: announcementAudiences }).notNull().default('all'),
    section: text('section', { enum: sections }),
    group: uuid('group').references(() => groupright.id, { onDelete: 'set null' }),
    training: uuid('training').references(() => training.id, { onDelete: 'set null' }),
    student: uuid('student').references(() => student.id, { onDelete: 'set null' }),
    publishAt: instant('publish_at'),
    sentAt: instant('sent_at'),
    state: text('state', { enum: announcementStates }).notNull().default('draft'),
    readerCount: integer('reader_count').notNull().default(0),
    searchText: searchText('title_pl', 'title_en'),
  },
  (t) => [
    index('announcement_created_at_idx').on(t.createdAt, t.id),
    index('announcement_publish_at_idx').on(t.publishAt, t.id),
    index('announcement_sent_at_idx').on(t.sentAt, t.id),
    index('announcement_title_idx').on(t.titlePl, t.id),
    index('announcement_state_idx').on(t.state, t.createdAt, t.id),
    index('announcement_audience_idx').on(t.audience, t.createdAt, t.id),
    index('announcement_author_idx').on(t.author),
    index('announcement_group_idx').on(t.group),
    index('announcement_training_idx').on(t.training),
    index('announcement_student_idx').on(t.student),
    check('announcement_scheduled_check', sql`${t.state} = 'draft' or ${t.publishAt} is not null`),
    check('announcement_sent_check', sql`(${t.state} in ('sent', 'takenBack')) = (${t.sentAt} is not null)`),
  ],
);

export type Announcement = typeof announcement.$inferSelect;
