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
  description: `What somebody was told of, as it was then. Written by the server with the change it tells of, and kept for ${KEPT_DAYS} days.`,
  table: notice,
  isPrivate: true,
  fields: {},
  readOnly: {
    // No references: who reads notices need not read them anew whenever a person changes, of whom they tell as they were.
    user: { ...Type.String({ format: 'uuid' }), description: 'The user who is told.' },
    kind: oneOf(noticeKinds, { description: 'What has happened.' }),
    table: oneOf(tableNames, { description: 'The table that it is about, by its name on the wire.' }),
    row: {
      ...Type.String({ format: 'uuid' }),
      description: 'The row that it is about; of several the earliest.',
    },
    student: {
      ...Type.String({ format: 'uuid' }),
      description: 'The student concerned; null for whoever trains.',
    },
    name: text(200, {
      description:
        'What it is about was called, a grade in the language of who is told; of a paper `medical`, `insurance` or `licence`.',
    }),
    at: instant({
      description:
        'When that is: a training begins, a homework is due, the last day of a paper or to answer begins.',
    }),
    reason: text(500, {
      description: 'Why, in the words of who did it; a webhook’s `offReason`, an exam’s `result`.',
    }),
    count: integer(1, 1_000_000, {
      description: 'How many it tells of, as a holiday’s trainings.',
    }),
    readAt: instant({ description: 'When it was read; null before.' }),
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
