import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { TSchema } from 'typebox';
import { type FieldError, invalid } from '../../http/problem.ts';
import type { Derived, Kept, Row, WriteContext } from '../../table/definition.ts';
import { flag, integer, note, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { sections, student } from '../student/columns.ts';
import { techniquesField, unknownTechniques } from '../technik/index.ts';
import { user } from '../user/columns.ts';
import type { training } from './columns.ts';
import { trainingKinds } from './lesson-columns.ts';

/** What a training and a series have in common (domain.md, Training). */
export const lessonFields: Record<string, TSchema> = {
  title: text(150, { description: 'What the class is called.' }),
  workplace: reference('workplace', { description: 'Where it is held.' }),
  instructor: reference(['user', 'student'], { description: 'Who leads it.' }),
  kind: oneOf(trainingKinds, { description: 'What kind of class it is.' }),
  section: oneOf(sections, { description: 'Whom it is for; null for everybody.' }),
  minGrade: reference('grade', { description: 'The lowest grade that may come.' }),
  maxGrade: reference('grade', { description: 'The highest grade that may come.' }),
  capacity: integer(1, 500, { description: 'How many may come.' }),
  countsForGrade: flag({ description: 'Whether it counts towards the next grade.' }),
  dayWeight: integer(0, 5, { description: 'How many training days it counts as.', unit: 'days' }),
  techniques: techniquesField({ description: 'What is practised.' }),
  note: note(2000),
};

/** Where the reference of `instructor` stands: it leads to a user or to a student. */
export const lessonHidden = ['instructorUser', 'instructorStudent'] as const;

const gradeRank = { description: 'The grade’s place in their order.' };
const place = { table: 'workplace', as: 'w', by: 'workplace' };
const lowest = { table: 'grade', as: 'lowest', by: 'min_grade' };
const highest = { table: 'grade', as: 'highest', by: 'max_grade' };

export const lessonDerived: Record<string, Derived> = {
  workplaceName: { schema: text(100), sql: 'w.name', via: [place] },
  workplaceRoom: { schema: nullable(text(100)), sql: 'w.room', via: [place] },
  minGradeRank: {
    schema: nullable(integer(0, 100, gradeRank)),
    sql: 'lowest.rank',
    via: [lowest],
    orders: false,
  },
  maxGradeRank: {
    schema: nullable(integer(0, 100, gradeRank)),
    sql: 'highest.rank',
    via: [highest],
    orders: false,
  },
};

/** What those who are led by somebody keep of them. */
export function instructorName(lessons: PgTable): Kept {
  const { name } = getTableConfig(lessons);
  return {
    fields: { instructorName: text(201, { description: 'The name of who leads it.' }) },
    sql: `select coalesce(u.first_name || ' ' || u.last_name, s.first_name || ' ' || s.last_name) as "instructorName"
      from (select) alone left join "user" u on u.id = t.instructor_user left join student s on s.id = t.instructor_student`,
    follows: [
      // Where it is made it is looked up at once.
      {
        table: lessons,
        fields: ['instructorUser', 'instructorStudent'],
        keepers: 'select id from written',
      },
      {
        table: user,
        fields: ['firstName', 'lastName'],
        keepers: `select t.id from ${name} t join written u on u.id = t.instructor_user`,
      },
      {
        table: student,
        fields: ['firstName', 'lastName'],
        keepers: `select t.id from ${name} t join written s on s.id = t.instructor_student`,
      },
    ],
  };
}

type Lesson = Pick<
  typeof training.$inferSelect,
  'instructor' | 'instructorUser' | 'instructorStudent' | 'minGrade' | 'maxGrade' | 'techniques'
>;

/** 15–480 min (domain.md, Training); also the bounds of a series' `durationMinutes`. */
export const lessonMinutes = { shortest: 15, longest: 480 };

/**
 * The values with the instructor's id resolved to the column it belongs in.
 *
 * @throws {Problem} 400 when the instructor is nobody, a technique is none, or the lower grade is above the higher.
 */
export async function checkLesson<T extends Partial<Lesson> & Row>(
  context: WriteContext,
  values: T,
  current?: Partial<Lesson>,
): Promise<T> {
  const findings: FieldError[] = [];
  const { instructor, ...others } = values;
  const isSame = instructor === undefined || instructor === current?.instructor;
  const resolved = isSame ? (others as unknown as T) : await resolveInstructor(context, values);
  if (!resolved) findings.push({ field: 'instructor', code: 'no-such-reference' });
  const { minGrade, maxGrade } = { ...current, ...values };
  if (minGrade && maxGrade && (await isAbove(context, minGrade, maxGrade)))
    findings.push({ field: 'maxGrade', code: 'grade-order' });
  findings.push(...(await unknownTechniques(context, values.techniques)));
  if (!resolved || findings.length > 0) throw invalid(...findings);
  return resolved;
}

async function resolveInstructor<T extends Partial<Lesson> & Row>(
  { client }: WriteContext,
  { instructor, ...values }: T,
): Promise<T | null> {
  const { rows } = await client.query<{ user: string | null; student: string | null }>(
    `select (select id from "user" where id = $1) as user, (select id from student where id = $1) as student`,
    [instructor],
  );
  const { user = null, student = null } = rows[0] ?? {};
  if (!user && !student) return null;
  return { ...values, instructorUser: user, instructorStudent: user ? null : student } as unknown as T;
}

async function isAbove({ client }: WriteContext, lower: string, higher: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from grade a, grade b where a.id = $1 and b.id = $2 and a.rank > b.rank',
    [lower, higher],
  );
  return rowCount === 1;
}
