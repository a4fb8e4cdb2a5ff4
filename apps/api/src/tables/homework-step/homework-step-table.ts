import { defineTable } from '../../table/definition.ts';
import { integer, list, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { ownStudents } from '../guardian/index.ts';
import { type HomeworkStep, homeworkStep, stepKinds } from './columns.ts';

export const homeworkStepTable = defineTable<HomeworkStep>({
  name: 'homework-step',
  entity: 'HomeworkStep',
  description:
    'A step of a homework between student and instructor, as it was then. Written by the server alone.',
  granted: { Instructors: 'Read' },
  table: homeworkStep,
  fields: {},
  readOnly: {
    submission: reference('homework-submission', { description: 'Whose way it is a step of.' }),
    kind: oneOf(stepKinds, { description: 'What was done.' }),
    by: reference('user', { description: 'Who did it.' }),
    text: text(10_000, { description: 'The answer as handed in.' }),
    minutesPractised: integer(0, 600, { description: 'How long they had practised.', unit: 'min' }),
    fileNames: list(text(200), {
      maxItems: 5,
      description: 'The names of the files handed in with it.',
    }),
    feedback: text(2_000, { description: 'What the instructor said.' }),
    rating: integer(1, 5, { description: 'The instructor’s mark, 5 is the best.' }),
  },
  derived: {
    byName: {
      schema: nullable(text(201)),
      sql: `u.first_name || ' ' || u.last_name`,
      searched: 'name_text',
      via: [{ table: 'user', as: 'u', by: 'by' }],
    },
  },
  title: ['kind'],
  sort: ['createdAt,asc'],
  own: `t.submission in (select p.id from homework_submission p where p.student in (${ownStudents}))`,
  without: ['create', 'update', 'remove'],
});
