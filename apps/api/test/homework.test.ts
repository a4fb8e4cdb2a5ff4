import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { rowsOf } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let instructor: Caller;
let member: Caller;
let mine: string;
let theirs: string;
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('uczen', 'Members');
  mine = await addStudent({ user: member.id });
  theirs = await addStudent({ section: 'adult' });
});
afterAll(() => club.close());

async function addStudent(more: object): Promise<string> {
  const student = { firstName: 'Ola', lastName: 'Żuk', joinedOn: '2025-09-01', ...more };
  return (await admin.post('/student', student)).body.id;
}
const give = (more: object = {}) =>
  instructor.post('/homework', {
    title: 'Przewroty w przód',
    description: 'Po **dziesięć** na stronę.',
    assignees: 'students',
    students: [mine, theirs],
    ...more,
  });
const act = (id: string, verb: string) => instructor.post(`/homework/${id}/${verb}`);
async function published(more: object = {}) {
  const { body } = await give(more);
  await act(body.id, 'publish');
  const [own] = rowsOf<{ id: string; student: string }>(
    await member.get(`/homework-submission?homework=${body.id}`),
  );
  return { id: body.id as string, own: own?.id ?? '' };
}
async function write(id: string, values: object, caller = member) {
  const { body } = await caller.get(`/homework-submission/${id}`);
  return caller.put(`/homework-submission/${id}`, { ...body, ...values });
}
const say = (id: string, verb: string, body?: object, caller = member) =>
  caller.post(`/homework-submission/${id}/${verb}`, body);

describe('a homework', () => {
  test('is given when it is published: to each of its students, who see it from then on', async () => {
    const { body } = await give();
    expect(body).toMatchObject({
      state: 'draft',
      author: instructor.id,
      submission: 'text',
      assignedCount: 0,
    });
    expect((await member.get(`/homework/${body.id}`)).status).toBe(404);
    expect((await act(body.id, 'publish')).body).toMatchObject({ state: 'published', assignedCount: 2 });
    expect((await member.get(`/homework/${body.id}`)).status).toBe(200);
    const seen = rowsOf(await member.get(`/homework-submission?homework=${body.id}`));
    expect(seen).toMatchObject([{ student: mine, state: 'assigned' }]);
    const moved = await instructor.put(`/homework/${body.id}`, { ...body, version: 2, students: [mine] });
    expect(moved.body.errors).toMatchObject([{ field: 'students', code: 'fixed-field' }]);
  });

  test('is for a section, or for the grades from one to another; who has none stands below the first', async () => {
    const { body: list } = await admin.get('/grade?size=200');
    const grade = (code: string) =>
      list._embedded.results.find((row: { code: string }) => row.code === code).id;
    const youth = await addStudent({ section: 'youth', birthDate: '2008-01-01' });
    await admin.post('/student-grade', { student: youth, grade: grade('5kyu'), awardedOn: '2026-01-10' });
    const assigned = async (more: object) => {
      const { id } = await published({ students: [], ...more });
      return rowsOf(await admin.get(`/homework-submission?homework=${id}`)).map(({ student }) => student);
    };
    expect(await assigned({ assignees: 'section', section: 'youth' })).toEqual([youth]);
    expect(await assigned({ assignees: 'gradeRange', minGrade: grade('6kyu') })).toEqual([youth]);
    const beginners = await assigned({ assignees: 'gradeRange', maxGrade: grade('6kyu') });
    expect(beginners.toSorted()).toEqual([mine, theirs].toSorted());
    const { body: nobody } = await give({ assignees: 'gradeRange', minGrade: grade('4dan') });
    expect((await act(nobody.id, 'publish')).status).toBe(409);
    expect((await admin.get(`/homework/${nobody.id}`)).body.state).toBe('draft');
    const backwards = { assignees: 'gradeRange', minGrade: grade('5kyu'), maxGrade: grade('6kyu') };
    expect((await give(backwards)).body.errors).toMatchObject([{ field: 'maxGrade', code: 'grade-order' }]);
    for (const more of [{ assignees: 'section' }, { assignees: 'gradeRange' }, { students: [] }])
      expect((await give(more)).status).toBe(400);
  });

  test('goes from draft over published and closed to archived, in this order', async () => {
    const { body } = await give();
    const answers = [];
    for (const verb of ['close', 'archive', 'publish', 'archive', 'close', 'publish', 'archive'])
      answers.push((await act(body.id, verb)).status);
    expect(answers).toEqual([409, 409, 200, 409, 200, 409, 200]);
    const { body: archived } = await instructor.get(`/homework/${body.id}`);
    const late = await instructor.put(`/homework/${body.id}`, { ...archived, title: 'Inaczej' });
    expect([late.status, late.headers['problem-code']]).toEqual([409, 'homework-over']);
  });

  test('is due after it can be begun', async () => {
    const dueAt = '2026-12-01T18:00:00Z';
    const early = await give({ availableFrom: dueAt, dueAt });
    expect([early.status, early.body.errors]).toMatchObject([400, [{ field: 'dueAt', code: 'wrong-order' }]]);
    expect((await give({ availableFrom: '2026-12-01T17:59:00Z', dueAt })).status).toBe(201);
  });

  test('has a title of up to 150 and a description of up to 10 000 characters', async () => {
    expect((await give({ title: 'ą'.repeat(151) })).status).toBe(400);
    expect((await give({ description: 'a'.repeat(10_001) })).status).toBe(400);
    expect((await give({ title: 'ą'.repeat(150), description: 'a'.repeat(10_000) })).status).toBe(201);
  });
});

