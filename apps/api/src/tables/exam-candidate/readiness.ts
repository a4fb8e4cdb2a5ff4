import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { day, integer, list, nullable, oneOf, pictureOf, reference, text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { sections } from '../student/columns.ts';
import { assessProspects, type Prospect } from './assess.ts';
import { missingConditions } from './columns.ts';
import { longest } from './eligibility.ts';
import type { CandidatesExam } from './judgement.ts';

const measured = (has: TSchema) =>
  Type.Object({ has, needs: nullable(integer(0, 5_000, { description: 'Null: nothing asked.' })) });

/** `GET /exam/{id}/readiness`: who could be invited to an exam, who is ready, and what the others lack. */
export function examReadiness(app: FastifyInstance, { database, config, now }: TableServices): void {
  app.get<{ Params: { id: string } }>(
    '/exam/:id/readiness',
    {
      config: { access: { right: 'ExamCandidate:Write' } },
      schema: {
        operationId: 'examReadiness',
        summary: 'Who is ready for an exam, and what the others lack',
        description:
          'All who train and aren’t entered, each for the grade above theirs: those who are ready on its day by what they have trained until now first, then by when they will be, at the rhythm of the last twelve weeks. The conditions that are ticked by hand are left out.',
        tags: ['exam'],
        params: idParams,
        response: {
          200: Type.Array(
            Type.Object({
              student: reference('student'),
              firstName: text(100),
              lastName: text(100),
              picture: pictureOf('student'),
              section: oneOf(sections),
              gradeFrom: nullable(reference('grade')),
              gradeTo: reference('grade'),
              days: measured(integer(0, 100_000)),
              months: measured(integer(0, longest.months)),
              age: measured(nullable(integer(0, longest.years))),
              missing: list(oneOf(missingConditions), {
                description: 'What stands between them and the exam.',
              }),
              forecast: nullable(
                day({ description: 'When they will be ready; null when that can’t be told.' }),
              ),
            }),
          ),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ params }) => {
      const { rows } = await database.pool.query<Pick<CandidatesExam, 'date' | 'profile'>>(
        'select date, profile from exam where id = $1',
        [params.id],
      );
      const [exam] = rows;
      if (!exam) throw notFound();
      const prospects = await assessProspects(
        { client: database.pool, config, now: now() },
        { exam: params.id, profile: exam.profile, on: exam.date },
      );
      const { rows: people } = await database.pool.query<Person>(
        `select s.id as student, s.first_name as "firstName", s.last_name as "lastName", s.picture, s.section
         from student s where s.id = any($1) order by s.last_name, s.first_name, s.id`,
        [prospects.map(({ student }) => student)],
      );
      const byStudent = new Map(prospects.map((prospect) => [prospect.student, prospect]));
      return people
        .flatMap((person) => {
          const prospect = byStudent.get(person.student);
          return prospect ? [{ ...person, ...shownOf(prospect) }] : [];
        })
        .toSorted(bySoonest);
    },
  );
}

interface Person {
  student: string;
  firstName: string;
  lastName: string;
  picture: string | null;
  section: string;
}

const shownOf = ({ gradeFrom, gradeTo, days, months, age, missing, requirement, forecast }: Prospect) => ({
  gradeFrom,
  gradeTo,
  days: { has: days, needs: requirement.minTrainingDays },
  months: { has: months, needs: requirement.minMonths },
  age: { has: age, needs: requirement.minAge },
  missing,
  forecast,
});

/** Who is ready, then who will be soonest; who can’t be told of comes last, and all else stays by name. */
function bySoonest(one: ReturnType<typeof shownOf>, other: ReturnType<typeof shownOf>): number {
  const when = ({ missing, forecast }: typeof one) => (missing.length === 0 ? '' : (forecast ?? '9999'));
  const [a, b] = [when(one), when(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
