import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { federationProfiles } from '../../federation.ts';
import { grade } from '../grade/columns.ts';
import { technik } from '../technik/columns.ts';

export const importances = ['essential', 'bonus'] as const;

export const technikRequirement = pgTable(
  'technik_requirement',
  {
    ...entity(),
    grade: uuid('grade')
      .notNull()
      .references(() => grade.id),
    technik: uuid('technik')
      .notNull()
      .references(() => technik.id),
    profile: text('profile', { enum: federationProfiles }).notNull(),
    importance: text('importance', { enum: importances }).notNull().default('essential'),
  },
  (t) => [
    unique('technik_requirement_grade_technik_profile_key').on(t.grade, t.technik, t.profile),
    index('technik_requirement_technik_idx').on(t.technik),
  ],
);
