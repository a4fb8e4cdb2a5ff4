import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { student } from '../student/columns.ts';
import { technik } from '../technik/columns.ts';
import { user } from '../user/columns.ts';

export const technikLevels = ['toLearn', 'inProgress', 'mastered'] as const;

export const technikProgress = pgTable(
  'technik_progress',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    technik: uuid('technik')
      .notNull()
      .references(() => technik.id),
    level: text('level', { enum: technikLevels }).notNull(),
    confirmedBy: uuid('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('technik_progress_student_technik_key').on(t.student, t.technik),
    index('technik_progress_technik_idx').on(t.technik),
    index('technik_progress_level_idx').on(t.level, t.updatedAt, t.id),
    index('technik_progress_created_at_idx').on(t.createdAt, t.id),
    index('technik_progress_updated_at_idx').on(t.updatedAt, t.id),
  ],
);
