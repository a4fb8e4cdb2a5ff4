import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, trainingOn } from './support/schedule.ts';

const EXAM_DAY = '2026-12-19';

let club: TestClub;
let admin: Caller;
let krzysztof: Caller;
let ewelina: Caller;
let dojo: Dojo;
let grades: Map<string, string>;
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  await club.travelTo('2026-11-20T12:00:00Z');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
  krzysztof = await club.join('krzysztof', 'Instructors');
  ewelina = await club.join('ewelina', 'Instructors');
  const { body } = await admin.get('/grade?size=200');
  grades = new Map(body._embedded.results.map(({ code, id }: { code: string; id: string }) => [code, id]));
});
afterAll(() => club.close());

const addStudent = async (more: object = {}): Promise<string> =>
  (
    await admin.post('/student', {
      firstName: 'Katarzyna',
      lastName: 'Lis',
      joinedOn: '2025-09-01',
      carryOverDays: 25,
      carryOverAsOf: '2026-09-01',
      ...more,
    })
  ).body.id;
const addExam = async (more: object = {}): Promise<string> =>
  (
    await admin.post('/exam', {
      name: 'Egzamin zimowy',
      date: EXAM_DAY,
      workplace: dojo.workplace,
      profile: 'PFA',
      examiners: ['Krzysztof Osiński', 'Ewelina Piechota'],
      ...more,
    })
  ).body.id;
const act = (exam: string, verb: string, body?: object, caller = admin) =>
  caller.post(`/exam/${exam}/${verb}`, body);
const candidatesOf = async (exam: string) =>
  (await admin.get(`/exam-candidate?exam=${exam}&size=200`)).body._embedded.results as {
    id: string;
    student: string;
    gradeTo: string;
  }[];
const techniquesFor = async (code: string): Promise<string[]> =>
  (
    await admin.get(`/technik-requirement?grade=${grades.get(code)}&profile=PFA&size=100`)
  ).body._embedded.results.map(({ technik }: { technik: string }) => technik);
async function train(student: string, day: string) {
  const { body: training } = await admin.post('/training', trainingOn(dojo, day));
  expect((await admin.post('/presence', { student, training: training.id, status: 'present' })).status).toBe(
    201,
  );
}
const mark = (exam: string, marks: object[], caller = krzysztof) => caller.put(`/exam/${exam}/marks`, marks);
const marksOf = async (candidate: string) =>
  (await admin.get(`/exam-mark?candidate=${candidate}&size=200`)).body._embedded.results;

/** The invitations that somebody was told of. */
const heard = async (caller: Caller) =>
  (await caller.get('/notice?size=200')).body._embedded.results.filter(
    ({ kind }: { kind: string }) => kind === 'examInvitation',
  );

/** An exam that has begun, with one candidate to 6 kyu. */
async function examInProgress(more: object = {}) {
  const exam = await addExam({ date: '2026-11-20' });
  await act(exam, 'open');
  const student = await addStudent(more);
  expect((await act(exam, 'invite', { students: [student] })).status).toBe(200);
  expect((await act(exam, 'start')).body.state).toBe('inProgress');
  const [candidate] = await candidatesOf(exam);
  return { exam, student, candidate: candidate?.id ?? '' };
}
async function complete(exam: string, candidate: string, result = 'passed') {
  const { body } = await admin.get(`/exam-candidate/${candidate}`);
  await admin.put(`/exam-candidate/${candidate}`, { ...body, result });
  expect((await act(exam, 'complete')).body.state).toBe('completed');
}

