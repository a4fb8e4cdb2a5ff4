import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, trainingOn } from './support/schedule.ts';

const EXAM_DAY = '2026-12-12';

let club: TestClub;
let admin: Caller;
let dojo: Dojo;
let grades: Map<string, string>;
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  await club.travelTo('2026-11-20T12:00:00Z');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
  const { body } = await admin.get('/grade?size=200');
  grades = new Map(body._embedded.results.map(({ code, id }: { code: string; id: string }) => [code, id]));
});
afterAll(() => club.close());

const addStudent = async (more: object = {}): Promise<string> =>
  (await admin.post('/student', { firstName: 'Jan', lastName: 'Ćwik', joinedOn: '2025-09-01', ...more })).body
    .id;
const addExam = async (more: object = {}): Promise<string> =>
  (
    await admin.post('/exam', {
      name: 'Egzamin zimowy',
      date: EXAM_DAY,
      workplace: dojo.workplace,
      profile: 'PFA',
      examiners: ['Krzysztof Osiński'],
      ...more,
    })
  ).body.id;
const enter = (exam: string, student: string, code: string, more: object = {}) =>
  admin.post('/exam-candidate', { exam, student, gradeTo: grades.get(code), conditionsMet: true, ...more });
/** What a refused entry says is missing, in words. */
const missingOf = ({ body }: Answer): string[] =>
  body.errors.slice(1).map(({ message }: { message: string }) => message);
async function train(student: string, day: string, time = '18:00', more: Record<string, unknown> = {}) {
  const { body: training } = await admin.post('/training', trainingOn(dojo, day, time, more));
  const { status } = await admin.post('/presence', { student, training: training.id, status: 'present' });
  expect(status).toBe(201);
}

describe('who is entered for an exam', () => {
  test('is judged by the distinct days that count since the last grade, with those from paper', async () => {
    const student = await addStudent({ carryOverDays: 20, carryOverAsOf: '2026-09-01' });
    await train(student, '2026-10-05');
    // Twice on one day is one day; what counts for no grade is none; a seminar may be two.
    await train(student, '2026-10-07', '07:00');
    await train(student, '2026-10-07', '18:00');
    await train(student, '2026-10-08', '18:00', { countsForGrade: false });
    await train(student, '2026-10-10', '12:00', { kind: 'seminar', dayWeight: 2 });
    expect(missingOf(await enter(await addExam(), student, '6kyu'))).toEqual(['Dni treningowe: 24 z 25.']);
    const { status, body } = await enter(await addExam(), student, '6kyu', { overrideReason: 'Próba' });
    expect([status, body]).toMatchObject([
      201,
      { days: 24, months: 15, age: null, missing: ['days'], isEligible: false, gradeFrom: null },
    ]);
    await train(student, '2026-10-12');
    const { body: ready } = await enter(await addExam(), student, '6kyu');
    expect(ready).toMatchObject({ days: 25, missing: [], isEligible: true });
  });

  test('starts anew with a grade, days from paper included', async () => {
    const student = await addStudent({ carryOverDays: 40, carryOverAsOf: '2025-10-01' });
    await train(student, '2026-09-07');
    await train(student, '2026-09-09');
    await admin.post('/student-grade', { student, grade: grades.get('6kyu'), awardedOn: '2026-09-08' });
    const { body } = await enter(await addExam(), student, '5kyu', { overrideReason: 'Próba' });
    expect(body).toMatchObject({ days: 1, months: 3, gradeFrom: grades.get('6kyu'), gradeToRank: 2 });
  });

  test('needs a reason when not eligible, and is told of each thing missing how much of it there is', async () => {
    const student = await addStudent({ birthDate: '2005-01-01', joinedOn: '2026-08-20' });
    const exam = await addExam({ profile: 'CFAI' });
    const refused = await enter(exam, student, '6kyu', { conditionsMet: false });
    expect(refused.status).toBe(400);
    const { errors } = refused.body as { errors: { field: string; code: string; message: string }[] };
    expect(errors.map(({ code }) => code)).toEqual(['not-eligible', 'missing-months', 'missing-conditions']);
    expect(errors[1]?.message).toBe('Miesiące od ostatniego stopnia: 3 z 4.');
    const entered = await enter(exam, student, '6kyu', { overrideReason: 'Zgoda zarządu' });
    expect(entered.status).toBe(201);
    const { body } = entered;
    expect((await admin.put(`/exam-candidate/${body.id}`, { ...body, overrideReason: null })).status).toBe(
      400,
    );
  });

  test('stands there once, for a grade above the current one, at an exam that there is', async () => {
    const student = await addStudent({ carryOverDays: 60, carryOverAsOf: '2026-09-01' });
    await admin.post('/student-grade', { student, grade: grades.get('5kyu'), awardedOn: '2026-01-08' });
    const exam = await addExam();
    for (const code of ['6kyu', '5kyu']) {
      const { body } = await enter(exam, student, code);
      expect(body.errors).toMatchObject([{ field: 'gradeTo', code: 'not-above-current' }]);
    }
    expect((await enter(exam, student, '4kyu')).status).toBe(201);
    expect((await enter(exam, student, '4kyu')).status).toBe(409);
    const nowhere = await enter(student, student, '4kyu');
    expect(nowhere.body.errors).toMatchObject([{ field: 'exam', code: 'no-such-reference' }]);
  });

  test('has no result before the exam is in progress, and stays with exam and student', async () => {
    const student = await addStudent({ carryOverDays: 60, carryOverAsOf: '2026-09-01' });
    const { body } = await enter(await addExam(), student, '6kyu');
    const put = (more: object) => admin.put(`/exam-candidate/${body.id}`, { ...body, ...more });
    expect((await put({ result: 'passed' })).status).toBe(409);
    expect((await put({ exam: await addExam() })).body.errors).toMatchObject([
      { field: 'exam', code: 'fixed-field' },
    ]);
    const { body: techniques } = await admin.get('/technik?size=1');
    const technique: string = techniques._embedded.results[0].id;
    expect((await put({ marks: { [technique]: 6 } })).status).toBe(400);
    expect((await put({ marks: { [student]: 5 } })).body.errors).toMatchObject([
      { field: `marks.${student}`, code: 'no-such-reference' },
    ]);
    expect((await put({ marks: { [technique]: 5 } })).body.marks).toEqual({ [technique]: 5 });
  });

  test('is judged anew when the exam is moved or follows another federation', async () => {
    const student = await addStudent({
      carryOverDays: 30,
      carryOverAsOf: '2026-09-01',
      joinedOn: '2026-09-01',
    });
    const id = await addExam();
    const { body: candidate } = await enter(id, student, '6kyu');
    expect(candidate).toMatchObject({ months: 3, missing: [] });
    const { body: exam } = await admin.get(`/exam/${id}`);
    await admin.put(`/exam/${id}`, { ...exam, date: '2026-12-31', profile: 'CFAI' });
    const { body } = await admin.get(`/exam-candidate/${candidate.id}`);
    expect(body).toMatchObject({ months: 3, missing: ['months', 'birthDate'], version: 2 });
  });
});

