import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../src/club-time.ts';
import { theServer } from '../src/session/viewer.ts';
import { insertRows } from '../src/table/door.ts';
import { inWriteContext } from '../src/table/write.ts';
import { presenceTable } from '../src/tables/presence/index.ts';
import { trainingTable } from '../src/tables/training/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

/** A training that somebody was marked at. */
interface Trained {
  day: string;
  time?: string;
  status?: string;
  invalidatedReason?: string;
  training?: { countsForGrade?: boolean; dayWeight?: number; kind?: string };
}

interface Case {
  /** The rule, and where it stands. */
  rule: string;
  profile: 'PFA' | 'PZA' | 'HOMBU' | 'CFAI';
  /** The grade tried for. */
  grade: string;
  /** The day of the exam. */
  on: string;
  /** The grades of before; a beginner has none. */
  awarded?: readonly { grade: string; on: string; annulled?: string }[];
  student?: Readonly<Record<string, unknown>>;
  trained?: readonly Trained[];
  expected: { days?: number; months?: number; age?: number | null; missing: readonly string[] };
}

/** What `evenings` counts is on Mondays, Wednesdays and Fridays, back from a day, the newest first. */
function evenings(count: number, until: string): Trained[] {
  const days: Trained[] = [];
  for (let day = until; days.length < count; day = addDays(day, -1))
    if ([1, 3, 5].includes(new Date(`${day}T12:00Z`).getUTCDay())) days.push({ day });
  return days;
}

const PFA = 'Polska Federacja Aikido, uchwała Rady Technicznej z 20.09.2014';
const PFA_DAN = 'Polska Federacja Aikido, Rada Techniczna, 26.01.2019';
const PZA = 'Polski Związek Aikido, wymagania egzaminacyjne';
const HOMBU = 'Aikikai Foundation, International Regulations, appendix';
const CFAI = 'CFAI Polska, wymagania na stopnie';
const DOMAIN = 'domain.md, Eligibility';

const since = (grade: string, on: string) => [{ grade, on }];

