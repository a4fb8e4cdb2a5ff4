import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';

/** What the club's page is made of, in the order in which a new club has it. The last may be there often, the others once. */
export const landingKinds = [
  'hero',
  'timetable',
  'instructors',
  'road',
  'places',
  'firstClass',
  'prices',
  'news',
  'contact',
  'text',
] as const;

export type LandingKind = (typeof landingKinds)[number];

/** A section of the club's page, in the club's own words. */
export const landingSection = pgTable(
  'landing_section',
  {
    ...entity(),
    kind: text('kind', { enum: landingKinds }).notNull(),
    rank: integer('rank').notNull(),
    shown: boolean('shown').notNull().default(true),
    titlePl: text('title_pl'),
    titleEn: text('title_en'),
    textPl: text('text_pl'),
    textEn: text('text_en'),
    picture: text('picture'),
    pictureAltPl: text('picture_alt_pl'),
    pictureAltEn: text('picture_alt_en'),
  },
  (t) => [
    uniqueIndex('landing_section_kind_idx').on(t.kind).where(sql`${t.kind} <> 'text'`),
    check('landing_section_picture_check', sql`${t.picture} is null or ${t.pictureAltPl} is not null`),
  ],
);

export type LandingSection = typeof landingSection.$inferSelect;
