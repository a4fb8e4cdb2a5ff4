import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { openDojo } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let workplace: string;
let grades: Map<string, string>;
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  await club.travelTo('2026-12-12T12:00:00Z');
  workplace = (await openDojo(admin, 'Hala Przymorze')).workplace;
  const { body } = await admin.get('/grade?size=200');
  grades = new Map(body._embedded.results.map(({ code, id }: { code: string; id: string }) => [code, id]));
});
afterAll(() => club.close());

const examOn = (date: string, more: object = {}) => ({
  name: 'Egzamin na stopnie',
  date,
  workplace,
  profile: 'PFA',
  examiners: ['Krzysztof Osiński', 'Ewelina Bork'],
  ...more,
});
const act = (id: string, verb: string, body?: object, caller = admin) =>
  caller.post(`/exam/${id}/${verb}`, body);
const addStudent = async (more: object = {}): Promise<string> =>
  (
    await admin.post('/student', {
      firstName: 'Jan',
      lastName: 'Ćwik',
      joinedOn: '2025-09-01',
      carryOverDays: 60,
      carryOverAsOf: '2026-09-01',
      ...more,
    })
  ).body.id;
const enter = async (exam: string, student: string, code = '6kyu') => {
  const { body } = await admin.post('/exam-candidate', {
    exam,
    student,
    gradeTo: grades.get(code),
    conditionsMet: true,
  });
  return body as Record<string, unknown> & { id: string };
};
const say = async (id: string, result: string) => {
  const { body } = await admin.get(`/exam-candidate/${id}`);
  return admin.put(`/exam-candidate/${id}`, { ...body, result });
};
const candidate = async (id: string) => (await admin.get(`/exam-candidate/${id}`)).body;

/** An exam in progress, with as many candidates as results. */
async function examWith(results: readonly string[], date = '2026-12-12') {
  const { body: exam } = await admin.post('/exam', examOn(date));
  const entered: { id: string; student: string }[] = [];
  for (const _ of results) {
    const student = await addStudent();
    entered.push({ id: (await enter(exam.id, student)).id, student });
  }
  await act(exam.id, 'open');
  await act(exam.id, 'start');
  for (const [index, result] of results.entries()) await say(entered[index]?.id ?? '', result);
  return { id: exam.id as string, entered };
}

describe('an exam goes from draft to its locked protocol', () => {
  test('draft, open, in progress, completed', async () => {
    const { body } = await admin.post('/exam', examOn('2026-12-12'));
    expect(body).toMatchObject({ state: 'draft', completedAt: null });
    expect((await act(body.id, 'start')).status).toBe(409);
    expect((await act(body.id, 'complete')).status).toBe(409);
    expect((await act(body.id, 'open')).body).toMatchObject({ state: 'open', version: 2 });
    expect((await act(body.id, 'open')).body).toMatchObject({ state: 'open', version: 2 });
    expect((await act(body.id, 'start')).body.state).toBe('inProgress');
    expect((await act(body.id, 'complete')).body).toMatchObject({
      state: 'completed',
      completedAt: '2026-12-12T12:00:00.000Z',
    });
  });

  test('it doesn’t start before its day in the club’s zone', async () => {
    const { body } = await admin.post('/exam', examOn('2026-12-13'));
    await act(body.id, 'open');
    expect((await act(body.id, 'start')).status).toBe(409);
    await club.travelTo('2026-12-12T23:00:00Z');
    expect((await act(body.id, 'start')).status).toBe(200);
    await club.travelTo('2026-12-12T12:00:00Z');
  });

  test('it doesn’t start while somebody is there who isn’t eligible, without a reason', async () => {
    const { body: exam } = await admin.post('/exam', examOn('2026-12-11'));
    const { id } = await enter(exam.id, await addStudent({ joinedOn: '2026-10-01' }));
    // By the other federation three months are missing.
    await admin.put(`/exam/${exam.id}`, { ...exam, profile: 'PZA' });
    expect(await candidate(id)).toMatchObject({ missing: ['months'], overrideReason: null });
    await act(exam.id, 'open');
    const refused = await act(exam.id, 'start');
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('osób: 1')]);
    const current = await candidate(id);
    await admin.put(`/exam-candidate/${id}`, { ...current, overrideReason: 'Zgoda zarządu' });
    expect((await act(exam.id, 'start')).status).toBe(200);
  });

  test('it may be cancelled, with a reason, until it is completed', async () => {
    const { body } = await admin.post('/exam', examOn('2026-12-12'));
    expect((await act(body.id, 'cancel', {})).status).toBe(400);
    const reason = 'Choroba egzaminatora';
    expect((await act(body.id, 'cancel', { reason })).body).toMatchObject({
      state: 'cancelled',
      cancelReason: reason,
    });
    const { id } = await examWith([]);
    await act(id, 'complete');
    expect((await act(id, 'cancel', { reason })).status).toBe(409);
  });

  test('applications end on the day of the exam at the latest, and one to five people examine', async () => {
    const late = await admin.post('/exam', examOn('2026-12-12', { applicationDeadline: '2026-12-13' }));
    expect(late.body.errors).toMatchObject([{ field: 'applicationDeadline', code: 'after-exam' }]);
    for (const examiners of [[], ['A', 'B', 'C', 'D', 'E', 'F']])
      expect((await admin.post('/exam', examOn('2026-12-12', { examiners }))).status).toBe(400);
    expect((await admin.post('/exam', examOn('2026-12-12', { feePln: -1 }))).status).toBe(400);
  });
});

