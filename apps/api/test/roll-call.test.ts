import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let instructor: Caller;
let dojo: Dojo;
let grades: Map<string, string>;
let training: string;
/** Twenty adults, in the order of a Polish dictionary. */
let students: string[];

const lastNames =
  'Adamska Ąbracki Bąk Ćwik Dąb Ełk Filip Gaj Hula Iwan Jóźwiak Kos Lis Łoś Mak Nowak Ós Pas Rak Żak';

interface Marked {
  id: string;
  student: string;
  status: string;
  version: number;
}

async function plan(more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await admin.post('/training', trainingOn(dojo, '2026-11-24', '18:00', more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const call = (marks: unknown, caller = instructor) => caller.put(`/training/${training}/presences`, marks);
const everybody = (status: string | null) => students.map((student) => ({ student, status }));
const marks = async () => rowsOf<Marked>(await admin.get(`/presence?training=${training}&size=200`));

beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  instructor = await club.join('sensei', 'Instructors');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
  grades = new Map(
    rowsOf<{ code: string; id: string }>(await admin.get('/grade?size=200')).map(({ code, id }) => [
      code,
      id,
    ]),
  );
  students = [];
  for (const lastName of lastNames.split(' ')) {
    const { body } = await admin.post('/student', { firstName: 'Jan', lastName, joinedOn: '2020-01-15' });
    students.push(body.id);
  }
});
beforeEach(async () => {
  await club.travelTo('2026-11-24T18:10:00+01:00');
  training = await plan();
});
afterAll(() => club.close());

describe('a roll call at once', () => {
  test('marks twenty people and answers them by name', async () => {
    const { status, body } = await call(everybody('present'));
    expect(status).toBe(200);
    expect(body.map(({ student }: Marked) => student)).toEqual(students);
    expect(body[0]).toMatchObject({
      status: 'present',
      source: 'instructor',
      confirmedBy: instructor.id,
      checkedInAt: '2026-11-24T17:10:00.000Z',
      studentLastName: 'Adamska',
      version: 1,
    });
    expect((await admin.get(`/training/${training}`)).body).toMatchObject({
      state: 'planned',
      presentCount: 20,
    });
  });

  test('again changes nothing; a correction changes one, a null takes one away', async () => {
    const { body: first } = await call(everybody('present'));
    expect((await call(everybody('present'))).body).toEqual(first);
    const { body } = await call([
      { student: students[3], status: 'late', note: 'Korek' },
      { student: students[4], status: null },
      { student: students[5], status: 'present' },
    ]);
    expect(body).toMatchObject([
      { student: students[3], status: 'late', note: 'Korek', version: 2 },
      { student: students[5], status: 'present', version: 1 },
    ]);
    expect(await marks()).toHaveLength(19);
    expect((await call([{ student: students[4], status: null }])).body).toEqual([]);
  });

  test('is stored whole, or not at all', async () => {
    const { body: gone } = await admin.post('/student', {
      firstName: 'Dawny',
      lastName: 'Uczeń',
      joinedOn: '2015-01-01',
      status: 'left',
      leftOn: '2019-06-30',
    });
    const refused = await call([...everybody('present'), { student: gone.id, status: 'present' }]);
    expect([refused.status, refused.body]).toEqual([
      409,
      'Dawny Uczeń: w dniu tego treningu już poza klubem.',
    ]);
    expect(await marks()).toHaveLength(0);
    expect((await admin.get(`/training/${training}`)).body.state).toBe('planned');
  });

  test('names each bad line', async () => {
    const { status, body } = await call([
      { student: students[0], status: 'present' },
      { student: students[0], status: 'late' },
      { student: '00000000-0000-7000-8000-000000000000', status: 'present' },
    ]);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { field: '1.student', code: 'not-unique' },
      { field: '2.student', code: 'no-such-reference' },
    ]);
    const shapes = await call([{ student: students[0], status: 'asleep' }, { status: 'present' }]);
    expect(shapes.body.errors).toMatchObject([
      { field: '0.status', code: 'not-allowed' },
      { field: '1.student', code: 'required' },
    ]);
    expect(await marks()).toHaveLength(0);
  });

  test('two at once, in opposite order and beside single marks, all arrive', async () => {
    const second = await club.join('druga', 'Instructors');
    for (let round = 0; round < 5; round += 1) {
      training = await plan();
      const answers = await Promise.all([
        call(everybody('present')),
        call(everybody('late').reverse(), second),
        ...students
          .slice(0, 8)
          .map((student) => second.post('/presence', { student, training, status: 'absent' })),
      ]);
      expect(answers.filter(({ status }) => status > 201)).toEqual([]);
      expect(await marks()).toHaveLength(20);
    }
  });

  test('of marks that waited for the network the later one stands, whichever arrives first', async () => {
    const second = await club.join('trzecia', 'Instructors');
    const [ania, bartek] = students as [string, string];
    const minutes = (count: number) => count * 60_000;
    // Said at 18:02 in the cellar; upstairs somebody marks one of them at 18:05; sent at 18:10.
    await club.travelTo('2026-11-24T18:05:00+01:00');
    await call([{ student: ania, status: 'late' }], second);
    await club.travelTo('2026-11-24T18:10:00+01:00');
    const waited = [ania, bartek].map((student) => ({ student, status: 'absent', waited: minutes(8) }));
    const refused = await call(waited);
    expect([refused.status, refused.headers['problem-code']]).toEqual([409, 'presence-overtaken']);
    expect(refused.body).toContain('Adamska');
    expect((await call(waited.slice(1))).status).toBe(200);
    expect((await marks()).map(({ student, status }) => [student, status])).toEqual(
      expect.arrayContaining([
        [ania, 'late'],
        [bartek, 'absent'],
      ]),
    );
    // Said at 18:06, after that: it stands. So does what the same person said before, sent again.
    expect((await call([{ student: ania, status: 'present', waited: minutes(4) }])).status).toBe(200);
    expect((await call([{ student: ania, status: 'absent', waited: minutes(9) }])).status).toBe(200);
    // The same that stands already is no quarrel.
    expect((await call([{ student: ania, status: 'absent', waited: minutes(9) }], second)).status).toBe(200);
  });

  test('keeps to the places, the times and the rights', async () => {
    training = await plan({ capacity: 5 });
    await club.travelTo('2026-11-24T12:00:00+01:00');
    expect((await call(everybody('declared'))).status).toBe(409);
    expect((await call(everybody('declared').slice(0, 5))).status).toBe(200);
    expect((await call(everybody('present'))).status, 'too early').toBe(409);
    await club.travelTo('2026-12-02T12:00:00+01:00');
    expect((await call(everybody('present'))).status, 'too late').toBe(409);
    expect((await call([{ student: students[0], status: null }])).status, 'too late').toBe(409);
    expect((await call(everybody('present'), admin)).status).toBe(200);
    const missing = '00000000-0000-7000-8000-000000000000';
    expect((await admin.put(`/training/${missing}/presences`, [])).status).toBe(404);
  });
});

