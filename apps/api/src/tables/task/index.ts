import { defineTable, type WriteContext } from '../../table/definition.ts';
import { day, instant, integer, nullable, oneOf, pictureOf, reference, text } from '../../table/fields.ts';
import { task, taskStatuses } from './columns.ts';

type Task = typeof task.$inferSelect;

const theAssignee = { table: 'user', as: 'u', by: 'assignee' };

export const taskTable = defineTable<Task>({
  name: 'task',
  entity: 'Task',
  description: 'Something to be done for the club.',
  granted: { Instructors: 'Write', Developers: 'Write' },
  table: task,
  few: true,
  fields: {
    title: text(150, { description: 'What is to be done.' }),
    description: text(5_000, { description: 'What more there is to say of it.' }),
    assignee: reference('user', { description: 'Who does it; null while nobody is named.' }),
    status: oneOf(taskStatuses, { description: 'How far it is; nobody does any more what is `dropped`.' }),
    priority: integer(1, 5, { description: '1 comes first, 5 can wait.' }),
    dueOn: day({ description: 'The day by which it should be done.' }),
  },
  readOnly: { doneAt: instant({ description: 'When it became `done`; null while it is not.' }) },
  derived: {
    assigneeName: {
      schema: nullable(text(201)),
      sql: `u.first_name || ' ' || u.last_name`,
      searched: 'name_text',
      via: [theAssignee],
    },
    assigneeFirstName: { schema: nullable(text(100)), sql: 'u.first_name', via: [theAssignee] },
    assigneeLastName: { schema: nullable(text(100)), sql: 'u.last_name', via: [theAssignee] },
    assigneePicture: { schema: pictureOf('user'), sql: 'u.picture', via: [theAssignee] },
  },
  search: ['title', 'assigneeName'],
  sort: ['priority,asc', 'createdAt,desc'],
  own: 't.assignee = :viewer',
  actions: {
    done: {
      operationId: 'finishTask',
      summary: 'A task is done',
      description: 'It stays, with the time. A task that is done already stays as it is.',
      change: (context, current) => ({ status: 'done', ...finished(context, { status: 'done' }, current) }),
    },
    reopen: {
      summary: 'Take up a task again',
      description: 'It is among the open ones again.',
      change: (_, { status }) =>
        status === 'done' || status === 'dropped' ? { status: 'todo', doneAt: null } : null,
    },
  },
  rules: {
    beforeInsert: (context, values) => ({ ...values, ...finished(context, values, null) }),
    beforeUpdate: (context, values, current) => ({ ...values, ...finished(context, values, current) }),
  },
});

/** The moment goes with the status: set when the task becomes done, taken back when it is taken up again. */
function finished(
  { now }: WriteContext,
  { status }: Partial<Task>,
  current: Task | null,
): Pick<Partial<Task>, 'doneAt'> {
  if (status === undefined || status === current?.status) return {};
  return { doneAt: status === 'done' ? now.toISOString() : null };
}