describe('who is ready for an exam', () => {
  const readinessOf = async (exam: string, student: string, caller = admin) =>
    (await caller.get(`/exam/${exam}/readiness`)).body.find(
      (each: { student: string }) => each.student === student,
    );

  test('is ready on the very day on which the rules say so, and not on the day before', async () => {
    const exam = await addExam();
    // 23 from paper; 6 kyu asks for 25 training days.
    const student = await addStudent({ carryOverDays: 23 });
    await train(student, '2026-11-17');
    expect(await readinessOf(exam, student, krzysztof)).toMatchObject({
      gradeFrom: null,
      gradeTo: grades.get('6kyu'),
      days: { has: 24, needs: 25 },
      missing: ['days'],
    });
    await train(student, '2026-11-19');
    expect(await readinessOf(exam, student)).toMatchObject({ days: { has: 25, needs: 25 }, missing: [] });
  });

  test('stands before who will be, who is sooner before who is later, and who can’t be told of comes last', async () => {
    const exam = await addExam();
    const never = await addStudent({ lastName: 'Adamska', carryOverDays: 0 });
    const later = await addStudent({ lastName: 'Bąk', carryOverDays: 0 });
    const sooner = await addStudent({ lastName: 'Ćwik', carryOverDays: 20 });
    const ready = await addStudent({ lastName: 'Żuk', carryOverDays: 25 });
    for (const student of [later, sooner])
      for (const day of ['2026-11-16', '2026-11-18']) await train(student, day);
    const { body } = await admin.get(`/exam/${exam}/readiness`);
    const order = body.map(({ student }: { student: string }) => student);
    const places = [ready, sooner, later, never].map((each) => order.indexOf(each));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(await readinessOf(exam, never)).toMatchObject({ forecast: null });
  });

  test('says what the way of one student says', async () => {
    const exam = await addExam();
    const student = await addStudent({ carryOverDays: 12 });
    for (const day of ['2026-11-03', '2026-11-10']) await train(student, day);
    await admin.post('/day-off', {
      name: 'Ferie',
      kind: 'closure',
      dateFrom: '2027-01-18',
      dateTo: '2027-01-31',
    });
    const { body: own } = await admin.get(`/student/${student}/grade-progress?profile=PFA&on=${EXAM_DAY}`);
    const { days, months, age, missing, forecast } = own;
    expect(forecast).not.toBeNull();
    expect(await readinessOf(exam, student)).toMatchObject({ days, months, age, missing, forecast });
  });

  test('is told of no exam in particular too: by the club’s rules today, and with the exam they are entered for', async () => {
    const of = async (student: string, caller = krzysztof) =>
      (await caller.get('/exam/readiness')).body.find(
        (each: { student: string }) => each.student === student,
      );
    const ready = await addStudent({ carryOverDays: 25 });
    const soon = await addStudent({ carryOverDays: 24 });
    expect(await of(ready)).toMatchObject({
      ...{ gradeFrom: null, gradeTo: grades.get('6kyu'), missing: [], enteredFor: null },
    });
    expect(await of(soon)).toMatchObject({ days: { has: 24, needs: 25 }, missing: ['days'] });
    const exam = await addExam();
    await admin.post(`/exam/${exam}/invite`, { students: [ready] });
    expect(await of(ready)).toMatchObject({ enteredFor: exam });
    await act(exam, 'cancel', { reason: 'Awaria ogrzewania' });
    expect(await of(ready)).toMatchObject({ enteredFor: null });
    await admin.post(`/student/${soon}/leave`, { leftOn: '2026-11-20', closeAccounts: [] });
    expect(await of(soon)).toBeUndefined();
  });

  test('is told to who may invite, and to no member', async () => {
    const exam = await addExam();
    const member = await club.join('ciekawska', 'Members');
    await act(exam, 'open');
    expect((await member.get(`/exam/${exam}/readiness`)).status).toBe(403);
    expect((await member.get('/exam/readiness')).status).toBe(403);
    expect((await member.get(`/exam/${exam}/evidence`)).status).toBe(403);
    expect((await member.get(`/exam/statistics`)).status).toBe(403);
  });
});

