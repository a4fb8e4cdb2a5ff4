import { Type } from 'typebox';
import { conflict, type FieldError, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import {
  day,
  flag,
  instant,
  integer,
  list,
  note,
  nullable,
  oneOf,
  reference,
  text,
} from '../../table/fields.ts';
import { changeEntity } from '../../table/write.ts';
import { examStates } from '../exam/columns.ts';
import { ownStudents } from '../guardian/index.ts';
import { faceInOrder } from '../student-grade/index.ts';
import { candidateActions } from './actions.ts';
import { type ExamCandidate, examCandidate, examResults, missingConditions, rsvps } from './columns.ts';
import { longest } from './eligibility.ts';
import {
  assessAnew,
  assessFor,
  type CandidatesExam,
  checkEligibility,
  findExam,
  refuseLockedExam,
  snapshot,
} from './judgement.ts';

const ofExam = [{ table: 'exam', as: 'e', by: 'exam' }];

/** Each mark stands by the id of its technique. */
const marks = Type.Unsafe({
  type: 'object',
  propertyNames: reference('technik'),
  additionalProperties: integer(1, 5),
  maxProperties: 200,
  description: 'The marks from 1 to 5, each by the id of its technique.',
});

export const examCandidateTable = defineTable<ExamCandidate>({
  name: 'exam-candidate',
  entity: 'ExamCandidate',
  description:
    'A student at an exam, and whether they may try; who may not needs a reason. Locked with the exam.',
  granted: { Instructors: 'Write' },
  table: examCandidate,
  fields: {
    exam: reference('exam', { description: 'The exam they try at.' }),
    student: reference('student', { description: 'Who tries for the grade.' }),
    gradeTo: reference('grade', { description: 'The grade they try for.' }),
    conditionsMet: flag({ description: 'The conditions beside attendance, ticked by hand.' }),
    overrideReason: text(500, { description: 'Why they may try all the same.' }),
    result: oneOf(examResults, { description: 'The result, once the exam is in progress.' }),
    marks,
    note: note(1_000),
  },
  readOnly: {
    gradeFrom: reference('grade', { description: 'The grade when they were entered.' }),
    days: integer(0, 100_000, {
      description: 'Training days since the last grade, with those from paper.',
      unit: 'days',
    }),
    months: integer(0, longest.months, {
      description: 'The time since the last grade, by the exam’s day.',
      unit: 'months',
    }),
    age: integer(0, longest.years, { description: 'The age on the exam’s day.', unit: 'years' }),
    missing: list(oneOf(missingConditions), { description: 'What stands between them and the exam.' }),
    rsvp: oneOf(rsvps, { description: 'What they, or somebody for them, answered.' }),
    conditionsBy: reference('user', { description: 'Who ticked the conditions.' }),
    paidAt: instant({ description: 'When the fee was noted as paid; null before that.' }),
    paidTo: reference('user', { description: 'Who noted that.' }),
    protocolNo: text(20, { description: 'The number in the protocols of the year.' }),
    certificateNo: text(20, { description: 'The certificate’s number in the year.' }),
  },
  hidden: ['onPaper'],
  derived: {
    isEligible: {
      schema: flag({ description: 'Whether nothing is missing.' }),
      sql: 'cardinality(t.missing) = 0',
      narrows: true,
    },
    ...faceInOrder,
    examName: { schema: text(150), sql: 'e.name', via: ofExam },
    examState: {
      schema: oneOf(examStates, { description: 'How far the exam is; its end locks the candidate.' }),
      sql: 'e.state',
      via: ofExam,
    },
    examDate: { schema: day(), sql: 'e.date', via: ofExam, orders: true },
    gradeFromRank: {
      schema: nullable(integer(0, 100)),
      sql: 'lower.rank',
      via: [{ table: 'grade', as: 'lower', by: 'grade_from' }],
    },
    gradeToRank: {
      schema: integer(0, 100),
      sql: 'higher.rank',
      via: [{ table: 'grade', as: 'higher', by: 'grade_to' }],
    },
  },
  title: ['studentLastName', 'studentFirstName', 'examName'],
  search: ['studentFirstName', 'studentLastName', 'examName', 'protocolNo', 'certificateNo'],
  sort: ['examDate,desc', 'studentLastName,asc', 'studentFirstName,asc'],
  own: `t.student in (${ownStudents})`,
  rules: {
    /** The exam before its candidates, as its completion does. */
    async lock({ client }, id, { exam }) {
      await client.query(
        `select from exam where id = coalesce((select exam from exam_candidate where id = $1), $2)
         for no key update`,
        [id, exam ?? null],
      );
    },
    async beforeInsert(context, values) {
      const exam = await findExam(context, values.exam);
      refuseLockedExam(exam);
      checkResult(values, exam);
      await checkMarks(context, values);
      const assessment = await assessFor(context, exam, values);
      checkEligibility(assessment, values);
      return { ...values, ...ticked(context, values, null), ...snapshot(assessment) };
    },
    async beforeUpdate(context, values, current) {
      const exam = await findExam(context, current.exam);
      refuseLockedExam(exam);
      refuseAnother(values, current);
      checkResult(values, exam);
      await checkMarks(context, values);
      const next = { ...current, ...values };
      if (judgedBy.every((field) => next[field] === current[field])) return values;
      const by = ticked(context, values, current);
      const assessment = await assessFor(context, exam, next);
      checkEligibility(assessment, next);
      return { ...values, ...by, ...snapshot(assessment) };
    },
    async refuseRemoval(context, { exam }) {
      refuseLockedExam(await findExam(context, exam));
    },
  },
  actions: candidateActions,
});

/** Who ticks the conditions stands for them. */
function ticked(
  { viewer }: WriteContext,
  { conditionsMet }: Partial<ExamCandidate>,
  current: ExamCandidate | null,
): Pick<Partial<ExamCandidate>, 'conditionsBy'> {
  if (conditionsMet === undefined || conditionsMet === (current?.conditionsMet ?? false)) return {};
  return { conditionsBy: conditionsMet ? viewer.id : null };
}

/** Whoever changes one of these wants the candidate judged anew. */
const judgedBy = ['gradeTo', 'conditionsMet', 'overrideReason'] as const;

/** @throws {Problem} 409: nobody has passed or failed before the exam. */
function checkResult({ result = 'pending' }: Partial<ExamCandidate>, { state }: CandidatesExam): void {
  if (result !== 'pending' && state !== 'inProgress') throw conflict('exam-not-in-progress');
}

/** @throws {Problem} 400: a mark is for a technique that there is. */
async function checkMarks({ client }: WriteContext, { marks }: Partial<ExamCandidate>): Promise<void> {
  const marked = Object.keys(marks ?? {});
  if (marked.length === 0) return;
  const { rows } = await client.query<{ id: string }>('select id from technik where id = any($1)', [marked]);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = marked.filter((id) => !known.has(id));
  const findings = unknown.map((id): FieldError => ({ field: `marks.${id}`, code: 'no-such-reference' }));
  if (findings.length > 0) throw invalid(...findings);
}

/** @throws {Problem} 400: for another exam or student there is another candidate. */
function refuseAnother(values: Partial<ExamCandidate>, current: ExamCandidate): void {
  const moved = (['exam', 'student'] as const).filter(
    (field) => values[field] !== undefined && values[field] !== current[field],
  );
  const findings: FieldError[] = moved.map((field) => ({ field, code: 'fixed-field' }));
  if (findings.length > 0) throw invalid(...findings);
}

/** Everybody entered for an exam, locked; always in the same order, so that two who do this can't block each other. */
export async function candidatesOf({ client }: WriteContext, exam: string): Promise<ExamCandidate[]> {
  const { rows } = await client.query<ExamCandidate>(
    `select ${examCandidateTable.selection} from exam_candidate t where t.exam = $1 order by t.student
     for update of t`,
    [exam],
  );
  return rows;
}

/** Places candidates anew, by what is known of them now. */
export async function refreshCandidates(
  context: WriteContext,
  candidates: readonly ExamCandidate[],
): Promise<ExamCandidate[]> {
  const refreshed: ExamCandidate[] = [];
  for (const candidate of candidates) {
    const values = await assessAnew(context, candidate);
    refreshed.push((await changeEntity(examCandidateTable, context, candidate, values, {})) as ExamCandidate);
  }
  return refreshed;
}
