import { doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, polishText, searchText } from '../../database/columns.ts';
import { workplace } from '../workplace/columns.ts';

export const itemCategories = ['weapon', 'gi', 'mat', 'book', 'other'] as const;
export const itemStatuses = ['available', 'loaned', 'repair', 'retired'] as const;

export const item = pgTable('item', {
  ...entity(),
  name: polishText('name').notNull(),
  category: text('category', { enum: itemCategories }).notNull().default('other'),
  inventoryNo: text('inventory_no').unique(),
  sizeLabel: text('size_label'),
  workplace: uuid('workplace').references(() => workplace.id),
  purchasedOn: day('purchased_on'),
  valuePln: doublePrecision('value_pln'),
  condition: text('condition'),
  status: text('status', { enum: itemStatuses }).notNull().default('available'),
  loanedTo: text('loaned_to'),
  loanDueOn: day('loan_due_on'),
  searchText: searchText('name', 'inventory_no', 'loaned_to'),
});
