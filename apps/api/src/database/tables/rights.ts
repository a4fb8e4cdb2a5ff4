import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, polishText } from '../columns.ts';
import { user } from './user.ts';

export const groupright = pgTable('groupright', {
  ...entity(),
  name: polishText('name').notNull().unique(),
  description: text('description'),
  system: boolean('system').notNull().default(false),
});

export const rightto = pgTable(
  'rightto',
  {
    ...entity(),
    group: uuid('group')
      .notNull()
      .references(() => groupright.id, { onDelete: 'cascade' }),
    right: text('right').notNull(),
  },
  (t) => [unique('rightto_group_right_key').on(t.group, t.right)],
);

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
  (t) => [unique('useringroupright_user_group_key').on(t.user, t.group)],
);
