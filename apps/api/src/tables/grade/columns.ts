import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, polishText } from '../../database/columns.ts';
import type { FederationProfile } from '../../federation.ts';

export const gradeKinds = ['kyu', 'dan', 'none'] as const;
/** What a federation asks for before the exam to a grade; null where it asks for nothing. */
export interface GradeRequirement {
  minTrainingDays: number | null;
  minMonths: number | null;
  minAge: number | null;
}

export const grade = pgTable('grade', {
  ...entity(),
  code: text('code').notNull().unique(),
  kind: text('kind', { enum: gradeKinds }).notNull(),
  number: integer('number').notNull(),
  rank: integer('rank').notNull().unique(),
  namePl: polishText('name_pl').notNull(),
  nameEn: text('name_en').notNull(),
  beltColor: text('belt_color').notNull(),
  profiles: jsonb('profiles')
    .$type<Partial<Record<FederationProfile, GradeRequirement>>>()
    .notNull()
    .default({}),
});
