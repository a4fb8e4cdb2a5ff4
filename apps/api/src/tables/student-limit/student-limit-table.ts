import { defineTable } from '../../table/definition.ts';
import { reference, text } from '../../table/fields.ts';
import { ownStudents } from '../guardian/index.ts';
import { studentLimit } from './columns.ts';

export type StudentLimit = typeof studentLimit.$inferSelect;

/** What is told, in a sentence. */
export const limitText = text(200, {
  description: 'What they spare, in their own words; no diagnosis.',
});

export const studentLimitTable = defineTable<StudentLimit>({
  name: 'student-limit',
  entity: 'StudentLimit',
  description:
    'What a student chose to tell those who teach them, as “spares the right knee”. They and their guardians write it; only who calls the roll sees it, of those who have come.',
  table: studentLimit,
  isPrivate: true,
  fields: {},
  readOnly: { student: reference('student', { description: 'Whom it is about.' }), text: limitText },
  title: [],
  sort: ['createdAt,desc'],
  own: `t.student in (${ownStudents})`,
  without: ['create', 'update', 'remove'],
});
