import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { groupright } from '../groupright/columns.ts';

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