describe('how far somebody is from the next grade', () => {
  test('is told to themselves and to the instructors, and to no other member', async () => {
    const member = await club.join('uczennica', 'Members');
    const stranger = await club.join('obcy', 'Members');
    const instructor = await club.join('sensei', 'Instructors');
    const student = await addStudent({ user: member.id });
    for (const day of ['2026-10-05', '2026-10-12', '2026-11-02', '2026-11-16']) await train(student, day);
    const path = `/student/${student}/grade-progress`;
    for (const caller of [member, instructor]) {
      const { status, body } = await caller.get(path);
      expect([status, body]).toMatchObject([
        200,
        {
          gradeFrom: null,
          gradeTo: grades.get('6kyu'),
          since: '2025-09-01',
          days: { has: 4, needs: 25 },
          months: { has: 14, needs: null },
          techniques: { has: 0, needs: 3 },
          missing: ['days'],
          // 21 more at 4 in 12 weeks: 441 days.
          perWeek: 1 / 3,
          forecast: '2028-02-04',
        },
      ]);
    }
    const asked = await admin.get(`/technik-requirement?grade=${grades.get('6kyu')}&profile=PFA`);
    for (const [at, level] of ['mastered', 'inProgress'].entries()) {
      const { technik } = asked.body._embedded.results[at];
      expect((await admin.post('/technik-progress', { student, technik, level })).status).toBe(201);
    }
    expect((await member.get(path)).body.techniques).toEqual({ has: 1, needs: 3 });
    // What if they came three times a week: 21 more are seven weeks.
    expect((await member.get(`${path}?perWeek=3`)).body).toMatchObject({
      perWeek: 3,
      forecast: '2027-01-08',
    });
    expect((await member.get(`${path}?perWeek=8`)).status).toBe(400);
    expect((await stranger.get(path)).status).toBe(404);
    await admin.post('/day-off', {
      name: 'Remont',
      kind: 'closure',
      dateFrom: '2027-07-01',
      dateTo: '2027-07-31',
    });
    expect((await member.get(path)).body.forecast).toBe('2028-03-06');
    expect((await member.get(`${path}?grade=${grades.get('1dan')}&profile=HOMBU`)).body).toMatchObject({
      age: { has: null, needs: 15 },
      missing: ['days', 'birthDate'],
      forecast: null,
    });
  });
});