const cases: readonly Case[] = [
  // The Polish federation of the Aikikai counts training days since the last grade, and no months below the dans.
  {
    rule: `${PFA}: 6 kyu asks for 25 days since the first training`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: evenings(25, '2026-06-12'),
    expected: { days: 25, missing: [] },
  },
  {
    rule: `${PFA}: 24 days are too few for 6 kyu`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: evenings(24, '2026-06-12'),
    expected: { days: 24, missing: ['days'] },
  },
  {
    rule: `${PFA}: 5 kyu asks for 30 days since 6 kyu, and what was before it is used up`,
    profile: 'PFA',
    grade: '5kyu',
    on: '2026-06-13',
    awarded: since('6kyu', '2026-04-10'),
    trained: evenings(60, '2026-06-12'),
    expected: { days: 27, missing: ['days'] },
  },
  {
    rule: `${PFA}: 4 kyu asks for 40 days since 5 kyu`,
    profile: 'PFA',
    grade: '4kyu',
    on: '2026-06-13',
    awarded: since('5kyu', '2025-12-13'),
    trained: evenings(40, '2026-06-12'),
    expected: { days: 40, missing: [] },
  },
  {
    rule: `${PFA}: 3 kyu asks for 50 days since 4 kyu`,
    profile: 'PFA',
    grade: '3kyu',
    on: '2026-06-13',
    awarded: since('4kyu', '2025-12-13'),
    trained: evenings(49, '2026-06-12'),
    expected: { days: 49, missing: ['days'] },
  },
  {
    rule: `${PFA}: 2 kyu asks for 50 days since 3 kyu, and for no month`,
    profile: 'PFA',
    grade: '2kyu',
    on: '2026-06-13',
    awarded: since('3kyu', '2026-02-01'),
    trained: evenings(50, '2026-06-12'),
    expected: { days: 50, months: 4, missing: [] },
  },
  {
    rule: `${PFA}: 1 kyu asks for 60 days since 2 kyu`,
    profile: 'PFA',
    grade: '1kyu',
    on: '2026-06-13',
    awarded: since('2kyu', '2026-01-01'),
    trained: evenings(60, '2026-06-12'),
    expected: { days: 60, missing: [] },
  },
  {
    rule: `${PFA_DAN}: 1 dan asks for 70 days and a year since 1 kyu, and for 17 years of age`,
    profile: 'PFA',
    grade: '1dan',
    on: '2026-06-13',
    awarded: since('1kyu', '2025-06-13'),
    student: { birthDate: '2009-06-13' },
    trained: evenings(70, '2026-06-12'),
    expected: { days: 70, months: 12, age: 17, missing: [] },
  },
  {
    rule: `${PFA_DAN}: a day short of the year, and of the birthday`,
    profile: 'PFA',
    grade: '1dan',
    on: '2026-06-13',
    awarded: since('1kyu', '2025-06-14'),
    student: { birthDate: '2009-06-14' },
    trained: evenings(70, '2026-06-12'),
    expected: { days: 70, months: 11, age: 16, missing: ['months', 'age'] },
  },
  {
    rule: `${PFA_DAN}: 2 dan asks for 200 days and two years, and for no age`,
    profile: 'PFA',
    grade: '2dan',
    on: '2026-06-13',
    awarded: since('1dan', '2024-06-13'),
    trained: evenings(199, '2026-06-12'),
    expected: { days: 199, months: 24, missing: ['days'] },
  },
  // The Polish Union counts days and months.
  {
    rule: `${PZA}: 6 kyu asks for 20 days and three months`,
    profile: 'PZA',
    grade: '6kyu',
    on: '2026-06-13',
    student: { joinedOn: '2026-03-13' },
    trained: evenings(20, '2026-06-12'),
    expected: { days: 20, months: 3, missing: [] },
  },
  {
    rule: `${PZA}: who came 20 times within two months waits for the third`,
    profile: 'PZA',
    grade: '6kyu',
    on: '2026-06-13',
    student: { joinedOn: '2026-03-14' },
    trained: evenings(20, '2026-06-12'),
    expected: { days: 20, months: 2, missing: ['months'] },
  },
  {
    rule: `${PZA}: 5 kyu asks for 30 days and four months since 6 kyu`,
    profile: 'PZA',
    grade: '5kyu',
    on: '2026-06-13',
    awarded: since('6kyu', '2026-02-13'),
    trained: evenings(30, '2026-06-12'),
    expected: { days: 30, months: 4, missing: [] },
  },
  {
    rule: `${PZA}: 4 kyu asks for 40 days and five months since 5 kyu`,
    profile: 'PZA',
    grade: '4kyu',
    on: '2026-06-13',
    awarded: since('5kyu', '2026-01-14'),
    trained: evenings(40, '2026-06-12'),
    expected: { days: 40, months: 4, missing: ['months'] },
  },
  {
    rule: `${PZA}: 3 kyu asks for 50 days and six months since 4 kyu`,
    profile: 'PZA',
    grade: '3kyu',
    on: '2026-06-13',
    awarded: since('4kyu', '2025-12-13'),
    trained: evenings(50, '2026-06-12'),
    expected: { days: 50, months: 6, missing: [] },
  },
  {
    rule: `${PZA}: 2 kyu asks for 60 days and eight months since 3 kyu`,
    profile: 'PZA',
    grade: '2kyu',
    on: '2026-06-13',
    awarded: since('3kyu', '2025-12-13'),
    trained: evenings(59, '2026-06-12'),
    expected: { days: 59, months: 6, missing: ['days', 'months'] },
  },
  // The Hombu Dojo counts days to the kyus.
  {
    rule: `${HOMBU}: 5 kyu asks for 30 days, and for no month`,
    profile: 'HOMBU',
    grade: '5kyu',
    on: '2026-06-13',
    awarded: since('6kyu', '2026-04-01'),
    trained: evenings(30, '2026-06-12'),
    expected: { days: 30, months: 2, missing: [] },
  },
  {
    rule: `${HOMBU}: 1 dan asks for 70 days since 1 kyu and for 15 years of age, and for no year`,
    profile: 'HOMBU',
    grade: '1dan',
    on: '2026-06-13',
    awarded: since('1kyu', '2025-12-31'),
    student: { birthDate: '2011-06-13' },
    trained: evenings(70, '2026-06-12'),
    expected: { days: 70, months: 5, age: 15, missing: [] },
  },
  {
    rule: `${HOMBU}: 2 dan asks for 200 days and a year since 1 dan`,
    profile: 'HOMBU',
    grade: '2dan',
    on: '2026-06-13',
    awarded: since('1dan', '2025-06-14'),
    trained: evenings(150, '2026-06-12'),
    expected: { days: 150, months: 11, missing: ['days', 'months'] },
  },
  // CFAI counts months and years.
  {
    rule: `${CFAI}: 6 kyu asks for four months and 13 years of age, and for no number of days`,
    profile: 'CFAI',
    grade: '6kyu',
    on: '2026-06-13',
    student: { joinedOn: '2026-02-13', birthDate: '2013-06-13' },
    expected: { days: 0, months: 4, age: 13, missing: [] },
  },
  {
    rule: `${CFAI}: an age can’t be told where the date of birth is not known`,
    profile: 'CFAI',
    grade: '6kyu',
    on: '2026-06-13',
    student: { joinedOn: '2026-02-13' },
    expected: { age: null, missing: ['birthDate'] },
  },
  {
    rule: `${CFAI}: 5 kyu asks for five months since 6 kyu; from 31 August they end with the last of January`,
    profile: 'CFAI',
    grade: '5kyu',
    on: '2026-01-30',
    awarded: since('6kyu', '2025-08-31'),
    expected: { months: 4, missing: ['months'] },
  },
  {
    rule: `${CFAI}: 2 kyu asks for ten months since 3 kyu`,
    profile: 'CFAI',
    grade: '2kyu',
    on: '2026-06-13',
    awarded: since('3kyu', '2025-08-13'),
    expected: { months: 10, missing: [] },
  },
  // What a training day is.
  {
    rule: `${DOMAIN}: two trainings on one local day are one day`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: [{ day: '2026-06-01', time: '07:00' }, { day: '2026-06-01' }, { day: '2026-06-03' }],
    expected: { days: 2, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: a day is the club’s: past its midnight another one begins, though it is the same in Greenwich`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-16',
    trained: [
      { day: '2026-06-14', time: '22:30' },
      { day: '2026-06-15', time: '00:30' },
    ],
    expected: { days: 2, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: of one day the weightiest training counts, as a seminar of two days; one of no weight not at all`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: [
      { day: '2026-06-06', time: '10:00', training: { kind: 'seminar', dayWeight: 2 } },
      { day: '2026-06-06', time: '17:00' },
      { day: '2026-06-08', training: { dayWeight: 0 } },
    ],
    expected: { days: 2, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: a training that counts for no grade counts for none`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: [{ day: '2026-06-01' }, { day: '2026-06-03', training: { countsForGrade: false } }],
    expected: { days: 1, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: who came late was there; who said they would come, was excused or stayed away was not`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: ['late', 'declared', 'excused', 'absent'].map((status, at) => ({
      day: addDays('2026-06-01', at),
      status,
    })),
    expected: { days: 1, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: an invalidated presence counts nowhere`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    trained: [{ day: '2026-06-01' }, { day: '2026-06-03', invalidatedReason: 'Pomyłka' }],
    expected: { days: 1, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: the day of the last grade is used up, the next one is the first`,
    profile: 'PFA',
    grade: '5kyu',
    on: '2026-06-13',
    awarded: since('6kyu', '2026-06-06'),
    trained: [{ day: '2026-06-06' }, { day: '2026-06-07' }],
    expected: { days: 1, months: 0, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: what comes after the day of the exam counts for the next one`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-03',
    trained: [{ day: '2026-06-03' }, { day: '2026-06-05' }],
    expected: { days: 1, missing: ['days'] },
  },
  {
    rule: `${DOMAIN}: days brought from paper count beside those on record, while no grade is newer than the paper`,
    profile: 'PFA',
    grade: '6kyu',
    on: '2026-06-13',
    student: { carryOverDays: 20, carryOverAsOf: '2026-01-01' },
    trained: evenings(5, '2026-06-12'),
    expected: { days: 25, missing: [] },
  },
  {
    rule: `${DOMAIN}: a grade that is newer than the paper uses its days up`,
    profile: 'PFA',
    grade: '5kyu',
    on: '2026-06-13',
    awarded: since('6kyu', '2026-02-01'),
    student: { carryOverDays: 200, carryOverAsOf: '2026-01-01' },
    trained: evenings(5, '2026-06-12'),
    expected: { days: 5, missing: ['days'] },
  },
  {
    rule: 'domain.md, student-grade: one that was annulled uses nothing up; the one before it is the last',
    profile: 'PFA',
    grade: '5kyu',
    on: '2026-06-13',
    awarded: [
      { grade: '6kyu', on: '2025-12-13' },
      { grade: '5kyu', on: '2026-06-01', annulled: 'Pomyłka' },
    ],
    trained: evenings(30, '2026-06-12'),
    expected: { days: 30, months: 6, missing: [] },
  },
];

let club: TestClub;
let dojo: Dojo;
let grades: Map<unknown, unknown>;
beforeAll(async () => {
  club = await openTestClub();
  // All that the cases tell of is over.
  await club.travelTo('2026-06-20T12:00:00Z');
  dojo = await openDojo(club.admin, 'Dojo Wrzeszcz');
  const rows = rowsOf(await club.admin.get('/grade?size=200'));
  grades = new Map(rows.map(({ code, id }) => [code, id]));
});
afterAll(() => club.close());

async function enrol(more: object = {}): Promise<string> {
  // Those of age do without one.
  const guardians = [{ name: 'Ewa Ćwik' }];
  const student = { firstName: 'Jan', lastName: 'Ćwik', joinedOn: '2024-01-01', guardians, ...more };
  const { status, body } = await club.admin.post('/student', student);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** Marks somebody at trainings of their own, past the rules of marking: what counts is asked about, not who may say so. */
async function train(student: string, trained: readonly Trained[]): Promise<void> {
  await inWriteContext(club.services, theServer, async (context) => {
    const trainings = await insertRows(
      context,
      trainingTable,
      trained.map(({ day, time, training }) => {
        const { instructor, ...more } = trainingOn(dojo, day, time, { kind: 'regular', ...training });
        return { ...more, instructorUser: instructor };
      }),
    );
    await insertRows(
      context,
      presenceTable,
      trained.map(({ status = 'present', invalidatedReason = null }, at) => ({
        student,
        training: trainings[at]?.id,
        ...{ status, source: 'instructor', invalidatedReason },
        invalidatedAt: invalidatedReason && context.now.toISOString(),
      })),
    );
  });
}

async function award(
  student: string,
  { grade, on, annulled }: { grade: string; on: string; annulled?: string },
) {
  const row = { student, grade: grades.get(grade), awardedOn: on };
  const { status, body } = await club.admin.post('/student-grade', row);
  expect(status, JSON.stringify(body)).toBe(201);
  if (annulled) await club.admin.post(`/student-grade/${body.id}/annul`, { reason: annulled });
}

const progressOf = async (student: string, query: Record<string, string>) =>
  (await club.admin.get(`/student/${student}/grade-progress?${new URLSearchParams(query)}`)).body;

describe('whether somebody may try for a grade, by the rules as they are written', () => {
  const named = cases.map((one) => [one.rule, one] as const);
  test.each(named)('%s', async (_, { profile, grade, on, awarded = [], trained = [], student, expected }) => {
    const id = await enrol(student);
    for (const one of awarded) await award(id, one);
    await train(id, trained);
    const { days, months, age, missing } = await progressOf(id, {
      ...{ profile, on },
      grade: String(grades.get(grade)),
    });
    expect({ days: days.has, months: months.has, age: age.has, missing }).toMatchObject(expected);
  });
});

test('however somebody trains, what counts is the weightiest training of each of their days', async () => {
  const trainings = fc.record({
    day: fc.integer({ min: 0, max: 9 }).map((at) => addDays('2026-06-01', at)),
    time: fc.constantFrom('00:15', '07:00', '18:00', '21:45'),
    status: fc.constantFrom('present', 'late', 'declared', 'excused', 'absent'),
    invalidatedReason: fc.option(fc.constant('Pomyłka'), { nil: undefined, freq: 4 }),
    training: fc.record({ countsForGrade: fc.boolean(), dayWeight: fc.integer({ min: 0, max: 5 }) }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(trainings, { maxLength: 25 }), async (made) => {
      const trained = made as Trained[];
      const student = await enrol();
      await train(student, trained);
      const weights = new Map<string, number>();
      for (const { day, status, invalidatedReason, training } of trained)
        if (!invalidatedReason && training?.countsForGrade && (status === 'present' || status === 'late'))
          weights.set(day, Math.max(weights.get(day) ?? 0, training.dayWeight ?? 1));
      const { days } = await progressOf(student, { profile: 'PFA', on: '2026-06-13' });
      expect(days.has).toBe([...weights.values()].reduce((sum, weight) => sum + weight, 0));
    }),
    { numRuns: 40 },
  );
});
