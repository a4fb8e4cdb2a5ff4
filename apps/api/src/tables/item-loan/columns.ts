import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, entity } from '../../database/columns.ts';
import { item } from '../item/columns.ts';
import { student } from '../student/columns.ts';

export const itemLoan = pgTable(
  'item_loan',
  {
    ...entity(),
    item: uuid('item')
      .notNull()
      .references(() => item.id),
    student: uuid('student')
      .notNull()
      .references(() => student.id),
    from: day('from').notNull(),
    dueOn: day('due_on'),
    returnedOn: day('returned_on'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('item_loan_open_key').on(t.item).where(sql`${t.returnedOn} is null`),
    index('item_loan_item_idx').on(t.item, t.from),
    index('item_loan_student_idx').on(t.student),
    index('item_loan_from_idx').on(t.from, t.id),
    index('item_loan_due_on_idx').on(t.dueOn, t.id),
    index('item_loan_returned_on_idx').on(t.returnedOn, t.id),
    check('item_loan_returned_on_check', sql`${t.returnedOn} >= ${t.from}`),
  ],
);
