import { conflict, type FieldError, forbidden, invalid } from '../../http/problem.ts';
import { defineTable, type TableCall } from '../../table/definition.ts';
import { flag, instant, integer, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { ownStudents } from '../guardian/index.ts';
import { homework } from '../homework/columns.ts';
import { faceInOrder } from '../student-grade/index.ts';
import { submissionActions } from './actions.ts';
import { type HomeworkSubmission, homeworkSubmission, submissionStates } from './columns.ts';
import { homeworkCounts } from './homework-counts.ts';
import { findHomework, refuseHandedIn, refuseShut } from './open-homework.ts';

export { findHomework, refuseHandedIn, refuseShut } from './open-homework.ts';

const ofHomework = [{ table: 'homework', as: 'h', by: 'homework' }];

export const homeworkSubmissionTable = defineTable<HomeworkSubmission>({
  name: 'homework-submission',
  entity: 'HomeworkSubmission',
  description: 'What a student does about a homework. Made when that is published.',
  granted: { Instructors: 'Write' },
  table: homeworkSubmission,
  fields: {
    homework: reference('homework', { description: 'What is answered.' }),
    student: reference('student', { description: 'Whose answer it is.' }),
    text: text(10_000, { description: 'The answer, or its link; Markdown.' }),
    minutesPractised: integer(0, 600, { description: 'How long they practised for it.', unit: 'min' }),
  },
  readOnly: {
    state: oneOf(submissionStates, {
      description: 'How far it is: `draft` from its first word on, `returned` to be done again.',
    }),
    submittedAt: instant({ description: 'When it was handed in last.' }),
    feedback: text(2_000, { description: 'What the instructor says of it.' }),
    rating: integer(1, 5, { description: 'The instructor’s mark, 5 is the best.' }),
    reviewedBy: reference('user', { description: 'Who reviewed it or gave it back.' }),
  },
  kept: [
    {
      fields: { dueAt: instant({ description: 'When it is to be handed in at the latest.' }) },
      sql: 'select h.due_at as "dueAt" from homework h where h.id = t.homework',
      follows: [
        {
          table: homework,
          fields: ['dueAt'],
          keepers: 'select p.id from homework_submission p join written h on h.id = p.homework',
        },
      ],
    },
  ],
  derived: {
    ...faceInOrder,
    homeworkTitle: {
      schema: text(150),
      sql: 'h.title',
      searched: 'search_text',
      via: ofHomework,
      orders: true,
    },
    reviewerName: {
      schema: nullable(text(201)),
      sql: `u.first_name || ' ' || u.last_name`,
      searched: 'name_text',
      via: [{ table: 'user', as: 'u', by: 'reviewed_by' }],
    },
    isOverdue: {
      schema: flag({ description: 'Whether it is due, and not handed in.' }),
      sql: `t.state in ('assigned', 'draft', 'returned') and t.due_at is not null and t.due_at < now()`,
      narrows: true,
    },
  },
  title: ['studentLastName', 'studentFirstName', 'homeworkTitle'],
  search: ['studentFirstName', 'studentLastName', 'homeworkTitle'],
  sort: ['createdAt,desc'],
  own: `t.student in (${ownStudents})`,
  /** A row that is not theirs isn't found for them in the first place. */
  async writeOwn(_, verb) {
    if (verb !== 'update') throw forbidden();
  },
  rules: {
    /** The homework before its submissions, as its publication does. */
    async lock({ client }, id, { homework }) {
      await client.query(
        `select from homework where id = coalesce((select homework from homework_submission where id = $1), $2)
         for no key update`,
        [id, homework ?? null],
      );
    },
    async beforeInsert(context, values) {
      const { state, dueAt } = await findHomework(context, values.homework);
      if (state !== 'published') throw conflict('homework-not-open');
      return { ...values, dueAt };
    },
    async beforeUpdate(context, values, current) {
      const next = { ...current, ...values };
      const moved = (['homework', 'student'] as const).filter((field) => next[field] !== current[field]);
      const findings: FieldError[] = moved.map((field) => ({ field, code: 'fixed-field' }));
      if (findings.length > 0) throw invalid(...findings);
      if (next.text === current.text && next.minutesPractised === current.minutesPractised) return values;
      refuseShut(context, await findHomework(context, current.homework));
      refuseHandedIn(current);
      return current.state === 'assigned' ? { ...values, state: 'draft' } : values;
    },
    refuseRemoval: (_, { state }) => refuseBegun(state !== 'assigned'),
  },
  actions: submissionActions,
});

export const homeworkSubmissionCalls: readonly TableCall[] = [homeworkCounts];

/** @throws {Problem} 409: what a student did stays. */
export async function refuseBegun(isBegun: boolean): Promise<void> {
  if (isBegun) throw conflict('submission-begun');
}
