import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The tables whose rights the seeded groups of this club have been given, so that none is given twice. */
export const grantedTable = pgTable('granted_table', {
  /** The name of the table as its rights carry it: `DayOff`. */
  entity: text('entity').primaryKey(),
  grantedAt: instant('granted_at').notNull(),
});
