import { Type } from 'typebox';
import { tableNames } from '../../database/table-names.ts';
import { defineTable } from '../../table/definition.ts';
import { instant, integer, nullable, oneOf, text } from '../../table/fields.ts';
import { notice, noticeKinds } from './columns.ts';

/** How long it is kept, in days (domain.md, Kept for the club). */
export const KEPT_DAYS = 90;

const theStudent = { table: 'student', as: 's', by: 'student' };

export const noticeTable = defineTable<typeof notice.$inferSelect>({
  name: 'notice',
  entity: 'Notice',
  description: `What somebody was told of, as it was then. It is written by the server alone, with the change it tells of, and kept for ${KEPT_DAYS} days.`,
  table: notice,
  isPrivate: true,
  fields: {},
  readOnly: {
    // No references: who reads notices need not read them anew whenever a person changes, of whom they tell as they were.
    user: { ...Type.String({ format: 'uuid' }), description: 'The user who is told.' },
    kind: oneOf(noticeKinds, { description: 'What has happened.' }),
    table: oneOf(tableNames, { description: 'The name on the wire of the table that it is about.' }),
    row: {
      ...Type.String({ format: 'uuid' }),
      description: 'The id of the row that it is about; of several the earliest.',
    },
    student: {
      ...Type.String({ format: 'uuid' }),
      description: 'The student whom it concerns; null where it concerns whoever trains.',
    },
    name: text(200, {
      description:
        'What it is about was called: the training, the homework, the exam, the grade in the language of who is told, the device, the webhook, who asks for a first class; of a paper `medical`, `insurance` or `licence`.',
    }),
    at: instant({
      description:
        'When that is: the training begins, the homework is due, the last day to answer an invitation or of a paper begins.',
    }),
    reason: text(500, {
      description: 'Why, in the words of who did it; of a webhook its `offReason`, of an exam the `result`.',
    }),
    count: integer(1, 1_000_000, {
      description: 'How many it tells of, as the trainings of a holiday.',
    }),
    readAt: instant({ description: 'When it was read; null while it is not.' }),
  },
  derived: {
    studentFirstName: { schema: nullable(text(100)), sql: 's.first_name', via: [theStudent] },
  },
  title: ['name'],
  sort: ['createdAt,desc'],
  own: 't."user" = :viewer',
  without: ['create', 'update', 'remove'],
  actions: {
    read: {
      summary: 'A notice was read',
      description: 'On all devices. One that was read before stays as it is.',
      change: ({ now }, { readAt }) => ({ readAt: readAt ?? now.toISOString() }),
    },
    unread: {
      summary: 'Take a notice for unread',
      description: 'To come back to it.',
      change: () => ({ readAt: null }),
    },
  },
});