describe('an invitation', () => {
  test('of several goes to each for the grade above theirs, once, and is told to them and their guardians', async () => {
    const member = await club.join('katarzyna', 'Members');
    const parent = await club.join('mama-olgi', 'Members');
    const exam = await addExam({ applicationDeadline: '2026-12-10' });
    await act(exam, 'open');
    const adult = await addStudent({ user: member.id });
    const child = await addStudent({
      firstName: 'Olga',
      birthDate: '2015-03-04',
      section: 'kids',
      guardians: [{ name: 'Mama Olgi', user: parent.id }],
    });
    await admin.post('/student-grade', {
      student: child,
      grade: grades.get('6kyu'),
      awardedOn: '2026-08-01',
    });
    const refused = await act(exam, 'invite', { students: [adult, child] }, krzysztof);
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      400,
      { field: 'overrideReason', code: 'not-eligible' },
    ]);
    expect(await candidatesOf(exam), 'all of them or nobody').toEqual([]);
    const overrideReason = 'Zgoda rady trenerów';
    for (const _ of [1, 2])
      expect(
        (await act(exam, 'invite', { students: [adult, child], overrideReason }, krzysztof)).status,
      ).toBe(200);
    const entered = await candidatesOf(exam);
    expect(new Map(entered.map(({ student, gradeTo }) => [student, gradeTo]))).toEqual(
      new Map([
        [adult, grades.get('6kyu')],
        [child, grades.get('5kyu')],
      ]),
    );
    const told = { kind: 'examInvitation', name: 'Egzamin zimowy', at: '2026-12-09T23:00:00.000Z' };
    expect(await heard(member)).toMatchObject([{ ...told, student: adult }]);
    expect(await heard(parent)).toMatchObject([{ ...told, student: child, studentFirstName: 'Olga' }]);
    const childs = entered.find(({ student }) => student === child)?.id;
    expect((await parent.post(`/exam-candidate/${childs}/accept`)).body.rsvp).toBe('accepted');
    expect((await member.post(`/exam-candidate/${childs}/decline`)).status).toBe(404);
  });

  test('to an exam that nobody knows of yet is told when it is opened', async () => {
    const member = await club.join('czeka', 'Members');
    const exam = await addExam();
    await act(exam, 'invite', { students: [await addStudent({ user: member.id })] });
    expect(await heard(member)).toEqual([]);
    await act(exam, 'open');
    expect(await heard(member)).toHaveLength(1);
  });

  test('keeps who ticked what is asked for beside attendance, and who noted the fee', async () => {
    const exam = await addExam();
    await act(exam, 'open');
    await act(exam, 'invite', { students: [await addStudent()] }, krzysztof);
    const [{ id = '' } = {}] = await candidatesOf(exam);
    const { body } = await admin.get(`/exam-candidate/${id}`);
    expect(body).toMatchObject({
      conditionsMet: true,
      conditionsBy: krzysztof.id,
      paidAt: null,
      paidTo: null,
    });
    const put = (more: object, caller: Caller) => caller.put(`/exam-candidate/${id}`, more);
    const taken = await put(
      { ...body, conditionsMet: false, overrideReason: 'Zaświadczenie w drodze' },
      ewelina,
    );
    expect(taken.body).toMatchObject({ missing: ['conditions'], conditionsBy: null });
    expect((await put({ ...taken.body, conditionsMet: true }, ewelina)).body.conditionsBy).toBe(ewelina.id);
    const paid = { paidAt: '2026-11-20T12:00:00.000Z', paidTo: krzysztof.id };
    for (const caller of [krzysztof, ewelina])
      expect((await caller.post(`/exam-candidate/${id}/pay`)).body).toMatchObject(paid);
    expect((await ewelina.post(`/exam-candidate/${id}/unpay`)).body).toMatchObject({
      paidAt: null,
      paidTo: null,
    });
  });
});

