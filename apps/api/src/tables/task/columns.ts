import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, instant, polishText, searchText } from '../../database/columns.ts';
import { user } from '../user/columns.ts';

export const taskStatuses = ['todo', 'doing', 'done', 'dropped'] as const;

export const task = pgTable(
  'task',
  {
    ...entity(),
    title: polishText('title').notNull(),
    description: text('description'),
    assignee: uuid('assignee').references(() => user.id, { onDelete: 'set null' }),
    status: text('status', { enum: taskStatuses }).notNull().default('todo'),
    priority: integer('priority').notNull().default(3),
    dueOn: day('due_on'),
    doneAt: instant('done_at'),
    searchText: searchText('title'),
  },
  (t) => [index('task_assignee_idx').on(t.assignee)],
);
