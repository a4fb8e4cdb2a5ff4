import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
let admin: Caller;
let grades: Map<string, string>;
let student: { id: string };

beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  const { body } = await admin.get('/grade?size=200');
  grades = new Map(body._embedded.results.map(({ code, id }: { code: string; id: string }) => [code, id]));
});
beforeEach(async () => {
  await club.travelTo('2026-11-20T12:00:00Z');
  const { body } = await admin.post('/student', {
    firstName: 'Jan',
    lastName: 'Ćwik',
    joinedOn: '2020-01-15',
  });
  student = body;
});
afterAll(() => club.close());

const award = (code: string, awardedOn: string, more: object = {}) =>
  admin.post('/student-grade', { student: student.id, grade: grades.get(code), awardedOn, ...more });
const currentGrade = async () => {
  const { body } = await admin.get(`/student/${student.id}`);
  return [...grades].find(([, id]) => id === body.grade)?.[0] ?? null;
};

describe('grades are awarded', () => {
  test('the newest is the current grade, whatever order they were entered in', async () => {
    expect(await currentGrade()).toBeNull();
    await award('4kyu', '2024-06-10');
    expect(await currentGrade()).toBe('4kyu');
    expect((await award('5kyu', '2022-06-10')).status).toBe(201);
    expect(await currentGrade()).toBe('4kyu');
    await award('3kyu', '2026-11-20');
    expect(await currentGrade()).toBe('3kyu');
    const { body } = await admin.get(`/student-grade?student=${student.id}`);
    expect(body._embedded.results.map((row: { gradeRank: number }) => row.gradeRank)).toEqual([4, 3, 2]);
  });

  test('a step that goes nowhere or back needs a word of explanation', async () => {
    await award('4kyu', '2024-06-10');
    for (const [code, day] of [
      ['4kyu', '2025-06-10'],
      ['5kyu', '2025-06-10'],
      ['3kyu', '2023-06-10'],
      ['5kyu', '2024-06-10'],
    ] as const) {
      const { status, body } = await award(code, day);
      expect([status, body.errors?.[0]]).toMatchObject([400, { field: 'grade', code: 'no-higher-grade' }]);
    }
    expect((await award('5kyu', '2025-06-10', { note: 'Uznany niższy stopień' })).status).toBe(201);
    expect(await currentGrade()).toBe('5kyu');
  });

  test('a grade from another club, before joining, needs a word of explanation', async () => {
    const refused = await award('5kyu', '2019-06-10');
    expect(refused.body.errors).toMatchObject([{ field: 'awardedOn', code: 'before-joining' }]);
    expect((await award('5kyu', '2019-06-10', { note: 'Egzamin w klubie w Gdyni' })).status).toBe(201);
  });

  test('nothing is awarded tomorrow; tomorrow begins at midnight in Gdańsk', async () => {
    const refused = await award('6kyu', '2026-11-21', { note: 'Na zapas' });
    expect(refused.body.errors).toMatchObject([{ field: 'awardedOn', code: 'in-future' }]);
    await club.travelTo('2026-11-20T23:30:00Z');
    expect((await award('6kyu', '2026-11-21')).status).toBe(201);
  });

  test('of examiners who enter the same exam at once, all but one are told that the grade is there', async () => {
    for (const code of ['6kyu', '5kyu', '4kyu', '3kyu', '2kyu']) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => award(code, '2026-11-19')));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    }
  });
});

describe('the ledger', () => {
  test('is never rewritten, and nothing is taken out of it', async () => {
    const { body } = await award('6kyu', '2024-06-10');
    expect((await admin.put(`/student-grade/${body.id}`, body)).status).toBe(405);
    expect((await admin.remove(`/student-grade/${body.id}`)).status).toBe(405);
    const batch = await admin.post('/student-grade/batch', { remove: [body.id] });
    expect([batch.status, batch.headers['problem-code']]).toEqual([400, undefined]);
    expect((await admin.post('/student-grade/batch', { save: [body] })).status).toBe(400);
    const { body: log } = await admin.get(`/audit-log?row=${body.id}`);
    expect(log._embedded.results.map(({ verb }: { verb: string }) => verb)).toEqual(['create']);
    expect(await currentGrade()).toBe('6kyu');
  });

  test('annuls many of its rows at once, all or none', async () => {
    const [first, second] = [await award('6kyu', '2024-06-10'), await award('5kyu', '2025-06-10')];
    const annul = (row: string, body: object = { reason: 'Cofnięto wczytanie z pliku' }) => ({
      row,
      action: 'annul',
      body,
    });
    const send = (act: object[]) => admin.post('/student-grade/batch', { act });
    const isAnnulled = async (row: string) =>
      (await admin.get(`/student-grade/${row}`)).body.annulledAt !== null;

    const unsaid = await send([annul(first.body.id), annul(second.body.id, {})]);
    expect(unsaid.body.errors).toMatchObject([{ field: 'act.1.reason', code: 'required' }]);
    const unknown = await send([annul(first.body.id), annul(student.id)]);
    expect(unknown.body.errors).toMatchObject([{ field: 'act.1', code: 'not-found' }]);
    expect(await isAnnulled(first.body.id)).toBe(false);

    const done = await send([annul(first.body.id), annul(second.body.id)]);
    expect(done.body.results).toMatchObject([
      { outcome: 'changed', before: { annulledAt: null }, after: { annulledReason: expect.any(String) } },
      { outcome: 'changed' },
    ]);
    expect(await isAnnulled(first.body.id)).toBe(true);
    expect(await currentGrade()).toBeNull();
    const sensei = await club.join('sensei-wsad', 'Instructors');
    expect((await sensei.post('/student-grade/batch', { act: [annul(first.body.id)] })).status).toBe(403);
    expect((await send([{ ...annul(first.body.id), action: 'remove' }])).status).toBe(400);
  });

  test('stays with its student, its grade and its exam, also what was annulled', async () => {
    const { body } = await award('6kyu', '2024-06-10');
    await admin.post(`/student-grade/${body.id}/annul`, { reason: 'Nie ten uczeń' });
    const answers = [
      await admin.remove(`/student/${student.id}`),
      await admin.post('/student/batch', { remove: [student.id] }),
      await admin.remove(`/grade/${body.grade}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 409]);
    expect((await admin.get(`/student-grade/${body.id}`)).body).toMatchObject({
      annulledReason: 'Nie ten uczeń',
    });
  });

  test('shows a member their own grades, and an instructor all, and lets neither write', async () => {
    const member = await club.join('uczen', 'Members');
    const instructor = await club.join('sensei', 'Instructors');
    await award('6kyu', '2024-06-10');
    await admin.put(`/student/${student.id}`, { ...student, user: member.id });
    const { body } = await member.get('/student-grade');
    expect(body.page.totalElements).toBe(1);
    const all = await instructor.get('/student-grade?size=1');
    expect(all.body.page.totalElements).toBeGreaterThan(1);
    for (const caller of [member, instructor]) {
      const written = await caller.post('/student-grade', {
        student: student.id,
        grade: grades.get('5kyu'),
        awardedOn: '2026-11-20',
      });
      expect(written.status).toBe(403);
    }
  });
});
