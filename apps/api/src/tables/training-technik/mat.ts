import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { clubDay } from '../../club-time.ts';
import { prepared } from '../../database/prepared.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Row } from '../../table/definition.ts';
import {
  day,
  flag,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  pictureOf,
  reference,
  text,
} from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import type { TableServices } from '../../table/services.ts';
import { missingConditions } from '../exam-candidate/columns.ts';
import { assessNext, measured, type NextStep } from '../exam-candidate/index.ts';
import { technikBases } from '../technik/columns.ts';
import type { Training } from '../training/columns.ts';
import { trainingTable } from '../training/index.ts';
import { ASKED, EXAMS, PEOPLE, RECENT, TAUGHT, TECHNIQUES } from './mat-statements.ts';
import { type Need, suggestTechniques } from './suggest-techniques.ts';
import { trainingTechnikTable } from './training-technik-table.ts';

const DAY = 86_400_000;
/** Who was away for so many days is back after a break. */
const BREAK_DAYS = 21;
/** How long after its end a training still shows what somebody spares. */
const LIMITS_MINUTES = 30;

const count = (description: string) => integer(0, 100_000, { description });
const face = {
  student: reference('student'),
  firstName: text(100),
  lastName: text(100),
  picture: pictureOf('student'),
  grade: nullable(reference('grade')),
  belt: nullable(text(7, { description: 'The colour of the belt they wear, `#rrggbb`.' })),
};

const nextStep = Type.Object({
  grade: reference('grade', { description: 'The grade that follows theirs.' }),
  isNear: flag({
    description:
      'Whether they are near an exam: on the list of one, or short of the grade by a quarter of its days and a month at most.',
  }),
  exam: nullable(reference('exam', { description: 'The exam to come on whose list they are.' })),
  days: measured.days('The training days since the last grade.'),
  months: measured.months('The whole calendar months since the last grade.'),
  age: measured.age,
  missing: list(oneOf(missingConditions), {
    description: 'What is still missing, as grade-progress says it.',
  }),
  techniques: measured.techniques(
    'The techniques that the grade can’t do without and somebody has confirmed; they hold nobody back.',
  ),
  toLearn: list(reference('technik'), {
    description: 'What the grade can’t do without and nobody has confirmed yet.',
  }),
});

const here = Type.Object({
  ...face,
  status: oneOf(['present', 'late']),
  daysAway: nullable(
    integer(BREAK_DAYS, 100_000, {
      description: 'How long they were away, of three weeks or more.',
      unit: 'days',
    }),
  ),
  lastPresentAt: nullable(instant({ description: 'When they last came before.' })),
  limit: nullable(
    text(200, {
      description: 'What they told those who teach them; until half an hour after the end.',
    }),
  ),
  limitSince: nullable(instant({ description: 'When they wrote that.' })),
  next: Type.Union([nextStep, Type.Null()]),
});

const comingExam = Type.Object({
  exam: reference('exam', { description: 'The next exam that is open.' }),
  name: text(150),
  date: day(),
});

const mat = Type.Object(
  {
    training: Type.Ref('Training'),
    here: Type.Array(here, { description: 'Who has come, the highest grade first.' }),
    expected: Type.Array(Type.Object(face), {
      description: 'Who said that they come and is not marked yet.',
    }),
    exam: Type.Union([comingExam, Type.Null()], {
      description: 'The exam that is ahead; null where none is.',
    }),
    taught: Type.Array(Type.Ref('TrainingTechnik'), { description: 'What was noted as taught there.' }),
    suggestions: Type.Array(
      Type.Object({
        technik: reference('technik'),
        isPlanned: flag({ description: 'Whether the training was planned with it.' }),
        needed: count('How many of who is here need it for their next grade.'),
        lastTaughtAt: nullable(instant({ description: 'When the group last had it, within a year.' })),
      }),
      { description: 'What is worth doing, the most worthwhile first.' },
    ),
    recent: Type.Array(
      Type.Object({
        training: reference('training'),
        title: text(150),
        startsAt: instant(),
        techniques: list(reference('technik')),
      }),
      { description: 'The group’s last trainings that taught something, within 90 days.' },
    ),
    techniques: Type.Array(
      Type.Object({
        technik: reference('technik'),
        namePl: text(150),
        nameEn: text(150),
        base: oneOf(technikBases),
      }),
      { description: 'Every technique that the rest names.' },
    ),
  },
  { $id: 'Mat', description: 'Who is on the mat, what they need, and what is worth doing.' },
);

interface Person {
  student: string;
  status: 'present' | 'late' | 'declared';
  lastPresentAt: string | null;
  limit: string | null;
  limitSince: string | null;
}

interface Asked {
  student: string;
  technik: string;
  level: string | null;
}

interface ComingExam {
  exam: string;
  name: string;
  date: string;
  students: string[];
}

/** `GET /training/{id}/mat`: all that somebody who stands on the mat wants to know of those before them. */
export function trainingMat(app: FastifyInstance, services: TableServices): void {
  app.addSchema(mat);
  app.get<{ Params: { id: string } }>(
    '/training/:id/mat',
    {
      config: { access: { right: 'Presence:Write' } },
      schema: {
        operationId: 'trainingMat',
        summary: 'Who is on the mat, what they need, and what is worth doing',
        description:
          'For whoever calls the roll: faces by grade, who is near an exam, who is back after a break, what somebody spares, what was taught last.',
        tags: ['training'],
        params: idParams,
        response: { 200: Type.Ref('Mat'), ...problemResponses(400, 401, 403, 404) },
      },
    },
    async ({ viewer, params: { id } }) => {
      if (!seesMat(viewer)) throw forbidden();
      const found = await readMat(services, viewer, id);
      if (!found) throw notFound();
      return found;
    },
  );
}

