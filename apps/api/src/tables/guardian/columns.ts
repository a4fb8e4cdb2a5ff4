import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, polishText, searchText } from '../../database/columns.ts';
import { student } from '../student/columns.ts';
import { user } from '../user/columns.ts';

export const guardian = pgTable(
  'guardian',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id, { onDelete: 'cascade' }),
    user: uuid('user').references(() => user.id, { onDelete: 'set null' }),
    name: polishText('name').notNull(),
    relation: text('relation'),
    phone: text('phone'),
    email: text('email'),
    consentOn: day('consent_on'),
    searchText: searchText('name', 'email', 'phone'),
  },
  (t) => [
    index('guardian_student_idx').on(t.student),
    index('guardian_user_idx').on(t.user),
    index('guardian_name_idx').on(t.name, t.id),
  ],
);
