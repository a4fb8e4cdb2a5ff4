import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';

/** How the club is reached, as its page says: one row. */
export const clubContact = pgTable(
  'club_contact',
  {
    ...entity(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    account: text('account'),
    links: text('links').array().notNull().default([]),
  },
  () => [uniqueIndex('club_contact_one_idx').on(sql`(true)`)],
);

export type ClubContact = typeof clubContact.$inferSelect;
