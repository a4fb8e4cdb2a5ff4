import { federationProfiles } from '../../federation.ts';
import { invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { day, instant, integer, list, number, oneOf, reference, text } from '../../table/fields.ts';
import { examCandidate } from '../exam-candidate/columns.ts';
import { candidatesOf, refreshCandidates, refuseLockedExam } from '../exam-candidate/index.ts';
import { examActions } from './actions.ts';
import { type Exam, exam, examStates } from './columns.ts';

const candidates = (description: string) => integer(0, 1_000_000, { description });

export const examTable = defineTable<Exam>({
  name: 'exam',
  entity: 'Exam',
  description:
    'A day on which grades are tried for. Completing it writes its passes into the ledger of grades, and locks it.',
  granted: { Instructors: 'Read' },
  table: exam,
  few: true,
  fields: {
    name: text(150, { description: 'What the exam is called.' }),
    date: day({ description: 'The day it is held, to which candidates’ days, months and age are counted.' }),
    workplace: reference('workplace', { description: 'Where it is held.' }),
    profile: oneOf(federationProfiles, { description: 'The federation whose requirements hold.' }),
    examiners: list(text(100), {
      minItems: 1,
      maxItems: 5,
      description: 'The names of the examiners; the first chairs, and stands in the ledger.',
    }),
    applicationDeadline: day({ description: 'The last day for members to say that they come.' }),
    feePln: number(0, 10_000, { description: 'What it costs a candidate.', unit: 'PLN' }),
  },
  readOnly: {
    state: oneOf(examStates, {
      description: 'Only the staff sees a `draft`; `completed` and `cancelled` lock it.',
    }),
    cancelReason: text(500, { description: 'Why it was cancelled.' }),
    completedAt: instant({ description: 'When its results were written into the ledger.' }),
    evidenceHash: text(64, {
      description: 'The SHA-256 of what was counted at its completion, in hexadecimal.',
    }),
  },
  hidden: ['onPaper', 'evidence'],
  kept: [
    {
      fields: {
        candidateCount: candidates('How many are entered, and have not declined.'),
        pendingCount: candidates('How many of them have no result yet.'),
        passedCount: candidates('How many have passed.'),
      },
      sql: `select
          count(*) filter (where c.rsvp <> 'declined') as "candidateCount",
          count(*) filter (where c.rsvp <> 'declined' and c.result = 'pending') as "pendingCount",
          count(*) filter (where c.result = 'passed') as "passedCount"
        from exam_candidate c where c.exam = t.id`,
      follows: [{ table: examCandidate, fields: ['rsvp', 'result'], keeper: 'exam' }],
    },
  ],
  derived: {
    workplaceName: {
      schema: text(100),
      sql: 'w.name',
      via: [{ table: 'workplace', as: 'w', by: 'workplace' }],
    },
  },
  search: ['name', 'workplaceName'],
  sort: ['date,desc'],
  published: `t.state <> 'draft'`,
  rules: {
    beforeInsert(_, values) {
      checkDeadline(values);
      return values;
    },
    beforeUpdate(_, values, current) {
      refuseLockedExam(current);
      checkDeadline({ ...current, ...values });
      return values;
    },
    /** Places the candidates anew: on another day, or by another federation’s rules, they stand elsewhere. */
    async afterUpdate(context, { id, date, profile }, previous) {
      if (date !== previous.date || profile !== previous.profile)
        await refreshCandidates(context, await candidatesOf(context, id));
    },
    async refuseRemoval(_, current) {
      refuseLockedExam(current);
    },
  },
  actions: examActions,
});

function checkDeadline({ applicationDeadline, date }: Partial<Exam>): void {
  if (applicationDeadline && date && applicationDeadline > date)
    throw invalid({ field: 'applicationDeadline', code: 'after-exam' });
}