describe('completing an exam', () => {
  test('writes each pass into the ledger of grades, and nothing else', async () => {
    const { id, entered } = await examWith(['passed', 'failed', 'noShow']);
    expect((await act(id, 'complete')).status).toBe(200);
    const ledgers = await Promise.all(
      entered.map(
        async ({ student }) => (await admin.get(`/student-grade?student=${student}`)).body._embedded.results,
      ),
    );
    expect(ledgers).toMatchObject([
      [{ grade: grades.get('6kyu'), awardedOn: '2026-12-12', exam: id, examiner: 'Krzysztof Osiński' }],
      [],
      [],
    ]);
  });

  test('waits for everybody’s result, and stores nothing before', async () => {
    const { id, entered } = await examWith(['passed', 'pending']);
    const refused = await act(id, 'complete');
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('brakuje: 1')]);
    expect(await candidate(entered[0]?.id ?? '')).toMatchObject({ protocolNo: null, certificateNo: null });
    await admin.post(`/exam-candidate/${entered[1]?.id}/decline`);
    expect((await act(id, 'complete')).status).toBe(409);
    await say(entered[1]?.id ?? '', 'noShow');
    expect((await act(id, 'complete')).status).toBe(200);
  });

  test('is undone as a whole when one pass can’t be written', async () => {
    const { id, entered } = await examWith(['passed', 'passed']);
    // In the meantime somebody entered the grade by hand.
    const [first, second] = entered;
    const last = (first?.student ?? '') > (second?.student ?? '') ? first : second;
    await admin.post('/student-grade', {
      student: last?.student,
      grade: grades.get('6kyu'),
      awardedOn: '2026-12-11',
    });
    const { body: student } = await admin.get(`/student/${last?.student}`);
    const refused = await act(id, 'complete');
    expect(refused.status).toBe(409);
    expect(refused.body).toContain(`${student.firstName} ${student.lastName}`);
    expect((await admin.get(`/exam/${id}`)).body.state).toBe('inProgress');
    expect((await admin.get(`/student-grade?exam=${id}`)).body.page.totalElements).toBe(0);
    for (const each of entered) expect(await candidate(each.id)).toMatchObject({ protocolNo: null });
  });

  test('numbers protocol and certificates in the sequence of the year, also of two at once', async () => {
    const exams = [
      await examWith(['passed', 'failed'], '2025-12-06'),
      await examWith(['passed', 'passed'], '2025-12-06'),
    ];
    const answers = await Promise.all(exams.map(({ id }) => act(id, 'complete')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await Promise.all(exams.flatMap(({ entered }) => entered.map(({ id }) => candidate(id))));
    expect(rows.map(({ protocolNo }) => protocolNo).sort()).toEqual([
      'P/2025/001',
      'P/2025/002',
      'P/2025/003',
      'P/2025/004',
    ]);
    expect(
      rows
        .map(({ certificateNo }) => certificateNo)
        .filter(Boolean)
        .sort(),
    ).toEqual(['C/2025/001', 'C/2025/002', 'C/2025/003']);
    const later = await examWith(['passed'], '2025-12-07');
    await act(later.id, 'complete');
    expect(await candidate(later.entered[0]?.id ?? '')).toMatchObject({ certificateNo: 'C/2025/004' });
  });

  test('locks the exam and its candidates', async () => {
    const { id, entered } = await examWith(['passed']);
    await act(id, 'complete');
    const { body: exam } = await admin.get(`/exam/${id}`);
    const path = `/exam-candidate/${entered[0]?.id}`;
    const answers = [
      await admin.put(`/exam/${id}`, { ...exam, name: 'Inny' }),
      await admin.remove(`/exam/${id}`),
      await act(id, 'open'),
      await act(id, 'start'),
      await say(entered[0]?.id ?? '', 'failed'),
      await admin.remove(path),
      await admin.post(`${path}/refresh`),
      await admin.post(`${path}/accept`),
      await admin.post('/exam-candidate', {
        exam: id,
        student: await addStudent(),
        gradeTo: grades.get('6kyu'),
        conditionsMet: true,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409));
    expect((await act(id, 'complete')).body).toEqual(exam);
  });
});

describe('a member who is invited', () => {
  test('accepts and declines for themselves, until the deadline, and for nobody else', async () => {
    const member = await club.join('zaproszony', 'Members');
    const { body: exam } = await admin.post(
      '/exam',
      examOn('2026-12-20', { applicationDeadline: '2026-12-12' }),
    );
    const mine = await enter(exam.id, await addStudent({ user: member.id }));
    const theirs = await enter(exam.id, await addStudent());
    // A draft is nobody's business yet.
    expect((await member.get(`/exam/${exam.id}`)).status).toBe(404);
    await act(exam.id, 'open');
    expect((await member.get(`/exam/${exam.id}`)).status).toBe(200);
    const answer = (verb: string, { id } = mine) => member.post(`/exam-candidate/${id}/${verb}`);
    expect(mine.rsvp).toBe('invited');
    expect((await answer('accept')).body.rsvp).toBe('accepted');
    expect((await answer('decline')).body.rsvp).toBe('declined');
    expect((await answer('accept', theirs)).status).toBe(404);
    expect((await answer('invite')).status).toBe(403);
    await club.travelTo('2026-12-12T23:00:00Z');
    const late = await answer('accept');
    expect([late.status, late.body]).toEqual([409, expect.stringContaining('Zapisy trwały do 12.12.2026.')]);
    const english = { 'accept-language': 'en' };
    expect((await member.post(`/exam-candidate/${mine.id}/accept`, {}, english)).body).toContain(
      'open until 12/12/2026',
    );
    expect((await admin.post(`/exam-candidate/${mine.id}/accept`)).body.rsvp).toBe('accepted');
    await club.travelTo('2026-12-12T12:00:00Z');
  });

  test('says nothing any more once the exam has begun, or is cancelled', async () => {
    const member = await club.join('spozniony', 'Members');
    const { body: exam } = await admin.post('/exam', examOn('2026-12-12'));
    const { id } = await enter(exam.id, await addStudent({ user: member.id }));
    const answers = async (caller = member) => {
      const codes = [];
      for (const verb of ['accept', 'decline'])
        codes.push((await caller.post(`/exam-candidate/${id}/${verb}`)).headers['problem-code']);
      return codes;
    };
    await act(exam.id, 'open');
    await act(exam.id, 'start');
    expect(await answers()).toEqual(['exam-in-progress', 'exam-in-progress']);
    await act(exam.id, 'cancel', { reason: 'Awaria prądu' });
    expect(await answers()).toEqual(['exam-cancelled', 'exam-cancelled']);
    expect(await answers(admin), 'the staff neither').toEqual(['exam-cancelled', 'exam-cancelled']);
  });
});

describe('a grade awarded by mistake', () => {
  test('is annulled with a reason: the row stays, and the grade before it is the current one again', async () => {
    const student = await addStudent();
    const award = (code: string, awardedOn: string) =>
      admin.post('/student-grade', { student, grade: grades.get(code), awardedOn });
    await award('6kyu', '2026-03-01');
    const { body: wrong } = await award('5kyu', '2026-09-01');
    expect((await admin.post(`/student-grade/${wrong.id}/annul`, {})).status).toBe(400);
    const { body } = await admin.post(`/student-grade/${wrong.id}/annul`, { reason: 'Nie ten uczeń' });
    expect(body).toMatchObject({
      annulledAt: '2026-12-12T12:00:00.000Z',
      annulledReason: 'Nie ten uczeń',
    });
    expect((await admin.get(`/student/${student}`)).body).toMatchObject({ grade: grades.get('6kyu') });
    expect((await admin.get(`/student/${student}/grade-progress`)).body).toMatchObject({
      gradeFrom: grades.get('6kyu'),
      gradeTo: grades.get('5kyu'),
    });
    // It stands in the way of nothing.
    expect((await award('5kyu', '2026-10-01')).status).toBe(201);
    expect((await admin.get(`/student/${student}`)).body).toMatchObject({ grade: grades.get('5kyu') });
  });
});
