import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, instant } from '../../database/columns.ts';
import { announcement } from '../announcement/columns.ts';
import { user } from '../user/columns.ts';

/** Whom an announcement has gone to, and whether they have opened it. */
export const announcementReader = pgTable(
  'announcement_reader',
  {
    ...entity(),
    announcement: uuid('announcement')
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at'),
  },
  (t) => [
    unique('announcement_reader_key').on(t.announcement, t.user),
    index('announcement_reader_user_idx').on(t.user, t.createdAt, t.id),
    index('announcement_reader_created_at_idx').on(t.createdAt, t.id),
    index('announcement_reader_seen_at_idx').on(t.seenAt, t.id),
  ],
);
