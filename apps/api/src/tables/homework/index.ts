import { conflict, type FieldError, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { instant, integer, list, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { ownStudents } from '../guardian/index.ts';
import { homeworkSubmission } from '../homework-submission/columns.ts';
import { refuseBegun } from '../homework-submission/index.ts';
import { sections } from '../student/columns.ts';
import { techniquesField, unknownTechniques } from '../technik/index.ts';
import { homeworkActions } from './actions.ts';
import { type Homework, homework, homeworkAudiences, homeworkStates, submissionKinds } from './columns.ts';

const submissions = (description: string) => integer(0, 1_000_000, { description });

export const homeworkTable = defineTable<Homework>({
  name: 'homework',
  entity: 'Homework',
  description: 'What students practise between trainings. Publishing gives each a submission.',
  granted: { Instructors: 'Write' },
  table: homework,
  fields: {
    title: text(150, { description: 'What the homework is called.' }),
    description: text(10_000, { description: 'What to practise and how, as Markdown.' }),
    author: reference('user', { description: 'Who enters it unless told.' }),
    assignees: oneOf(homeworkAudiences, {
      description: 'What its students are found by.',
    }),
    students: list(reference('student'), {
      maxItems: 500,
      description: 'Who gets it, given by name.',
    }),
    section: oneOf(sections, { description: 'Which age group gets it, given to one.' }),
    minGrade: reference('grade', {
      description: 'The lowest grade that gets it, given by grade; null for any below the highest.',
    }),
    maxGrade: reference('grade', {
      description: 'The highest grade that gets it, given by grade; null for any above the lowest.',
    }),
    techniques: techniquesField({ description: 'What is practised for it.' }),
    availableFrom: instant({ description: 'When students may begin; at once unless told.' }),
    dueAt: instant({
      description: 'When it is to be handed in at the latest; it is overdue from then on.',
    }),
    submission: oneOf(submissionKinds, { description: 'What is handed in.' }),
  },
  readOnly: {
    state: oneOf(homeworkStates, {
      description: 'How far it is: seen once `published`, handed in until `closed`.',
    }),
  },
  kept: [
    {
      fields: {
        assignedCount: submissions('How many students have it.'),
        submittedCount: submissions('How many have handed it in.'),
        reviewedCount: submissions('How many were reviewed.'),
      },
      sql: `select
          count(*) as "assignedCount",
          count(*) filter (where h.state in ('submitted', 'reviewed')) as "submittedCount",
          count(*) filter (where h.state = 'reviewed') as "reviewedCount"
        from homework_submission h where h.homework = t.id`,
      follows: [{ table: homeworkSubmission, fields: ['state'], keeper: 'homework' }],
    },
  ],
  derived: {
    authorName: {
      schema: nullable(text(201)),
      sql: `u.first_name || ' ' || u.last_name`,
      searched: 'name_text',
      via: [{ table: 'user', as: 'u', by: 'author' }],
    },
  },
  search: ['title', 'authorName'],
  sort: ['dueAt,desc'],
  own: `t.id in (select h.homework from homework_submission h where h.student in (${ownStudents}))`,
  rules: {
    async beforeInsert(context, values) {
      await checkHomework(context, values);
      return { ...values, author: values.author ?? context.viewer.id };
    },
    async beforeUpdate(context, values, current) {
      if (current.state === 'archived') throw conflict('homework-over');
      if (current.state !== 'draft') refuseOthers(values, current);
      await checkHomework(context, { ...current, ...values });
      return values;
    },
    async refuseRemoval({ client }, { id }) {
      const { rowCount } = await client.query(
        `select from homework_submission where homework = $1 and state <> 'assigned' limit 1`,
        [id],
      );
      await refuseBegun(rowCount !== 0);
    },
  },
  actions: homeworkActions,
});

/** @throws {Problem} 400: who has the homework already keeps it. */
function refuseOthers(values: Partial<Homework>, current: Homework): void {
  const audience = ['assignees', 'students', 'section', 'minGrade', 'maxGrade'] as const;
  const moved = audience.filter(
    (field) =>
      values[field] !== undefined && JSON.stringify(values[field]) !== JSON.stringify(current[field]),
  );
  const findings: FieldError[] = moved.map((field) => ({ field, code: 'fixed-field' }));
  if (findings.length > 0) throw invalid(...findings);
}

/** @throws {Problem} 400 unless it says whom it is for, and is due after it begins. */
async function checkHomework(
  context: WriteContext,
  {
    assignees,
    students = [],
    section,
    minGrade,
    maxGrade,
    techniques,
    availableFrom,
    dueAt,
  }: Partial<Homework>,
): Promise<void> {
  const findings = await unknownTechniques(context, techniques);
  if (assignees === 'students' && students.length === 0)
    findings.push({ field: 'students', code: 'required' });
  if (assignees === 'section' && !section) findings.push({ field: 'section', code: 'required' });
  if (assignees === 'gradeRange' && !minGrade && !maxGrade)
    findings.push({ field: 'minGrade', code: 'required' });
  if (availableFrom && dueAt && dueAt <= availableFrom)
    findings.push({ field: 'dueAt', code: 'wrong-order' });
  const { rows } = await context.client.query<{ isUnknown: boolean; isBackwards: boolean | null }>(
    `select exists (select from unnest($1::uuid[]) i where not exists (select from student s where s.id = i)) as "isUnknown",
       (select rank from grade where id = $2) > (select rank from grade where id = $3) as "isBackwards"`,
    [students, minGrade ?? null, maxGrade ?? null],
  );
  if (rows[0]?.isUnknown) findings.push({ field: 'students', code: 'no-such-reference' });
  if (rows[0]?.isBackwards) findings.push({ field: 'maxGrade', code: 'grade-order' });
  if (findings.length > 0) throw invalid(...findings);
}
