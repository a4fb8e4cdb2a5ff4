import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, instant, polishText } from '../../database/columns.ts';

/** What happens to a row, whatever it was called. */
export const webhookEvents = ['create', 'update', 'remove'] as const;

/** Why the server has turned one off: it failed for too long, or its receiver says that it is gone. */
export const webhookOffReasons = ['failing', 'gone'] as const;

export const webhook = pgTable('webhook', {
  ...entity(),
  name: polishText('name').notNull(),
  url: text('url').notNull(),
  tables: text('tables').array().notNull(),
  events: text('events', { enum: webhookEvents }).array().notNull(),
  active: boolean('active').notNull().default(true),
  failingSince: instant('failing_since'),
  offReason: text('off_reason', { enum: webhookOffReasons }),
  /** Sealed for its own id, as is the one before. */
  secretSealed: text('secret_sealed'),
  previousSecretSealed: text('previous_secret_sealed'),
  secretSince: instant('secret_since'),
});
