import { Type } from 'typebox';
import { addDays } from '../../club-time.ts';
import type { Row } from '../../table/definition.ts';
import { day, integer, nullable, oneOf } from '../../table/fields.ts';
import { progressOf } from '../../tables/exam-candidate/index.ts';
import { countingPresence } from '../../tables/presence/columns.ts';
import { presenceTable } from '../../tables/presence/index.ts';
import { sections } from '../../tables/student/columns.ts';
import { trainingKinds } from '../../tables/training/lesson-columns.ts';
import { idsOf, type Reading, readRows } from './reading.ts';

/** How many days back a year on the mat reaches, to the week that it begins in. */
const YEAR_DAYS = 364;

export const companion = Type.Object({
  id: Type.String({ format: 'uuid' }),
  firstName: Type.String(),
  lastName: Type.String(),
  beltColor: nullable(Type.String()),
  picture: nullable(
    Type.String({ description: 'Which picture there is of them, where the caller may see it.' }),
  ),
});

export const leader = Type.Object({
  ...companion.properties,
  student: nullable(
    Type.String({ format: 'uuid', description: 'The student who they are, whose picture it is.' }),
  ),
});

export const trainingYear = Type.Object({
  student: Type.String({ format: 'uuid' }),
  from: day({ description: 'The Monday on which it begins.' }),
  days: Type.Array(
    Type.Object({
      day: day(),
      trainings: integer(1, 20, { description: 'How many they were at.' }),
      kind: oneOf(trainingKinds, { description: 'What kind of class the first of them was.' }),
      section: nullable(oneOf(sections, { description: 'Whom it was for.' })),
    }),
    { description: 'The days on which they were on the mat, in order.' },
  ),
});

interface TrainingYear {
  student: string;
  from: string;
  days: { day: string; trainings: number; kind: string; section: string | null }[];
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** What is marked of the students since the month, or the week, began. */
export async function recentPresences(reading: Reading): Promise<Row[]> {
  if (reading.students.length === 0) return [];
  const { today, config } = reading;
  const month = `${today.slice(0, 7)}-01`;
  const monday = mondayOf(today);
  return readRows(reading, presenceTable, {
    found: `select p.id from presence p
      where p.student = any($1) and p.training_starts_at >= ($2::date::timestamp at time zone $3)`,
    order: 't.training_starts_at, t.id',
    values: [idsOf(reading), monday < month ? monday : month, config.clubTimezone],
  });
}

/** The days of a year on which each student was on the mat. */
export async function trainedDays(reading: Reading): Promise<TrainingYear[]> {
  const { query, today, config, students } = reading;
  if (students.length === 0) return [];
  const from = mondayOf(addDays(today, -YEAR_DAYS));
  const { rows } = await query<TrainingYear['days'][number] & { student: string }>(
    `select p.student, (p.training_starts_at at time zone $3)::date as day, count(*) as trainings,
       (array_agg(c.kind order by c.starts_at))[1] as kind, (array_agg(c.section order by c.starts_at))[1] as section
     from presence p join training c on c.id = p.training
     where p.student = any($1) and p.training_starts_at >= ($2::date::timestamp at time zone $3) and ${countingPresence}
     group by 1, 2 order by 1, 2`,
    [idsOf(reading), from, config.clubTimezone],
  );
  const byStudent = Map.groupBy(rows, ({ student }) => student);
  return students.map(({ id }) => ({
    student: id,
    from,
    days: (byStudent.get(id) ?? []).map(({ student: _, ...day }) => day),
  }));
}

/** How far each student is on the way to the next grade. */
export async function waysOf({ query, config, now, students }: Reading) {
  if (students.length === 0) return [];
  const { rows: grades } = await query<{ id: string; rank: number }>(
    'select id, rank from grade order by rank',
    [],
  );
  const client = { query: query as never };
  const ways = students.map(async ({ id: student, gradeRank }) => {
    const gradeTo = grades.find(({ rank }) => rank > (gradeRank ?? 0))?.id;
    const progress = gradeTo && (await progressOf({ client, config, now }, student, { gradeTo }));
    return progress ? [{ student, progress }] : [];
  });
  return (await Promise.all(ways)).flat();
}
