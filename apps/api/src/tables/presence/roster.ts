import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Row } from '../../table/definition.ts';
import { nullable, oneOf, reference, text } from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import type { TableServices } from '../../table/services.ts';
import { studentStatuses } from '../student/columns.ts';
import { presenceTable } from './presence-table.ts';

const entry = Type.Object({
  student: reference('student'),
  firstName: text(100),
  lastName: text(100),
  status: oneOf(studentStatuses),
  picture: nullable(text(64)),
  grade: nullable(reference('grade')),
  presence: Type.Union([Type.Ref('Presence'), Type.Null()]),
});

/** `GET /training/{id}/roster`: everybody whom a roll call has to ask about. */
export function trainingRoster(app: FastifyInstance, { database, config }: TableServices): void {
  const linked = linkRows(presenceTable, config);
  app.get<{ Params: { id: string } }>(
    '/training/:id/roster',
    {
      config: { access: { right: 'Presence:Read' } },
      schema: {
        operationId: 'trainingRoster',
        summary: 'Who is expected at a training, with their marks',
        description:
          'The active students of its section and range of grades, and everybody who is marked already, by name.',
        tags: ['training'],
        params: idParams,
        response: {
          200: Type.Object({ students: Type.Array(entry) }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params }) => {
      if (!viewer.has('Training:Read')) throw forbidden();
      const [training, marks, students] = await Promise.all([
        database.pool.query('select from training where id = $1', [params.id]),
        database.pool.query<Row>(prepared(MARKS, [params.id])),
        rosterOf(database, params.id),
      ]);
      if (training.rowCount === 0) throw notFound();
      const markOf = new Map(marks.rows.map((row) => [row.student, linked(row)]));
      return {
        students: students.map((row) => ({ ...row, presence: markOf.get(row.student) ?? null })),
      };
    },
  );
}

const MARKS = `select ${presenceTable.joinedSelection} from presence t ${presenceTable.joins} where t.training = $1`;

/** Whom a roll call asks about, by name. */
export async function rosterOf(database: Database, training: string): Promise<RosterPerson[]> {
  const { rows } = await database.pool.query<RosterPerson>(prepared(ROSTER, [training]));
  return rows;
}

export interface RosterPerson {
  student: string;
  firstName: string;
  lastName: string;
  status: string;
  picture: string | null;
  grade: string | null;
}

/** Who has no grade yet stands below the first. All that is asked of a student stands in the index by their names. */
const ROSTER = `
  with lesson as materialized (
    select c.section, coalesce(lowest.rank, 0) as lowest, highest.rank as highest
    from training c
    left join grade lowest on lowest.id = c.min_grade
    left join grade highest on highest.id = c.max_grade
    where c.id = $1
  )
  select s.id as student, s.first_name as "firstName", s.last_name as "lastName", s.status, s.picture, s.grade
  from student s
  where s.id in (select p.student from presence p where p.training = $1)
    or s.status = 'active' and s.section = coalesce((select section from lesson), s.section) and (
      s.grade in (select g.id from grade g, lesson where g.rank >= lowest and (highest is null or g.rank <= highest))
      or s.grade is null and (select lowest from lesson) = 0
    )
  order by s.last_name, s.first_name, s.id`;