describe('the roster', () => {
  interface Expected {
    student: string;
    lastName: string;
    presence: Marked | null;
  }
  const roster = async (caller = instructor): Promise<Expected[]> =>
    (await caller.get(`/training/${training}/roster`)).body.students;

  test('has the active students by name, with their grades and marks', async () => {
    await admin.post('/student-grade', {
      student: students[19],
      grade: grades.get('3kyu'),
      awardedOn: '2024-06-10',
    });
    await call([{ student: students[19], status: 'late' }]);
    const listed = await roster();
    expect(listed.map(({ lastName }) => lastName)).toEqual(lastNames.split(' '));
    expect(listed[0]).toMatchObject({ grade: null, presence: null });
    expect(listed[19]).toMatchObject({
      firstName: 'Jan',
      status: 'active',
      grade: grades.get('3kyu'),
      presence: { status: 'late', training, studentLastName: 'Żak' },
    });
  });

  test('keeps to the section and the grades, and adds whoever is marked', async () => {
    training = await plan({ section: 'kids' });
    expect(await roster()).toEqual([]);
    await call([{ student: students[2], status: 'present' }]);
    expect((await roster()).map(({ student }) => student)).toEqual([students[2]]);

    training = await plan({ minGrade: grades.get('5kyu'), maxGrade: grades.get('3kyu') });
    expect((await roster()).map(({ student }) => student)).toEqual([students[19]]);
    training = await plan({ minGrade: grades.get('2kyu') });
    expect(await roster()).toEqual([]);
    training = await plan({ maxGrade: grades.get('4kyu') });
    expect((await roster()).map(({ student }) => student)).toEqual(students.slice(0, 19));
  });

  test('is not for members, and needs a training', async () => {
    const member = await club.join('ula', 'Members');
    await club.travelTo('2026-11-24T18:10:00+01:00');
    expect((await member.get(`/training/${training}/roster`)).status).toBe(403);
    expect((await admin.get('/training/00000000-0000-7000-8000-000000000000/roster')).status).toBe(404);
  });
});

describe('a member', () => {
  let member: Caller;
  let own: string;
  const say = (status: string | null, more: object = {}) => call([{ student: own, status, ...more }], member);
  const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['problem-code'];

  beforeAll(async () => {
    await club.travelTo('2026-11-24T12:00:00+01:00');
    member = await club.join('ola', 'Members');
    const ola = { firstName: 'Ola', lastName: 'Zając', joinedOn: '2020-01-15', user: member.id };
    own = (await admin.post('/student', ola)).body.id;
  });
  beforeEach(() => club.travelTo('2026-11-24T12:00:00+01:00'));

  test('says of themselves that they come or not, and why, and takes it back', async () => {
    const { status, body } = await say('excused', { note: 'Wyjazd' });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ student: own, status: 'excused', note: 'Wyjazd', source: 'self' }]);
    expect((await say('declared', { note: null })).body).toMatchObject([{ status: 'declared', note: null }]);
    expect((await say(null)).body).toEqual([]);
    expect((await say(null)).status, 'what is taken back already').toBe(200);
    expect(await marks()).toEqual([]);
  });

  test('marks nobody else, and nothing of their own beside them', async () => {
    const both = [own, students[0]].map((student) => ({ student, status: 'declared' }));
    expect((await call(both, member)).status).toBe(403);
    expect(await marks()).toEqual([]);
  });

  test('keeps to what they may say, when, and of which training', async () => {
    expect((await say('absent')).status).toBe(403);
    expect(codeOf(await say('present'))).toBe('presence-window');
    training = await plan({ section: 'kids' });
    expect(codeOf(await say('declared'))).toBe('training-other-section');
    training = await plan();
    await say('declared');
    const elsewhere = await plan({
      startsAt: '2026-11-24T18:30:00+01:00',
      endsAt: '2026-11-24T20:00:00+01:00',
    });
    training = elsewhere;
    expect(codeOf(await say('declared'))).toBe('presence-elsewhere');
  });

  test('changes nothing that an instructor has said', async () => {
    await club.travelTo('2026-11-24T18:10:00+01:00');
    await call([{ student: own, status: 'late' }]);
    expect(codeOf(await say('present'))).toBe('presence-confirmed');
    expect(codeOf(await say(null))).toBe('presence-confirmed');
  });
});
