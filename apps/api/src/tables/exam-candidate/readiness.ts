import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { clubDay } from '../../club-time.ts';
import type { FederationProfile } from '../../federation.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { day, list, nullable, oneOf, pictureOf, reference, text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { sections } from '../student/columns.ts';
import { assessNext, forecastOfAll, type NextStep, stepOn } from './assess.ts';
import { missingConditions } from './columns.ts';
import type { CandidatesExam } from './judgement.ts';
import { measured } from './measured.ts';
import { readStandings } from './standings.ts';

/** Where somebody stands before the grade above theirs. */
const prospect = Type.Object(
  {
    student: reference('student'),
    firstName: text(100, { description: 'The first name.' }),
    lastName: text(100, { description: 'The last name.' }),
    picture: pictureOf('student'),
    section: oneOf(sections, { description: 'The group they train with.' }),
    workplace: nullable(reference('workplace', { description: 'Where they train mostly.' })),
    gradeFrom: nullable(reference('grade')),
    gradeTo: reference('grade'),
    days: measured.days('The training days since the last grade.'),
    months: measured.months('The whole calendar months since the last grade.'),
    age: measured.age,
    missing: list(oneOf(missingConditions), {
      description: 'What stands between them and the exam.',
    }),
    forecast: nullable(day({ description: 'When they will be ready; null when that can’t be told.' })),
    enteredFor: nullable(reference('exam', { description: 'The next exam that they are entered for.' })),
  },
  {
    $id: 'Prospect',
    description: 'Where somebody stands before the grade above theirs.',
  },
);

const answers = { 200: Type.Array(Type.Ref('Prospect')), ...problemResponses(400, 401, 403, 404) };

/** `GET /exam/{id}/readiness`: who could be invited to an exam, who is ready, and what the others lack. */
export function examReadiness(app: FastifyInstance, services: TableServices): void {
  app.addSchema(prospect);
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
        response: answers,
      },
    },
    async ({ params }) => {
      const { rows } = await services.database.pool.query<Pick<CandidatesExam, 'date' | 'profile'>>(
        'select date, profile from exam where id = $1',
        [params.id],
      );
      const [exam] = rows;
      if (!exam) throw notFound();
      return prospectsOf(services, { exam: params.id, profile: exam.profile, on: exam.date });
    },
  );
}

/** `GET /exam/readiness`: who is ready today, whatever exam there will be. */
export function readiness(app: FastifyInstance, services: TableServices): void {
  app.get(
    '/exam/readiness',
    {
      config: { access: { right: 'ExamCandidate:Write' } },
      schema: {
        operationId: 'readiness',
        summary: 'Who is ready for the next grade today, and what the others lack',
        description:
          'All who train, each for the grade above theirs by the club’s own rules: those who are ready today first, then by when they will be, at the rhythm of the last twelve weeks. The conditions that are ticked by hand are left out.',
        tags: ['exam'],
        response: answers,
      },
    },
    () => {
      const { config, now } = services;
      const on = clubDay(now(), config.clubTimezone);
      return prospectsOf(services, { exam: null, profile: config.federationProfile, on });
    },
  );
}

interface Asked {
  /** Null where it is about no exam in particular. */
  exam: string | null;
  profile: FederationProfile;
  on: string;
}

async function prospectsOf(services: TableServices, { exam, profile, on }: Asked) {
  const { database, config } = services;
  const reader = { client: database.pool, config };
  const { today, steps: kept, daysOfLate } = await readStandings(services);
  const isKept = profile === config.federationProfile && on >= today;
  const steps = isKept
    ? [...kept.values()].map((step) => (on === today ? step : stepOn(step, on)))
    : await assessNext(reader, { students: null, profile, on });
  const [forecastOf, { rows: people }] = await Promise.all([
    forecastOfAll(reader, today),
    database.pool.query<Person>(
      `select s.id as student, s.first_name as "firstName", s.last_name as "lastName", s.picture, s.section,
         s.workplace, s.joined_on as "joinedOn", n.exam as "enteredFor"
       from student s left join lateral (
         select e.id as exam from exam_candidate c join exam e on e.id = c.exam
         where c.student = s.id and c.rsvp <> 'declined' and e.state in ('draft', 'open', 'inProgress')
         order by e.date, e.id limit 1
       ) n on true
       where s.status = 'active'
         and not exists (select from exam_candidate t where t.exam = $1 and t.student = s.id)
       order by s.last_name, s.first_name, s.id`,
      [exam],
    ),
  ]);
  const byStudent = new Map(steps.map((each) => [each.student, each]));
  return people
    .flatMap((person) => {
      const step = byStudent.get(person.student);
      if (!step) return [];
      const trainee = { ...person, daysOfLate: daysOfLate.get(person.student) ?? 0 };
      return [{ ...person, ...shownOf(step), forecast: forecastOf(step, trainee) }];
    })
    .toSorted(bySoonest);
}

interface Person {
  student: string;
  firstName: string;
  lastName: string;
  picture: string | null;
  section: string;
  workplace: string | null;
  joinedOn: string;
  enteredFor: string | null;
}

const shownOf = ({ gradeFrom, gradeTo, days, months, age, missing, requirement }: NextStep) => ({
  gradeFrom,
  gradeTo,
  days: { has: days, needs: requirement.minTrainingDays },
  months: { has: months, needs: requirement.minMonths },
  age: { has: age, needs: requirement.minAge },
  missing,
});

/** Who is ready, then who will be soonest; who can’t be told of comes last, and all else stays by name. */
function bySoonest(one: Soon, other: Soon): number {
  const when = ({ missing, forecast }: Soon) => (missing.length === 0 ? '' : (forecast ?? '9999'));
  const [a, b] = [when(one), when(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Soon {
  missing: readonly unknown[];
  forecast: string | null;
}
