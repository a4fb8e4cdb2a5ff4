import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let sensei: Caller;
let member: Caller;
let dojo: Dojo;
let grades: Map<string, string>;
/** The techniques that the federation can't do without at the exam to 5 kyu, by their code. */
let asked: string[];
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  sensei = await club.join('sensei', 'Instructors');
  member = await club.join('ola', 'Members');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
  grades = new Map(
    rowsOf<{ code: string; id: string }>(await admin.get('/grade?size=200')).map(({ code, id }) => [
      code,
      id,
    ]),
  );
  asked = await essential('5kyu');
});
afterAll(() => club.close());
beforeEach(() => club.travelTo('2026-11-24T18:10:00+01:00'));

async function essential(grade: string): Promise<string[]> {
  const of = `grade=${grades.get(grade)}&profile=${club.config.federationProfile}&importance=essential`;
  return rowsOf<{ technik: string }>(
    await admin.get(`/technik-requirement?${of}&sort=technikCode,asc&size=200`),
  ).map(({ technik }) => technik);
}

async function plan(day = '2026-11-24', more: object = {}): Promise<string> {
  const { status, body } = await admin.post(
    '/training',
    trainingOn(dojo, day, '18:00', { section: 'adult', ...more }),
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function enrol(firstName: string, more: object = {}): Promise<string> {
  const { status, body } = await admin.post('/student', {
    firstName,
    lastName: 'Lis',
    joinedOn: '2026-01-15',
    birthDate: '1990-04-12',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const award = (student: string, grade: string, awardedOn: string) =>
  admin.post('/student-grade', { student, grade: grades.get(grade), awardedOn, note: 'z legitymacji' });

async function mark(training: string, status: string, ...students: string[]): Promise<void> {
  const marks = students.map((student) => ({ student, status }));
  const answer = await admin.put(`/training/${training}/presences`, marks);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const teach = (training: string, technik: string | undefined, caller = sensei) =>
  caller.post('/training-technik', { training, technik });

async function matOf(training: string, caller = sensei) {
  const { status, body } = await caller.get(`/training/${training}/mat`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const personIn = (mat: { here: { student: string }[] }, id: string) =>
  mat.here.find(({ student }) => student === id);

describe('what a training taught', () => {
  test('is noted once, however often it is said, and taken back', async () => {
    const training = await plan();
    const first = await teach(training, asked[0]);
    expect(first).toMatchObject({
      status: 201,
      body: { training, technik: asked[0], trainingStartsAt: '2026-11-24T17:00:00.000Z', version: 1 },
    });
    expect(await teach(training, asked[0])).toMatchObject({
      status: 200,
      body: { id: first.body.id, version: 1 },
    });
    expect((await sensei.remove(`/training-technik/${first.body.id}`)).status).toBe(204);
    expect(rowsOf(await sensei.get(`/training-technik?training=${training}`))).toEqual([]);
  });

  test('is noted from half an hour before, and for a week; later only an administrator does', async () => {
    const training = await plan();
    await club.travelTo('2026-11-24T17:29:00+01:00');
    expect(await teach(training, asked[0])).toMatchObject({
      status: 409,
      headers: { 'problem-code': 'technik-too-early' },
    });
    await club.travelTo('2026-11-24T17:30:00+01:00');
    expect((await teach(training, asked[0])).status).toBe(201);
    await club.travelTo('2026-12-01T19:31:00+01:00');
    expect(await teach(training, asked[1])).toMatchObject({
      status: 409,
      headers: { 'problem-code': 'training-settled' },
    });
    expect((await teach(training, asked[1], admin)).status).toBe(201);
  });

  test('is nothing where the training is off, or did not take place', async () => {
    const training = await plan();
    await admin.post(`/training/${training}/not-held`);
    expect(await teach(training, asked[0])).toMatchObject({
      status: 409,
      headers: { 'problem-code': 'technik-not-held' },
    });
    await admin.post(`/training/${training}/restore`);
    await admin.post(`/training/${training}/cancel`, { reason: 'Awaria' });
    expect(await teach(training, asked[0])).toMatchObject({
      status: 409,
      headers: { 'problem-code': 'training-cancelled' },
    });
  });

  test('moves with the training, goes with it, and keeps a technique from being removed', async () => {
    const training = await plan();
    const { body: technik } = await admin.post('/technik', {
      code: 'proba.mat',
      base: 'ikkyo',
      attack: 'shomen-uchi',
      position: 'tachi-waza',
      namePl: 'Próba na macie',
      nameEn: 'A try on the mat',
    });
    const { body } = await teach(training, technik.id);
    await admin.put(`/training/${training}`, trainingOn(dojo, '2026-11-24', '19:00'));
    expect((await admin.get(`/training-technik/${body.id}`)).body.trainingStartsAt).toBe(
      '2026-11-24T18:00:00.000Z',
    );
    expect(await admin.remove(`/technik/${technik.id}`)).toMatchObject({
      status: 409,
      headers: { 'problem-code': 'used-by' },
    });
    expect((await admin.remove(`/training/${training}`)).status).toBe(204);
    expect((await admin.get(`/training-technik/${body.id}`)).status).toBe(404);
    expect((await admin.remove(`/technik/${technik.id}`)).status).toBe(204);
  });

  test('is read by members, and written by none of them', async () => {
    const training = await plan();
    await teach(training, asked[0]);
    expect(rowsOf(await member.get(`/training-technik?training=${training}`))).toHaveLength(1);
    expect((await teach(training, asked[1], member)).status).toBe(403);
  });
});

describe('on the mat', () => {
  test('stand those who have come, the highest grade first; who said they come is expected', async () => {
    const training = await plan();
    const [white, yellow, late, declared, excused] = await Promise.all(
      ['Ada', 'Bartek', 'Cezary', 'Dorota', 'Ela'].map((name) => enrol(name)),
    );
    await award(yellow as string, '5kyu', '2026-03-01');
    await mark(training, 'present', white as string, yellow as string);
    await mark(training, 'late', late as string);
    await mark(training, 'declared', declared as string);
    await mark(training, 'excused', excused as string);
    const { here, expected, training: told } = await matOf(training);
    expect(here.map(({ firstName, status }: Record<string, string>) => [firstName, status])).toEqual([
      ['Bartek', 'present'],
      ['Ada', 'present'],
      ['Cezary', 'late'],
    ]);
    expect(here[0]).toMatchObject({ grade: grades.get('5kyu'), belt: expect.stringMatching(/^#/) });
    expect(expected.map(({ student }: { student: string }) => student)).toEqual([declared]);
    expect(told).toMatchObject({ id: training, presentCount: 3 });
  });

  test('three weeks away are a break, twenty days are none, and nobody is back who was never here', async () => {
    const earlier = await plan('2026-11-03');
    const later = await plan('2026-11-04');
    const [away, here, first] = await Promise.all(['Filip', 'Gosia', 'Hania'].map((name) => enrol(name)));
    await mark(earlier, 'present', away as string);
    await mark(later, 'present', here as string);
    const training = await plan();
    await mark(training, 'present', away as string, here as string, first as string);
    const mat = await matOf(training);
    expect(personIn(mat, away as string)).toMatchObject({
      daysAway: 21,
      lastPresentAt: '2026-11-03T17:00:00.000Z',
    });
    expect(personIn(mat, here as string)).toMatchObject({ daysAway: null });
    expect(personIn(mat, first as string)).toMatchObject({ daysAway: null, lastPresentAt: null });
  });

  test('three quarters of the days and all but a month are near an exam, as grade-progress counts them', async () => {
    const { body: grade } = await admin.get(`/grade/${grades.get('5kyu')}`);
    const asks = { minTrainingDays: 40, minMonths: 3, minAge: null };
    const profiles = { ...grade.profiles, [club.config.federationProfile]: asks };
    expect((await admin.put(`/grade/${grade.id}`, { ...grade, profiles })).status).toBe(200);
    const since = { joinedOn: '2026-06-01', carryOverAsOf: '2026-11-01' };
    const near = await enrol('Iga', { ...since, carryOverDays: 29 });
    const far = await enrol('Jan', { ...since, carryOverDays: 28 });
    const soon = await enrol('Kuba', { ...since, carryOverDays: 39 });
    const [full, overfull] = [
      await enrol('Nela', { ...since, carryOverDays: 49 }),
      await enrol('Olaf', { ...since, carryOverDays: 50 }),
    ];
    for (const student of [near, far, full, overfull]) await award(student, '6kyu', '2026-09-20');
    await award(soon, '6kyu', '2026-10-01');
    const training = await plan();
    await mark(training, 'present', near, far, soon, full, overfull);
    const mat = await matOf(training);
    const { body: progress } = await admin.get(`/student/${near}/grade-progress`);
    expect(personIn(mat, near)).toMatchObject({
      next: {
        grade: grades.get('5kyu'),
        isNear: true,
        exam: null,
        days: progress.days,
        months: progress.months,
        age: progress.age,
        missing: progress.missing,
        techniques: progress.techniques,
        toLearn: asked,
      },
    });
    expect(personIn(mat, near)).toMatchObject({
      next: { days: { has: 30, needs: 40 }, months: { has: 2, needs: 3 } },
    });
    expect(personIn(mat, far)).toMatchObject({ next: { isNear: false, days: { has: 29 } } });
    // A quarter more is near too; who has long had them all waits for something else.
    expect(personIn(mat, full)).toMatchObject({ next: { isNear: true, days: { has: 50 } } });
    expect(personIn(mat, overfull)).toMatchObject({ next: { isNear: false, days: { has: 51 } } });
    expect(personIn(mat, soon)).toMatchObject({ next: { isNear: false, months: { has: 1 } } });
  });

  test('who is on the list of an exam is near it, and what an instructor has confirmed is no more to learn', async () => {
    const student = await enrol('Lena', { joinedOn: '2026-11-20' });
    const { body: exam } = await admin.post('/exam', {
      name: 'Egzamin grudniowy',
      date: '2026-12-19',
      workplace: dojo.workplace,
      profile: club.config.federationProfile,
      examiners: ['Sensei'],
    });
    await award(student, '6kyu', '2026-11-21');
    const step = grades.get('5kyu');
    await admin.post('/exam-candidate', {
      exam: exam.id,
      student,
      gradeTo: step,
      overrideReason: 'Trenował gdzie indziej',
    });
    await admin.post(`/exam/${exam.id}/open`);
    await sensei.post('/technik-progress', { student, technik: asked[0], level: 'mastered' });
    const training = await plan();
    await mark(training, 'present', student);
    const mat = await matOf(training);
    expect(mat.exam).toEqual({ exam: exam.id, name: 'Egzamin grudniowy', date: '2026-12-19' });
    expect(personIn(mat, student)).toMatchObject({ next: { isNear: true, exam: exam.id } });
    const { body: progress } = await admin.get(`/student/${student}/grade-progress`);
    expect(progress.techniques).toEqual({ has: 1, needs: 4 });
    expect(personIn(mat, student)).toMatchObject({
      next: { techniques: { has: 1, needs: 4 }, toLearn: asked.slice(1) },
    });
    await admin.post(`/exam/${exam.id}/cancel`, { reason: 'Choroba' });
  });

  test('worth doing is what most need and was not taught for longest; what was planned comes first', async () => {
    const [first, second, third, last] = asked;
    expect(asked).toHaveLength(4);
    const earlier = await plan('2026-11-17');
    const students = await Promise.all(['Marek', 'Nina', 'Olek'].map((name) => enrol(name)));
    for (const student of students) await award(student, '6kyu', '2026-09-20');
    await sensei.post('/technik-progress', { student: students[0], technik: second, level: 'mastered' });
    await sensei.post('/technik-progress', { student: students[0], technik: third, level: 'inProgress' });
    await teach(earlier, first);
    const training = await plan('2026-11-24', { techniques: [last] });
    await mark(training, 'present', ...students);
    const { suggestions, recent, techniques } = await matOf(training);
    expect(suggestions).toEqual([
      // Planned, whatever else there is.
      { technik: last, isPlanned: true, needed: 3, lastTaughtAt: null },
      // Three need it and were never taught: 3 × 28; of the second two alone: 2 × 28.
      { technik: third, isPlanned: false, needed: 3, lastTaughtAt: null },
      { technik: second, isPlanned: false, needed: 2, lastTaughtAt: null },
      // Three need it, a week after it was taught: 3 × 7.
      { technik: first, isPlanned: false, needed: 3, lastTaughtAt: '2026-11-17T17:00:00.000Z' },
    ]);
    expect(recent).toMatchObject([{ training: earlier, techniques: [first] }]);
    expect(techniques).toContainEqual(
      expect.objectContaining({ technik: first, namePl: expect.any(String), base: expect.any(String) }),
    );
  });

  test('of two that weigh the same comes first what fewer have begun', async () => {
    const [first, second] = asked;
    const training = await plan('2026-11-24', { section: 'youth' });
    const students = await Promise.all(['Piotr', 'Rita'].map((name) => enrol(name, { section: 'youth' })));
    for (const student of students) await award(student, '6kyu', '2026-09-20');
    await sensei.post('/technik-progress', { student: students[0], technik: first, level: 'inProgress' });
    await mark(training, 'present', ...students);
    const order = (await matOf(training)).suggestions.map(({ technik }: { technik: string }) => technik);
    expect(order.indexOf(second)).toBeLessThan(order.indexOf(first));
    expect(order.at(-1)).toBe(first);
  });

  test('what another group was taught is neither recent nor a reason here', async () => {
    const kids = await plan('2026-11-18', { section: 'kids', kind: 'kids' });
    await admin.post('/training-technik', { training: kids, technik: asked[0] });
    const youth = await plan('2026-11-24', { section: 'youth' });
    expect((await matOf(youth)).recent).toEqual([]);
    const next = await plan('2026-11-24', { section: 'kids' });
    expect((await matOf(next)).recent).toMatchObject([{ training: kids }]);
  });

  test('a member sees none of it', async () => {
    const training = await plan();
    expect((await member.get(`/training/${training}/mat`)).status).toBe(403);
    expect((await club.nobody.get(`/training/${training}/mat`)).status).toBe(401);
  });
});

describe('what somebody chose to tell', () => {
  const text = 'kolano po operacji: bez ukemi w przód';
  let student: string;
  let parent: Caller;
  let child: string;
  beforeAll(async () => {
    student = await enrol('Ola', { user: member.id });
    parent = await club.join('mama', 'Members');
    child = await enrol('Staś', {
      section: 'kids',
      birthDate: '2016-04-12',
      guardians: [{ name: 'Mama', user: parent.id }],
    });
  });

  test('is read by themselves, and by whoever calls the roll of a training they have come to', async () => {
    const training = await plan();
    expect(await member.put(`/student/${student}/limit`, { text })).toMatchObject({
      status: 200,
      body: { student, text, version: 1 },
    });
    expect(rowsOf(await member.get('/student-limit'))).toMatchObject([{ student, text }]);
    expect(personIn(await matOf(training), student)).toBeUndefined();
    await mark(training, 'declared', student);
    expect(JSON.stringify(await matOf(training))).not.toContain('kolano');
    await mark(training, 'present', student);
    expect(personIn(await matOf(training), student)).toMatchObject({
      limit: text,
      limitSince: '2026-11-24T17:10:00.000Z',
    });
    await club.travelTo('2026-11-24T20:01:00+01:00');
    expect(personIn(await matOf(training), student)).toMatchObject({ limit: null });
  });

  test('is nowhere else: no list of the staff, no log, no roster has it', async () => {
    const training = await plan();
    await mark(training, 'present', student);
    const paths = [
      '/student-limit',
      `/student/${student}`,
      '/student?size=200',
      `/presence?training=${training}`,
      `/training/${training}/roster`,
      '/audit-log?size=200',
    ];
    for (const caller of [admin, sensei])
      for (const path of paths) {
        const { status, body } = await caller.get(path);
        expect([path, JSON.stringify(body).includes('kolano')]).toEqual([path, false]);
        if (caller === admin) expect(status).toBe(200);
      }
  });

  test('is written by a guardian for a child, and by nobody else, whatever rights they hold', async () => {
    expect((await parent.put(`/student/${child}/limit`, { text: 'astma' })).status).toBe(200);
    for (const caller of [admin, sensei, member]) {
      expect((await caller.put(`/student/${child}/limit`, { text: 'zdrów' })).status).toBe(404);
      expect((await caller.remove(`/student/${child}/limit`)).status).toBe(404);
    }
    expect(rowsOf(await parent.get('/student-limit'))).toMatchObject([{ student: child, text: 'astma' }]);
  });

  test('is changed, and gone at once when they take it back; to take nothing back is no mistake', async () => {
    const training = await plan();
    await mark(training, 'present', student);
    expect((await member.put(`/student/${student}/limit`, { text: 'bark' })).body).toMatchObject({
      text: 'bark',
      version: 2,
    });
    expect((await member.remove(`/student/${student}/limit`)).status).toBe(204);
    expect((await member.remove(`/student/${student}/limit`)).status).toBe(204);
    expect(rowsOf(await member.get('/student-limit'))).toEqual([]);
    expect(personIn(await matOf(training), student)).toMatchObject({ limit: null, limitSince: null });
  });

  test('says something: an empty text is none', async () => {
    expect((await member.put(`/student/${student}/limit`, { text: '  ' })).status).toBe(400);
    expect((await member.put(`/student/${student}/limit`, { text: 'x'.repeat(201) })).status).toBe(400);
  });
});