describe('the menu counts', () => {
  const counts = async (who: Caller) => (await who.get('/homework-submission/counts')).body;

  test('what a member has to do, until it is handed in or closed, and not before it can be begun', async () => {
    const other = await club.join('zosia', 'Members');
    const student = await addStudent({ user: other.id });
    expect(await counts(other)).toEqual({ due: 0, toReview: null });
    const begin = async (more: object = {}) => {
      const { body } = await give({ students: [student], ...more });
      await act(body.id, 'publish');
      return body.id as string;
    };
    const first = await begin();
    const second = await begin();
    await begin({ availableFrom: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await counts(other)).toEqual({ due: 2, toReview: null });
    const before = (await counts(instructor)).toReview;
    const [own] = rowsOf<{ id: string }>(await other.get(`/homework-submission?homework=${first}`));
    await write(own?.id ?? '', { text: 'Zrobione.' }, other);
    expect(await counts(other)).toMatchObject({ due: 2 });
    await say(own?.id ?? '', 'submit', undefined, other);
    expect(await counts(other)).toMatchObject({ due: 1 });
    expect(await counts(instructor)).toEqual({ due: 0, toReview: before + 1 });
    await say(own?.id ?? '', 'return', { feedback: 'Jeszcze raz.' }, instructor);
    expect(await counts(other)).toMatchObject({ due: 2 });
    expect(await counts(instructor)).toEqual({ due: 0, toReview: before });
    await act(second, 'close');
    expect(await counts(other)).toMatchObject({ due: 1 });
  });

  test('what a child has to do, for their guardian', async () => {
    const parent = await club.join('matka', 'Members');
    const child = await addStudent({
      section: 'kids',
      birthDate: '2018-05-01',
      guardians: [{ name: 'Anna Żuk', relation: 'matka', user: parent.id }],
    });
    const { body } = await give({ students: [child] });
    await act(body.id, 'publish');
    expect(await counts(parent)).toEqual({ due: 1, toReview: null });
  });
});

describe('a submission', () => {
  test('assigned, draft, submitted, returned, submitted, reviewed', async () => {
    const { own } = await published();
    expect((await say(own, 'submit')).status).toBe(400);
    expect((await write(own, { text: 'Zrobione', minutesPractised: 600 })).body.state).toBe('draft');
    expect((await write(own, { minutesPractised: 601 })).status).toBe(400);
    expect((await say(own, 'review', { rating: 5 }, instructor)).status).toBe(409);
    expect((await say(own, 'submit')).body.state).toBe('submitted');
    expect((await write(own, { text: 'Inaczej' })).status).toBe(409);
    const returned = await say(own, 'return', { feedback: 'Głowa do środka' }, instructor);
    expect(returned.body).toMatchObject({ state: 'returned', feedback: 'Głowa do środka' });
    expect((await write(own, { text: 'Poprawione' })).body.state).toBe('returned');
    expect((await say(own, 'submit')).body.state).toBe('submitted');
    for (const rating of [0, 6]) expect((await say(own, 'review', { rating }, instructor)).status).toBe(400);
    expect((await say(own, 'review', { rating: 1 }, instructor)).body.rating).toBe(1);
    expect((await say(own, 'review', { rating: 5 }, instructor)).body).toMatchObject({
      state: 'reviewed',
      rating: 5,
      reviewedBy: instructor.id,
      text: 'Poprawione',
    });
  });

  test('is taken back by the student until it is reviewed, and while the homework is open', async () => {
    const { id, own } = await published();
    await write(own, { text: 'Zrobione' });
    await say(own, 'submit');
    expect((await say(own, 'withdraw')).body).toMatchObject({ state: 'draft', submittedAt: null });
    expect((await write(own, { text: 'Zrobione, dwa razy' })).body.state).toBe('draft');
    expect((await say(own, 'withdraw')).body).toMatchObject({ state: 'draft', text: 'Zrobione, dwa razy' });
    await say(own, 'submit');
    await say(own, 'review', { rating: 4 }, instructor);
    const late = await say(own, 'withdraw');
    expect([late.status, late.headers['problem-code']]).toEqual([409, 'submission-reviewed']);
    await say(own, 'reopen', undefined, instructor);
    await act(id, 'close');
    expect((await say(own, 'withdraw')).status).toBe(409);
  });

  test('that was reviewed or given back by mistake waits again, without a word of it', async () => {
    const { own } = await published();
    expect((await say(own, 'reopen', undefined, instructor)).status).toBe(409);
    await write(own, { text: 'Zrobione' });
    expect((await say(own, 'reopen', undefined, instructor)).status).toBe(409);
    await say(own, 'submit');
    const waiting = {
      state: 'submitted',
      feedback: null,
      rating: null,
      reviewedBy: null,
      reviewerName: null,
    };
    const reviewed = await say(own, 'review', { rating: 2, feedback: 'Nie to' }, instructor);
    expect(reviewed.body).toMatchObject({ reviewedBy: instructor.id, reviewerName: expect.any(String) });
    expect((await say(own, 'reopen', undefined, instructor)).body).toMatchObject(waiting);
    await say(own, 'return', { feedback: 'Napisz więcej' }, instructor);
    expect((await say(own, 'reopen')).status).toBe(403);
    expect((await say(own, 'reopen', undefined, instructor)).body).toMatchObject(waiting);
  });

  test('that comes again is reviewed without the words by which it was given back', async () => {
    const { own } = await published();
    await write(own, { text: 'Zrobione' });
    await say(own, 'submit');
    await say(own, 'return', { feedback: 'Napisz więcej' }, instructor);
    expect((await say(own, 'submit')).body.feedback).toBe('Napisz więcej');
    expect((await say(own, 'review', { rating: 5 }, instructor)).body.feedback).toBe(null);
    await say(own, 'review', { feedback: 'Teraz dobrze' }, instructor);
    expect((await say(own, 'review', { rating: 4 }, instructor)).body).toMatchObject({
      feedback: 'Teraz dobrze',
      rating: 4,
    });
  });

  test('is reviewed once: of two instructors the second hears that it is another by now', async () => {
    const { own } = await published();
    const other = await club.join(`sensei${own.slice(-6)}`, 'Instructors');
    await write(own, { text: 'Zrobione' });
    const { version } = (await say(own, 'submit')).body;
    const by = (caller: Caller, rating: number) =>
      caller.post(`/homework-submission/${own}/review`, { rating }, { 'if-match': `"${version}"` });
    expect((await by(instructor, 5)).status).toBe(200);
    expect((await by(other, 1)).status).toBe(412);
    expect((await member.get(`/homework-submission/${own}`)).body).toMatchObject({ rating: 5 });
  });

  test('is written and handed in for a child by their guardian, and for nobody else’s child', async () => {
    const parent = await club.join('rodzic', 'Members');
    const child = await addStudent({
      section: 'kids',
      birthDate: '2018-05-01',
      guardians: [{ name: 'Anna Żuk', relation: 'matka', user: parent.id }],
    });
    const { id } = await published({ students: [child, theirs] });
    const seen = rowsOf<{ id: string; student: string }>(
      await parent.get(`/homework-submission?homework=${id}`),
    );
    expect(seen).toMatchObject([{ student: child, state: 'assigned' }]);
    const own = seen[0]?.id ?? '';
    expect((await parent.get(`/homework/${id}`)).status).toBe(200);
    const text = 'Kołyska, dziesięć razy';
    expect((await write(own, { text, minutesPractised: 15 }, parent)).body).toMatchObject({
      ...{ state: 'draft', text, minutesPractised: 15 },
    });
    expect((await say(own, 'submit', undefined, parent)).body.state).toBe('submitted');
    expect((await say(own, 'withdraw', undefined, parent)).body.state).toBe('draft');
    for (const verb of ['submit', 'withdraw'])
      expect((await say(own, verb, undefined, member)).status).toBe(404);
    expect((await say(own, 'review', { rating: 5 }, parent)).status).toBe(403);
  });

  test('is reviewed by the staff, and written by nobody else’s hand', async () => {
    const { id, own } = await published();
    expect((await say(own, 'review', { rating: 5 })).status).toBe(403);
    const all = rowsOf<{ id: string; student: string }>(
      await admin.get(`/homework-submission?homework=${id}`),
    );
    const other = all.find(({ student }) => student === theirs)?.id ?? '';
    const body = { homework: id, student: theirs, text: 'Nie moje' };
    expect((await member.put(`/homework-submission/${other}`, body)).status).toBe(404);
    expect((await say(other, 'submit')).status).toBe(404);
  });

  test('that is a link has one; where nothing is asked for, nothing is needed', async () => {
    const link = await published({ submission: 'link' });
    await write(link.own, { text: 'zobaczcie sami' });
    expect((await say(link.own, 'submit')).body.errors).toMatchObject([
      { field: 'text', code: 'wrong-format' },
    ]);
    await write(link.own, { text: 'https://example.org/film' });
    expect((await say(link.own, 'submit')).status).toBe(200);
    const nothing = await published({ submission: 'none' });
    expect((await say(nothing.own, 'submit')).body.state).toBe('submitted');
  });

  test('is written while the homework is open, also when it is overdue', async () => {
    const late = await published({ availableFrom: '2020-01-01T00:00:00Z', dueAt: '2020-02-01T00:00:00Z' });
    expect((await member.get(`/homework-submission/${late.own}`)).body.isOverdue).toBe(true);
    await write(late.own, { text: 'Lepiej późno' });
    expect((await say(late.own, 'submit')).body.isOverdue).toBe(false);
    const early = await published({ availableFrom: '2035-01-01T00:00:00Z' });
    expect((await write(early.own, { text: 'Za wcześnie' })).status).toBe(409);
    const closed = await published();
    await act(closed.id, 'close');
    expect((await write(closed.own, { text: 'Za późno' })).status).toBe(409);
    expect((await say(closed.own, 'submit')).status).toBe(409);
  });

  test('is added for a student who came later, while the homework is open', async () => {
    const later = { student: await addStudent({}) };
    const add = (homework: string) => instructor.post('/homework-submission', { homework, ...later });
    const { body: draft } = await give();
    const refused = await add(draft.id);
    expect([refused.status, refused.headers['problem-code']]).toEqual([409, 'homework-not-open']);
    await act(draft.id, 'publish');
    expect((await add(draft.id)).body).toMatchObject({ ...later, state: 'assigned' });
  });

  test('stands once for a student, and stays theirs once somebody worked on it', async () => {
    const { id, own } = await published();
    const again = { homework: id, student: mine };
    expect((await instructor.post('/homework-submission', again)).status).toBe(409);
    await write(own, { text: 'Zaczęte' });
    expect((await instructor.remove(`/homework-submission/${own}`)).status).toBe(409);
    expect((await instructor.remove(`/homework/${id}`)).status).toBe(409);
    const another = { homework: (await published()).id, student: await addStudent({}) };
    expect((await write(own, another, instructor)).body.errors).toMatchObject([
      { field: 'homework', code: 'fixed-field' },
      { field: 'student', code: 'fixed-field' },
    ]);
    const untouched = await published();
    expect((await instructor.remove(`/homework/${untouched.id}`)).status).toBe(204);
    expect((await member.get(`/homework-submission/${untouched.own}`)).status).toBe(404);
  });
});
