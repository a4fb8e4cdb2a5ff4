import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, polishText } from '../../database/columns.ts';
import { sections } from '../student/columns.ts';
import { workplace } from '../workplace/columns.ts';

export const dayOffKinds = ['publicHoliday', 'schoolBreak', 'closure', 'instructor'] as const;

export const dayOff = pgTable(
  'day_off',
  {
    ...entity(),
    name: polishText('name').notNull(),
    dateFrom: day('date_from').notNull(),
    dateTo: day('date_to').notNull(),
    kind: text('kind', { enum: dayOffKinds }).notNull(),
    workplace: uuid('workplace').references(() => workplace.id),
    section: text('section', { enum: sections }),
    note: text('note'),
    cancelledCount: integer('cancelled_count').notNull().default(0),
  },
  (t) => [
    index('day_off_dates_idx').on(t.dateFrom, t.dateTo),
    check('day_off_dates_check', sql`${t.dateFrom} <= ${t.dateTo}`),
  ],
);
