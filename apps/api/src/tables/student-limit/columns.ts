import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { student } from '../student/columns.ts';

/** What somebody chose to tell those who teach them: what to spare. It is nobody else's business, and kept for no longer than they say. */
export const studentLimit = pgTable(
  'student_limit',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .unique()
      .references(() => student.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (t) => [index('student_limit_created_at_idx').on(t.createdAt, t.id)],
);
