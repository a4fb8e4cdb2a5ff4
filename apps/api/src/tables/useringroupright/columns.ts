import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { entity, instant } from '../../database/columns.ts';
import { groupright } from '../groupright/columns.ts';
import { user } from '../user/columns.ts';

export const useringroupright = pgTable(
  'useringroupright',
  {
    ...entity(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    group: uuid('group')
      .notNull()
      .references(() => groupright.id),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
  },
  (t) => [
    index('useringroupright_user_idx').on(t.user, t.group),
    index('useringroupright_group_idx').on(t.group),
    index('useringroupright_valid_from_idx').on(t.validFrom, t.id),
    index('useringroupright_valid_to_idx').on(t.validTo, t.id),
  ],
);
