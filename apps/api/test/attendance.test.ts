import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, trainingOn } from './support/schedule.ts';

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

async function addStudent(more: object = {}): Promise<string> {
  const { status, body } = await admin.post('/student', {
    firstName: 'Ola',
    lastName: 'Żuk',
    joinedOn: '2025-09-01',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** A mark of somebody at a training of theirs alone; what it is called tells it in the answer. */
async function mark(
  student: string,
  title: string,
  day: string,
  { time = '18:00', status = 'present', ...more }: Record<string, unknown> = {},
) {
  const { body: training } = await admin.post(
    '/training',
    trainingOn(dojo, day, String(time), { title, ...more }),
  );
  const { status: answered, body } = await admin.post('/presence', {
    student,
    training: training.id,
    status,
  });
  expect(answered, JSON.stringify(body)).toBe(201);
  return { training: training.id as string, presence: body.id as string };
}

interface Judged {
  trainingTitle: string;
  days: number;
  whyNot: string | null;
}

const attendanceOf = async (student: string, query = '', caller: Caller = admin) => {
  const { status, body } = await caller.get(`/student/${student}/attendance${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** What each training counts, or why it does not, by its name. */
const verdicts = ({ presences }: { presences: Judged[] }) =>
  Object.fromEntries(presences.map(({ trainingTitle, days, whyNot }) => [trainingTitle, whyNot ?? days]));

describe('what counts for the next grade, and why the rest does not', () => {
  test('each presence says it, and the days add up to those that an exam asks for', async () => {
    const student = await addStudent({ carryOverDays: 7, carryOverAsOf: '2026-09-30' });
    await mark(student, 'przed stopniem', '2026-09-07');
    await mark(student, 'w dniu stopnia', '2026-09-10');
    await admin.post('/student-grade', { student, grade: grades.get('6kyu'), awardedOn: '2026-09-10' });
    await mark(student, 'zwykły', '2026-10-05');
    await mark(student, 'rano', '2026-10-07', { time: '07:00' });
    await mark(student, 'wieczorem', '2026-10-07');
    await mark(student, 'staż', '2026-10-10', { time: '12:00', kind: 'seminar', dayWeight: 2 });
    await mark(student, 'po stażu', '2026-10-10', { time: '18:00' });
    await mark(student, 'bez wagi', '2026-10-12', { dayWeight: 0 });
    await mark(student, 'otwarty', '2026-10-13', { kind: 'open', countsForGrade: false });
    await mark(student, 'spóźniony', '2026-10-14', { status: 'late' });
    await mark(student, 'choroba', '2026-10-15', { status: 'excused' });
    await mark(student, 'opuszczony', '2026-10-16', { status: 'absent' });
    const wrong = await mark(student, 'pomyłka', '2026-10-19');
    await admin.post(`/presence/${wrong.presence}/invalidate`, { reason: 'Nie ta osoba' });
    const off = await mark(student, 'bez prądu', '2026-10-20', { status: 'excused' });
    expect((await admin.post(`/training/${off.training}/not-held`, {})).status).toBe(200);

    const answer = await attendanceOf(student);
    expect(verdicts(answer)).toEqual({
      'przed stopniem': 'beforeGrade',
      'w dniu stopnia': 'beforeGrade',
      zwykły: 1,
      rano: 1,
      wieczorem: 'sameDay',
      staż: 2,
      'po stażu': 'sameDay',
      'bez wagi': 'noWeight',
      otwarty: 'notForGrade',
      spóźniony: 1,
      choroba: 'notThere',
      opuszczony: 'notThere',
      pomyłka: 'invalidated',
      'bez prądu': 'notHeld',
    });
    expect(answer.presences.find(({ whyNot }: Judged) => whyNot === 'invalidated')).toMatchObject({
      trainingTitle: 'pomyłka',
      invalidatedReason: 'Nie ta osoba',
    });
    expect(answer).toMatchObject({
      grade: grades.get('6kyu'),
      gradeSince: '2026-09-10',
      daysSinceGrade: 5 + 7,
      daysCarriedOver: 7,
      // 7, 10 September; 5, 7, 10, 12, 13, 14 October, whatever they count for.
      days: 8,
    });
    const { body: progress } = await admin.get(`/student/${student}/grade-progress`);
    expect(progress.days.has).toBe(answer.daysSinceGrade);
  });

  test('of two trainings of one day the weightier one counts, whichever came first', async () => {
    const student = await addStudent();
    await mark(student, 'lekki', '2026-10-21', { time: '10:00' });
    await mark(student, 'ciężki', '2026-10-21', { time: '18:00', dayWeight: 3 });
    const answer = await attendanceOf(student);
    expect(verdicts(answer)).toEqual({ lekki: 'sameDay', ciężki: 3 });
    expect(answer.daysSinceGrade).toBe(3);
  });

  test('one that counts for nothing stands in the way of no other of its day', async () => {
    const student = await addStudent();
    await mark(student, 'pokaz', '2026-10-22', { time: '10:00', dayWeight: 5, countsForGrade: false });
    await mark(student, 'trening', '2026-10-22', { time: '18:00' });
    expect(verdicts(await attendanceOf(student))).toEqual({ pokaz: 'notForGrade', trening: 1 });
  });
});

describe('a year', () => {
  test('is that of the club’s clocks', async () => {
    const student = await addStudent();
    // Half past midnight in Gdańsk, when it is still the old year in Greenwich.
    await mark(student, 'noworoczny', '2026-01-01', { time: '00:30' });
    await mark(student, 'sylwester', '2025-12-31', { time: '18:00' });
    expect(verdicts(await attendanceOf(student, '?year=2026'))).toEqual({ noworoczny: 1 });
    expect(verdicts(await attendanceOf(student, '?year=2025'))).toEqual({ sylwester: 1 });
    expect(await attendanceOf(student)).toMatchObject({ year: 2026, firstYear: 2025, daysSinceGrade: 2 });
  });

  test('says how many trainings of each kind and of each section there were', async () => {
    const student = await addStudent();
    await mark(student, 'a', '2026-10-05', { section: 'adult' });
    await mark(student, 'b', '2026-10-06', { section: 'adult', kind: 'weapons' });
    await mark(student, 'c', '2026-10-07', { kind: 'weapons' });
    await mark(student, 'd', '2026-10-08', { kind: 'open', status: 'absent' });
    expect(await attendanceOf(student)).toMatchObject({
      days: 3,
      byKind: [
        { kind: 'regular', trainings: 1 },
        { kind: 'weapons', trainings: 2 },
      ],
      bySection: [
        { section: 'adult', trainings: 2 },
        { section: null, trainings: 1 },
      ],
    });
  });

  test('of somebody who has never come is empty', async () => {
    expect(await attendanceOf(await addStudent())).toMatchObject({
      ...{ year: 2026, firstYear: 2026, days: 0, grade: null, gradeSince: null, daysSinceGrade: 0 },
      ...{ byKind: [], bySection: [], presences: [] },
    });
  });

  test('what is declared for later is none of it', async () => {
    const student = await addStudent();
    await mark(student, 'jutro', '2026-11-21', { status: 'declared' });
    expect((await attendanceOf(student)).presences).toEqual([]);
  });

  test('that is none is refused', async () => {
    expect((await admin.get(`/student/${await addStudent()}/attendance?year=1899`)).status).toBe(400);
  });
});

test('who trains reads their own, a guardian the child’s, instructors anybody’s, and nobody else any', async () => {
  const member = await club.join('uczennica', 'Members');
  const parent = await club.join('mama', 'Members');
  const stranger = await club.join('obcy', 'Members');
  const instructor = await club.join('sensei', 'Instructors');
  const own = await addStudent({ user: member.id });
  const child = await addStudent({
    section: 'kids',
    birthDate: '2016-04-12',
    guardians: [{ name: 'Mama', user: parent.id }],
  });
  const reads = async (caller: Caller) =>
    Promise.all([own, child].map(async (id) => (await caller.get(`/student/${id}/attendance`)).status));
  expect(await reads(member)).toEqual([200, 404]);
  expect(await reads(parent)).toEqual([404, 200]);
  expect(await reads(stranger)).toEqual([404, 404]);
  expect(await reads(instructor)).toEqual([200, 200]);
  expect((await club.nobody.get(`/student/${own}/attendance`)).status).toBe(401);
});
