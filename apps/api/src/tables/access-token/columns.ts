import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, entity, instant, polishText } from '../../database/columns.ts';
import { user } from '../user/columns.ts';

/** What a program of a user's calls the server by. The token itself is never stored, only its SHA-256. */
export const accessToken = pgTable(
  'access_token',
  {
    ...entity(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: polishText('name').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The first letters of the token: enough to know it by in a script, of no use to who would guess the rest. */
    start: text('start').notNull(),
    rights: text('rights').array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('access_token_user_idx').on(t.user, t.createdAt, t.id),
    index('access_token_name_idx').on(t.name, t.id),
    index('access_token_created_at_idx').on(t.createdAt, t.id),
    index('access_token_expires_at_idx').on(t.expiresAt, t.id),
  ],
);

/**
 * When each token was last used, and by what: no write of the token's own row, which has a version and a line in the log.
 * Each token has one from the beginning.
 */
export const accessTokenUse = pgTable('access_token_use', {
  id: uuid('id')
    .primaryKey()
    .references(() => accessToken.id, { onDelete: 'cascade' }),
  /** The last use, to the minute; null before the first. */
  lastUsedAt: instant('last_used_at'),
  /** The masked address; see session/device.ts. */
  lastUsedFrom: text('last_used_from'),
  /** What the program says that it is. */
  lastUsedBy: text('last_used_by'),
});
