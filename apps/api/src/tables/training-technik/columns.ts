import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, instant } from '../../database/columns.ts';
import { technik } from '../technik/columns.ts';
import { training } from '../training/columns.ts';

/** What was done on the mat; what was meant to be done stands in the training itself. */
export const trainingTechnik = pgTable(
  'training_technik',
  {
    ...entity(),
    training: uuid('training')
      .notNull()
      .references(() => training.id, { onDelete: 'cascade' }),
    technik: uuid('technik')
      .notNull()
      .references(() => technik.id),
    trainingStartsAt: instant('training_starts_at').notNull(),
  },
  (t) => [
    unique('training_technik_training_technik_key').on(t.training, t.technik),
    index('training_technik_technik_idx').on(t.technik, t.trainingStartsAt),
    index('training_technik_time_idx').on(t.trainingStartsAt, t.id),
    index('training_technik_created_at_idx').on(t.createdAt, t.id),
  ],
);
