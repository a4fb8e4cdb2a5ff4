import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
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

/** What belongs to one row of one table, seen by whoever may read that row (domain.md, file). */
export const file = pgTable(
  'file',
  {
    table: text('table').notNull(),
    row: uuid('row').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.row, t.name] })],
);
