import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, polishText } from '../../database/columns.ts';
import { sections } from '../student/columns.ts';

/** What a price is for: a month, one class, a year, or once and for all. */
export const pricePeriods = ['month', 'class', 'year', 'once'] as const;

/** What training in the club costs, as its page says. */
export const price = pgTable(
  'price',
  {
    ...entity(),
    namePl: polishText('name_pl').notNull(),
    nameEn: text('name_en'),
    amountPln: doublePrecision('amount_pln').notNull(),
    per: text('per', { enum: pricePeriods }).notNull().default('month'),
    section: text('section', { enum: sections }),
    notePl: text('note_pl'),
    noteEn: text('note_en'),
    rank: integer('rank').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (t) => [check('price_amount_check', sql`${t.amountPln} >= 0`)],
);

export type Price = typeof price.$inferSelect;
