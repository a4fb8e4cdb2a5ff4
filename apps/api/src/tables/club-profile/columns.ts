import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';

/** What the club is called and how it looks: one row. */
export const clubProfile = pgTable(
  'club_profile',
  {
    ...entity(),
    name: text('name'),
    theme: text('theme'),
    logo: text('logo'),
  },
  () => [uniqueIndex('club_profile_one_idx').on(sql`(true)`)],
);

export type ClubProfile = typeof clubProfile.$inferSelect;