describe('the sheet of an exam', () => {
  test('has a mark of each examiner for each technique, and takes the same again', async () => {
    const { exam, candidate } = await examInProgress();
    const [first, second] = await techniquesFor('6kyu');
    const one = { candidate, technik: first, mark: 'passed' };
    expect(
      (await mark(exam, [one, { candidate, technik: second, mark: 'toImprove', note: 'Biodra' }])).status,
    ).toBe(200);
    const before = await marksOf(candidate);
    expect((await mark(exam, [one])).status).toBe(200);
    expect(await marksOf(candidate)).toEqual(before);
    expect((await mark(exam, [{ ...one, mark: 'failed' }], ewelina)).status).toBe(200);
    const said = (await marksOf(candidate)).map(
      ({ technik, examiner, mark, note }: Record<string, string>) => [technik, examiner, mark, note],
    );
    expect(said).toHaveLength(3);
    expect(said).toEqual(
      expect.arrayContaining([
        [first, krzysztof.id, 'passed', null],
        [first, ewelina.id, 'failed', null],
        [second, krzysztof.id, 'toImprove', 'Biodra'],
      ]),
    );
    // What one takes back is theirs alone.
    await mark(exam, [{ ...one, mark: null }], ewelina);
    expect(await marksOf(candidate)).toHaveLength(2);
  });

  test('takes what two examiners mark at the same moment', async () => {
    const { exam, candidate } = await examInProgress();
    const marks = (await techniquesFor('6kyu')).map((technik) => ({ candidate, technik, mark: 'passed' }));
    const answers = await Promise.all(
      [krzysztof, ewelina, krzysztof].map((caller) => mark(exam, marks, caller)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await marksOf(candidate)).toHaveLength(2 * marks.length);
  });

  test('is nobody’s before the exam, after it, of another exam, or without the right', async () => {
    const { exam, candidate } = await examInProgress();
    const [technik] = await techniquesFor('6kyu');
    const one = { candidate, technik, mark: 'passed' };
    const open = await addExam();
    await act(open, 'open');
    expect((await mark(open, [one])).headers['problem-code']).toBe('exam-not-in-progress');
    const other = await examInProgress();
    const stray = await mark(other.exam, [one]);
    expect(stray.body.errors).toMatchObject([{ field: '0.candidate', code: 'no-such-reference' }]);
    expect((await mark(exam, [one, one])).body.errors).toMatchObject([
      { field: '1.technik', code: 'not-unique' },
    ]);
    const member = await club.join('kandydat', 'Members');
    expect((await mark(exam, [one], member)).status).toBe(403);
    expect((await member.get(`/exam-mark?candidate=${candidate}`)).status).toBe(403);
    await complete(exam, candidate);
    expect((await mark(exam, [one])).headers['problem-code']).toBe('exam-completed');
  });
});

describe('what a completed exam was decided by', () => {
  test('is kept with its hash, and stands as it was counted after the grades were given', async () => {
    const { exam, student, candidate } = await examInProgress();
    const { status } = await act(exam, 'complete');
    expect(status, 'nobody has a result yet').toBe(409);
    const [technik] = await techniquesFor('6kyu');
    await mark(exam, [{ candidate, technik, mark: 'passed' }]);
    await complete(exam, candidate);
    const { body } = await krzysztof.get(`/exam/${exam}/evidence`);
    expect(body).toMatchObject({ isWhole: true, differences: [] });
    expect(createHash('sha256').update(body.evidence).digest('hex')).toBe(body.hash);
    expect((await admin.get(`/exam/${exam}`)).body.evidenceHash).toBe(body.hash);
    expect(JSON.parse(body.evidence).candidates[candidate]).toMatchObject({
      student,
      days: 25,
      result: 'passed',
      marks: [[technik, krzysztof.id, 'passed']],
    });
    expect(body.evidence).not.toContain('Katarzyna');
  });

  test('names what differs since: a mark, a result, and a training that counts no more', async () => {
    const exam = await addExam({ date: '2026-11-20' });
    await act(exam, 'open');
    const student = await addStudent({ carryOverDays: 24 });
    await train(student, '2026-11-13');
    await act(exam, 'invite', { students: [student] });
    await act(exam, 'start');
    const [{ id: candidate = '' } = {}] = await candidatesOf(exam);
    const [technik] = await techniquesFor('6kyu');
    await mark(exam, [{ candidate, technik, mark: 'passed' }]);
    await complete(exam, candidate);
    const differences = async () => (await admin.get(`/exam/${exam}/evidence`)).body.differences;
    expect(await differences()).toEqual([]);
    const { body: presences } = await admin.get(`/presence?student=${student}`);
    const [{ id: presence }] = presences._embedded.results;
    await admin.post(`/presence/${presence}/invalidate`, { reason: 'Pomyłka' });
    expect(await differences()).toEqual([
      { table: 'exam-candidate', row: candidate, fields: ['countedDays'] },
    ]);
    await admin.post(`/presence/${presence}/restore`);
    // Past every door, as somebody at the database would.
    const { pool } = club.database;
    await pool.query(`update exam_mark set mark = 'failed' where candidate = $1`, [candidate]);
    await pool.query(`update exam_candidate set months = 99 where id = $1`, [candidate]);
    expect(await differences()).toEqual([
      { table: 'exam-candidate', row: candidate, fields: ['marks', 'months'] },
    ]);
    await pool.query(`update exam set evidence = replace(evidence, '"passed"', '"failed"') where id = $1`, [
      exam,
    ]);
    expect((await admin.get(`/exam/${exam}/evidence`)).body.isWhole).toBe(false);
  });

  test('is nothing before it is completed', async () => {
    const { exam } = await examInProgress();
    expect((await admin.get(`/exam/${exam}/evidence`)).headers['problem-code']).toBe('no-evidence');
  });

  test('is changed by no door', async () => {
    const { exam, student, candidate } = await examInProgress();
    const [technik] = await techniquesFor('6kyu');
    await mark(exam, [{ candidate, technik, mark: 'passed' }]);
    const [{ id: marked }] = await marksOf(candidate);
    await complete(exam, candidate);
    const { body: row } = await admin.get(`/exam-candidate/${candidate}`);
    const { body: whole } = await admin.get(`/exam/${exam}`);
    const path = `/exam-candidate/${candidate}`;
    const answers = [
      await admin.put(`/exam/${exam}`, { ...whole, examiners: ['Ktoś Inny'] }),
      await admin.remove(`/exam/${exam}`),
      await act(exam, 'open'),
      await act(exam, 'start'),
      await act(exam, 'cancel', { reason: 'Pomyłka' }),
      await act(exam, 'invite', { students: [await addStudent()] }),
      await admin.put(path, { ...row, result: 'failed' }),
      await admin.put(path, { ...row, note: 'Dopisane' }),
      await admin.remove(path),
      ...(await Promise.all(
        ['invite', 'accept', 'decline', 'refresh', 'pay', 'unpay'].map((verb) =>
          admin.post(`${path}/${verb}`),
        ),
      )),
      await mark(exam, [{ candidate, technik, mark: null }]),
      await mark(exam, [{ candidate, technik, mark: 'failed' }], ewelina),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409));
    const batch = await admin.post('/exam-candidate/batch', { save: [{ ...row, note: 'Dopisane' }] });
    expect(batch.body.errors).toMatchObject([{ field: 'save.0', code: 'exam-completed' }]);
    expect((await admin.put(`/exam-mark/${marked}`, { mark: 'failed' })).status).toBe(405);
    expect((await admin.remove(`/exam-mark/${marked}`)).status).toBe(405);
    expect((await admin.remove(`/student/${student}`)).status).toBe(409);
    expect((await admin.get(`/exam/${exam}/evidence`)).body).toMatchObject({
      isWhole: true,
      differences: [],
    });
    expect((await admin.get(`/exam/${exam}`)).body).toEqual(whole);
  });
});

