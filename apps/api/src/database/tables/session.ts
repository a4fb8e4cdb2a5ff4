import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { user } from './user.ts';

export const signInMethods = ['password', 'google', 'lightning'] as const;

/** A sign-in. The token itself is never stored, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    method: text('method', { enum: signInMethods }).notNull().default('password'),
    /** Masked and shortened: enough for users to know their own devices by. */
    address: text('address'),
    device: text('device'),
    /** A second factor was shown in this session. */
    secondFactor: boolean('second_factor').notNull().default(false),
    remember: boolean('remember').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('session_user_idx').on(t.user)],
);

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
