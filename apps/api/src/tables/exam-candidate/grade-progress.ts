import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { clubDay } from '../../club-time.ts';
import { type FederationProfile, federationProfiles } from '../../federation.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { day, integer, list, nullable, oneOf, reference } from '../../table/fields.ts';
import { ownership } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import { studentTable } from '../student/index.ts';
import { currentGrade } from '../student-grade/columns.ts';
import { assess, countTechniques, forecastReadiness, type Reader } from './assess.ts';
import { missingConditions } from './columns.ts';
import { measured } from './measured.ts';

/** How far somebody is on the way to a grade. */
const progress = Type.Object(
  {
    gradeFrom: nullable(reference('grade')),
    gradeTo: reference('grade'),
    since: day({ description: 'The day of the last grade, or of joining.' }),
    days: measured.days('The training days since the last grade.'),
    months: measured.months('The whole calendar months since the last grade.'),
    age: measured.age,
    techniques: measured.techniques(
      'The techniques that the grade can’t do without and somebody has confirmed; they hold nobody back.',
    ),
    missing: list(oneOf(missingConditions), {
      description: 'What is still missing, but for conditions that are ticked by hand.',
    }),
    forecast: nullable(
      day({
        description: 'When it will all be there at that rhythm, with days off; null when that can’t be told.',
      }),
    ),
    perWeek: Type.Number({
      description:
        'The rhythm, in training days a week: of the last twelve without days off, or as asked about.',
    }),
  },
  { $id: 'GradeProgress', description: 'How far somebody is on the way to a grade.' },
);

/** `GET /student/{id}/grade-progress`: how much of what the next grade asks for a student has, and when they will have it all. */
export function gradeProgress(app: FastifyInstance, { database, config, now }: TableServices): void {
  app.addSchema(progress);
  app.get<{
    Params: { id: string };
    Querystring: { grade?: string; profile?: FederationProfile; on?: string; perWeek?: number };
  }>(
    '/student/:id/grade-progress',
    {
      config: { access: { right: 'Student:Read', orOwn: true } },
      schema: {
        operationId: 'gradeProgress',
        summary: 'What a student has of what a grade asks for, and when they will have it all',
        description: 'For the next grade, unless another one is named.',
        tags: ['exam-candidate'],
        params: idParams,
        querystring: Type.Object(
          {
            grade: Type.Optional(reference('grade', { description: 'The next one unless told.' })),
            profile: Type.Optional(oneOf(federationProfiles, { description: 'The club’s unless told.' })),
            on: Type.Optional(day({ description: 'The day of the exam; today unless told.' })),
            perWeek: Type.Optional(
              integer(1, 7, {
                description: 'What if they came so many days a week; as they have come unless told.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Ref('GradeProgress'),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params, query }) => {
      const statement = new Statement();
      const conditions = [
        `t.id = ${statement.bind(params.id)}`,
        ...ownership(studentTable, { viewer, now: now(), config }, 'Student:Read', statement),
      ];
      const { rows } = await database.pool.query<{ next: string | null }>(
        `select (select n.id from grade n where n.rank > coalesce(l.rank, 0) order by n.rank limit 1) as next
         from student t left join lateral (select g.rank ${currentGrade('t.id')}) l on true
         where ${conditions.join(' and ')}`,
        statement.values,
      );
      const gradeTo = query.grade ?? rows[0]?.next;
      if (!rows[0] || !gradeTo) throw notFound();
      const found = await progressOf({ client: database.pool, config, now: now() }, params.id, {
        ...query,
        gradeTo,
      });
      if (!found) throw notFound();
      return found;
    },
  );
}

interface Towards {
  gradeTo: string;
  profile?: FederationProfile;
  on?: string;
  perWeek?: number;
}

/** How far somebody is on the way to a grade; null when there is no such student or grade. */
export async function progressOf(reader: Reader, student: string, { gradeTo, perWeek, ...asked }: Towards) {
  const { config, now } = reader;
  const question = {
    student,
    gradeTo,
    profile: asked.profile ?? config.federationProfile,
    on: asked.on ?? clubDay(now, config.clubTimezone),
    conditionsMet: true,
  };
  const assessment = await assess(reader, question);
  if (!assessment) return null;
  const { gradeFrom, days, months, age, missing, requirement, preparation } = assessment;
  return {
    gradeFrom,
    gradeTo,
    since: preparation.since,
    days: { has: days, needs: requirement.minTrainingDays },
    months: { has: months, needs: requirement.minMonths },
    age: { has: age, needs: requirement.minAge },
    techniques: await countTechniques(reader, question),
    missing,
    ...(await forecastReadiness(reader, student, assessment, perWeek)),
  };
}
