import { jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';
import { user } from '../tables/user/columns.ts';

/** The first answer to a POST with an `Idempotency-Key`, kept for a day and replayed on a repeat. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: smallint('status').notNull(),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.key] })],
);
