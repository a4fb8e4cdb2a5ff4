import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, instant } from '../../database/columns.ts';
import { signInMethods } from '../../session/columns.ts';
import { user } from '../user/columns.ts';

export const userlastlogin = pgTable(
  'userlastlogin',
  {
    ...entity(),
    user: uuid('user')
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    lastLoginAt: instant('last_login_at'),
    previousLoginAt: instant('previous_login_at'),
    count: integer('count').notNull().default(0),
    method: text('method', { enum: signInMethods }),
    failedCount: integer('failed_count').notNull().default(0),
    lastFailedAt: instant('last_failed_at'),
    ipMasked: text('ip_masked'),
    userAgentFamily: text('user_agent_family'),
  },
  (t) => [
    index('userlastlogin_last_login_at_idx').on(t.lastLoginAt, t.id),
    index('userlastlogin_failed_count_idx').on(t.failedCount, t.id),
  ],
);