test('who was examined is told how it ended, once', async () => {
  const [glad, sad] = [await club.join('zdala', 'Members'), await club.join('nie-zdala', 'Members')];
  for (const [caller, result] of [
    [glad, 'passed'],
    [sad, 'failed'],
  ] as const) {
    const { exam, candidate } = await examInProgress({ user: caller.id });
    await complete(exam, candidate, result);
    const { body } = await caller.get('/notice?sort=createdAt,desc');
    const told = body._embedded.results.filter(({ kind }: { kind: string }) => kind !== 'examInvitation');
    expect(told).toMatchObject([
      { kind: 'examResult', table: 'exam-candidate', name: '6 kyu', reason: result },
    ]);
    expect(told).toHaveLength(1);
  }
});

test('the statistics count by year and grade who passed, who failed and who did not come', async () => {
  const at = async () =>
    (await krzysztof.get('/exam/statistics')).body.find(
      ({ grade, year }: { grade: string; year: number }) => year === 2026 && grade === grades.get('6kyu'),
    ) ?? { passed: 0, failed: 0, noShow: 0 };
  const before = await at();
  for (const result of ['passed', 'failed', 'failed', 'noShow']) {
    const { exam, candidate } = await examInProgress();
    await complete(exam, candidate, result);
  }
  const { passed, failed, noShow } = await at();
  expect([passed - before.passed, failed - before.failed, noShow - before.noShow]).toEqual([1, 2, 1]);
});