/** Whether somebody who calls the roll may read all that there is of the mat. */
export const seesMat = ({ has }: Pick<Viewer, 'has'>): boolean => has('Training:Read') && has('Student:Read');

/** Who is on the mat at a training, as the entity `Mat` of the contract; null where there is no such training. */
export async function readMat(
  { database, config, now }: Pick<TableServices, 'database' | 'config' | 'now'>,
  viewer: Pick<Viewer, 'has'>,
  id: string,
) {
  const ask = async <T extends object>(statement: string, ...values: unknown[]): Promise<T[]> =>
    (await database.pool.query<T>(prepared(statement, values))).rows;
  const at = now();
  const [training] = await ask<Training & Row>(
    `select ${trainingTable.joinedSelection} from training t ${trainingTable.joins} where t.id = $1`,
    id,
  );
  if (!training) return null;
  const { startsAt, endsAt, techniques: planned } = training;
  const areLimitsShown = at.getTime() - Date.parse(endsAt) <= LIMITS_MINUTES * 60_000;
  const [people, taught, recent] = await Promise.all([
    ask<Person>(PEOPLE, id, areLimitsShown),
    ask<Row & { technik: string }>(TAUGHT, id),
    ask<{ techniques: string[] }>(RECENT, id),
  ]);
  const present = people.filter(({ status }) => status !== 'declared');
  const students = present.map(({ student }) => student);
  const today = clubDay(at, config.clubTimezone);
  const [steps, exams] = await Promise.all([
    assessNext({ client: database.pool, config }, { students, profile: config.federationProfile, on: today }),
    viewer.has('Exam:Read') ? ask<ComingExam>(EXAMS, today, students) : [],
  ]);
  const asked = await ask<Asked>(
    ASKED,
    steps.map(({ student }) => student),
    steps.map(({ gradeTo }) => gradeTo),
    config.federationProfile,
  );
  const needs: Need[] = asked
    .filter(({ level }) => level !== 'mastered')
    .map(({ student, technik, level }) => ({ student, technik, isBegun: level === 'inProgress' }));
  const named = [
    ...needs.map(({ technik }) => technik),
    ...planned,
    ...taught.map(({ technik }) => technik),
    ...recent.flatMap(({ techniques }) => techniques),
  ];
  const known = await ask<{ technik: string; active: boolean; lastTaughtAt: string | null }>(TECHNIQUES, id, [
    ...new Set(named),
  ]);
  const stepOf = new Map(steps.map((step) => [step.student, step]));
  const [exam = null] = exams;
  return {
    training: linkRows(trainingTable, config)(training),
    here: present.map((person) => ({
      ...person,
      daysAway: daysAway(person.lastPresentAt, startsAt),
      next: tellNext(stepOf.get(person.student), asked, exams),
    })),
    expected: people.filter(({ status }) => status === 'declared'),
    exam: exam && { exam: exam.exam, name: exam.name, date: exam.date },
    taught: taught.map(linkRows(trainingTechnikTable, config)),
    suggestions: suggestTechniques(known, needs, planned, startsAt),
    recent,
    techniques: known,
  };
}

function daysAway(lastPresentAt: string | null, startsAt: string): number | null {
  if (!lastPresentAt) return null;
  const days = Math.round((Date.parse(startsAt) - Date.parse(lastPresentAt)) / DAY);
  return days >= BREAK_DAYS ? days : null;
}

function tellNext(step: NextStep | undefined, asked: readonly Asked[], exams: readonly ComingExam[]) {
  if (!step) return null;
  const { student, gradeTo, days, months, age, missing, requirement } = step;
  const exam = exams.find(({ students }) => students.includes(student))?.exam ?? null;
  const techniques = asked.filter((each) => each.student === student);
  const toLearn = techniques.filter(({ level }) => level !== 'mastered').map(({ technik }) => technik);
  return {
    grade: gradeTo,
    isNear: exam !== null || isNearlyReady(step),
    exam,
    days: { has: days, needs: requirement.minTrainingDays },
    months: { has: months, needs: requirement.minMonths },
    age: { has: age, needs: requirement.minAge },
    missing,
    techniques: { has: techniques.length - toLearn.length, needs: techniques.length || null },
    toLearn,
  };
}

/** How far, as a share of the days that a grade asks for, somebody is from having just those. */
const NEAR = 0.25;

/**
 * Whether the days are there to within a quarter, either way, and no more than a month is missing beside: who has long had
 * them all is kept from the exam by something else, and near it when they are on a list. Of a grade that asks for no days
 * nobody is near by training.
 */
function isNearlyReady({ days, months, missing, requirement }: NextStep): boolean {
  const { minTrainingDays, minMonths } = requirement;
  return (
    minTrainingDays !== null &&
    Math.abs(days - minTrainingDays) <= minTrainingDays * NEAR &&
    months >= (minMonths ?? 0) - 1 &&
    missing.every((condition) => condition === 'days' || condition === 'months')
  );
}
