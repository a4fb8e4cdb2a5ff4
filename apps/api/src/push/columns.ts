import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';
import { session } from '../session/columns.ts';

/** A device on which its user hears of things also while the app is closed, for as long as they are signed in there. */
export const pushDevice = pgTable('push_device', {
  session: uuid('session')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  /** The SHA-256 of the address at the push service: a browser has one, and so it hears for one user. */
  endpointHash: bytes('endpoint_hash').notNull().unique(),
  /** The sealed address and keys: who has them can send to the device, as far as its push service lets them. */
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
