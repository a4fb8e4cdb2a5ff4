import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, polishText } from '../../database/columns.ts';

export const tablefortestdictionary = pgTable('tablefortestdictionary', {
  ...entity(),
  code: text('code').notNull().unique(),
  namePl: polishText('name_pl').notNull(),
  nameEn: text('name_en').notNull(),
  rank: integer('rank').notNull().default(0),
  active: boolean('active').notNull().default(true),
});
