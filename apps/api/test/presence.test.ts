import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdTrainings } from '../src/maintenance.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, dayOffOn, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

/** Trainings are on Tuesday from 18:00 to 19:30, in winter an hour ahead of UTC. */
const DAY = '2026-11-24';
const at = (time: string, day = DAY) => club.travelTo(`${day}T${time}+01:00`);

let club: TestClub;
let admin: Caller;
let instructor: Caller;
let member: Caller;
let parent: Caller;
let dojo: Dojo;
let training: string;
/** The students: the member, the parent's child, and one without anybody. */
let ola: string;
let child: string;
let jan: string;

async function addStudent(more: object = {}): Promise<string> {
  const { status, body } = await admin.post('/student', {
    firstName: 'Jan',
    lastName: 'Ćwik',
    joinedOn: '2020-01-15',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function plan(more: Record<string, unknown> = {}, day = DAY): Promise<string> {
  const { status, body } = await admin.post('/training', trainingOn(dojo, day, '18:00', more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** Nobody is anywhere: of the tests before, nobody is at another training at the same time. */
const clearMarks = () => club.database.pool.query('delete from presence');

const codeOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) =>
  status === 409 ? headers['problem-code'] : status;

const mark = (caller: Caller, student: string, status: string, more: object = {}) =>
  caller.post('/presence', { student, training, status, ...more });

beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('ola', 'Members');
  parent = await club.join('mama', 'Members');
  await at('12:00:00');
  dojo = await openDojo(admin, 'Dojo Wrzeszcz');
  ola = await addStudent({ firstName: 'Ola', lastName: 'Zając', user: member.id });
  child = await addStudent({
    firstName: 'Staś',
    lastName: 'Mały',
    section: 'kids',
    birthDate: '2016-04-12',
    guardians: [{ name: 'Mama Stasia', user: parent.id }],
  });
  jan = await addStudent();
});
beforeEach(async () => {
  await at('12:00:00');
  await clearMarks();
  training = await plan();
});
afterAll(() => club.close());

describe('a member at the door', () => {
  test('marks themselves from 30 minutes before the start to 10 minutes after the end', async () => {
    await at('17:29:59');
    expect(await mark(member, ola, 'present')).toMatchObject({
      status: 409,
      body: 'Obecność można zaznaczyć i cofnąć od 30 minut przed początkiem do 10 minut po końcu treningu.',
    });
    await at('17:30:00');
    const first = await mark(member, ola, 'present');
    expect(first).toMatchObject({
      status: 201,
      body: {
        status: 'present',
        source: 'self',
        checkedInAt: '2026-11-24T16:30:00.000Z',
        confirmedBy: null,
        studentFirstName: 'Ola',
        studentLastName: 'Zając',
        studentGrade: null,
        trainingTitle: 'Aikido',
        trainingStartsAt: '2026-11-24T17:00:00.000Z',
      },
    });
    expect(first.headers.location).toBe(`/api/presence/${first.body.id}`);
    await clearMarks();
    await at('19:40:00');
    expect((await mark(member, ola, 'late')).status).toBe(201);
    await clearMarks();
    await at('19:40:01');
    expect((await mark(member, ola, 'late')).status).toBe(409);
  });

  test('marks their child, and nobody else', async () => {
    await at('18:00:00');
    expect((await mark(parent, child, 'present')).status).toBe(201);
    expect((await mark(parent, ola, 'present')).status).toBe(403);
    expect((await mark(member, jan, 'present')).status).toBe(403);
    expect((await mark(club.nobody, ola, 'present')).status).toBe(401);
    expect(rowsOf(await parent.get('/presence')).map(({ student }) => student)).toEqual([child]);
  });

  test('says the same twice, and nothing changes', async () => {
    await at('18:00:00');
    const first = await mark(member, ola, 'present');
    await at('21:00:00');
    const again = await mark(member, ola, 'present');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  test('signs up or excuses themselves until the start, and may think better of it', async () => {
    await at('12:00:00', '2026-11-21');
    const declared = await mark(member, ola, 'declared');
    expect(declared).toMatchObject({ status: 201, body: { source: 'self', checkedInAt: null } });
    const excused = await mark(member, ola, 'excused', { note: 'Grypa' });
    expect(excused).toMatchObject({ status: 200, body: { status: 'excused', note: 'Grypa', version: 2 } });
    expect((await member.remove(`/presence/${excused.body.id}`)).status).toBe(204);
    const { body: late } = await mark(member, ola, 'declared');
    await at('18:00:00');
    expect((await mark(member, ola, 'excused')).status).toBe(409);
    expect((await member.remove(`/presence/${late.id}`)).status).toBe(409);
    expect((await mark(member, ola, 'present')).body.checkedInAt).toBe('2026-11-24T17:00:00.000Z');
  });

  test('takes “I’m here” back as long as they could say it, and not once the staff has spoken', async () => {
    const takenBack = async (time: string) => {
      await clearMarks();
      await at('17:45:00');
      const { body } = await mark(member, ola, 'present');
      await at(time);
      return codeOf(await member.remove(`/presence/${body.id}`));
    };
    expect(await takenBack('17:29:59')).toBe('presence-window');
    expect(await takenBack('17:30:00')).toBe(204);
    expect(await takenBack('19:40:00')).toBe(204);
    expect(await takenBack('19:40:01')).toBe('presence-window');
    await clearMarks();
    await at('18:00:00');
    const { body } = await mark(instructor, ola, 'present');
    expect(codeOf(await member.remove(`/presence/${body.id}`))).toBe('presence-confirmed');
  });

  test('can’t say that they were absent, nor overrule the instructor', async () => {
    await at('18:00:00');
    expect((await mark(member, ola, 'absent')).status).toBe(403);
    await mark(instructor, ola, 'absent');
    expect(await mark(member, ola, 'present')).toMatchObject({
      status: 409,
      body: 'Tę obecność zaznaczył już instruktor. Jeśli się nie zgadza, powiedz mu o tym.',
    });
  });

  test('is turned away while suspended', async () => {
    const { body: student } = await admin.get(`/student/${ola}`);
    await admin.put(`/student/${ola}`, { ...student, status: 'suspended' });
    await at('18:00:00');
    expect((await mark(member, ola, 'present')).status).toBe(409);
    expect((await mark(instructor, ola, 'present')).status).toBe(201);
    await admin.put(`/student/${ola}`, { ...student, version: undefined });
  });

  test('can’t pretend to be confirmed, or to have come earlier', async () => {
    await at('18:00:00');
    const { body } = await mark(member, ola, 'present', {
      source: 'instructor',
      confirmedBy: admin.id,
      checkedInAt: '2026-11-24T16:30:00Z',
      invalidatedAt: '2026-11-24T16:30:00Z',
      invalidatedReason: 'x',
    });
    expect(body).toMatchObject({
      source: 'self',
      confirmedBy: null,
      checkedInAt: '2026-11-24T17:00:00.000Z',
      invalidatedAt: null,
    });
    expect((await mark(member, child, 'present', { source: 'import' })).status).toBe(403);
  });
});

describe('what a member says of themselves', () => {
  const gradeId = async (code: string): Promise<string> =>
    String(rowsOf(await admin.get(`/grade?code=${code}`))[0]?.id);
  const award = async (student: string, code: string) =>
    admin.post('/student-grade', { student, grade: await gradeId(code), awardedOn: '2026-01-10' });

  test('is taken back until the start, and not once the staff has spoken', async () => {
    const { body: own } = await mark(member, ola, 'declared');
    await at('18:00:00');
    expect(codeOf(await member.remove(`/presence/${own.id}`))).toBe('training-started');
    await at('17:59:59');
    expect((await member.remove(`/presence/${own.id}`)).status).toBe(204);
    const { body: theirs } = await mark(instructor, ola, 'declared');
    expect(codeOf(await member.remove(`/presence/${theirs.id}`))).toBe('presence-confirmed');
  });

  test('takes no place that isn’t there; who has one keeps it', async () => {
    training = await plan({ capacity: 1 });
    await mark(member, ola, 'declared');
    await at('18:00:00');
    await mark(instructor, jan, 'present');
    expect((await mark(parent, child, 'present')).headers['problem-code']).toBe('training-full');
    expect(rowsOf(await parent.get('/presence'))).toEqual([]);
    expect((await mark(member, ola, 'present')).status, 'they had signed up').toBe(200);
  });

  test('nor by thinking better of an excuse', async () => {
    training = await plan({ capacity: 1 });
    const { body: excused } = await mark(member, ola, 'excused');
    await mark(instructor, jan, 'declared');
    await at('18:00:00');
    const put = await member.put(`/presence/${excused.id}`, { ...excused, status: 'present' });
    expect([codeOf(put), codeOf(await mark(member, ola, 'present'))]).toEqual([
      'training-full',
      'training-full',
    ]);
  });

  test('is said of several trainings at once, of all of them or of none', async () => {
    const days = ['2026-11-24', '2026-11-26', '2026-11-27'];
    const trainings = await Promise.all(days.map((day) => plan({ section: 'kids' }, day)));
    const excused = (student: string, some = trainings) =>
      some.map((each) => ({ student, training: each, status: 'excused', note: 'Choroba' }));
    const send = (caller: Caller, body: object) => caller.post('/presence/batch', body);
    const marks = async () =>
      rowsOf(await admin.get('/presence')).map(({ student, status, source, note }) => [
        student,
        status,
        source,
        note,
      ]);

    expect((await send(parent, { save: [...excused(child), ...excused(jan)] })).status, 'not of others').toBe(
      400,
    );
    await admin.post(`/training/${trainings[2]}/cancel`, { reason: 'Awaria' });
    const refused = await send(parent, { save: excused(child) });
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'save.2', code: 'training-cancelled' }],
    ]);
    expect(await marks()).toEqual([]);

    const two = trainings.slice(0, 2);
    const { status, body } = await send(parent, { save: excused(child, two) });
    expect(status).toBe(200);
    expect(await marks()).toEqual(two.map(() => [child, 'excused', 'self', 'Choroba']));
    const ids: string[] = body.results.map(({ id }: { id: string }) => id);
    expect((await send(member, { remove: ids })).status, 'not theirs').toBe(400);
    const changed = ids.map((id) => ({ id, student: child, training: two[0], status: 'declared' }));
    expect((await send(member, { save: changed })).status).toBe(400);
    expect(await marks()).toHaveLength(2);
    expect((await send(parent, { remove: ids })).status).toBe(200);
    expect(await marks()).toEqual([]);
  });

  test('is heard where the training is for their section and grade', async () => {
    const student = await addStudent({ user: (await club.join('stopien', 'Members')).id });
    const themselves = await club.signIn('stopien');
    const [fifth, third] = [await gradeId('5kyu'), await gradeId('3kyu')];
    const said = async (limits: object, status = 'present') => {
      await clearMarks();
      training = await plan({ ...limits });
      await at(status === 'present' ? '18:00:00' : '12:00:00');
      return codeOf(await mark(themselves, student, status));
    };
    expect(await said({ section: 'kids' })).toBe('training-other-section');
    expect(await said({ section: 'kids' }, 'declared')).toBe('training-other-section');
    expect(await said({ section: 'kids' }, 'excused')).toBe(201);
    expect(await said({ section: 'adult' })).toBe(201);
    expect(await said({ maxGrade: third }), 'without a grade').toBe(201);
    expect(await said({ minGrade: fifth }), 'without a grade').toBe('training-other-grade');
    await award(student, '4kyu');
    expect(await said({ minGrade: fifth, maxGrade: third })).toBe(201);
    expect(await said({ minGrade: third })).toBe('training-other-grade');
    expect(await said({ maxGrade: fifth })).toBe('training-other-grade');
    expect((await mark(instructor, student, 'present')).status, 'the instructor knows better').toBe(201);
  });

  test('puts them in one place at a time', async () => {
    const overlapping = await plan({ title: 'Broń' });
    const next = (await admin.post('/training', trainingOn(dojo, DAY, '19:30'))).body.id;
    expect((await mark(member, ola, 'declared')).status).toBe(201);
    const twice = await member.post('/presence', { student: ola, training: overlapping, status: 'declared' });
    expect([codeOf(twice), twice.body]).toEqual([
      'presence-elsewhere',
      'Ola Zając: w tym samym czasie jest już na treningu „Aikido”. Najpierw to zmień.',
    ]);
    await at('18:00:00');
    const here = { student: ola, training: overlapping, status: 'present' };
    expect((await member.post('/presence', here)).status, 'signed up there, came here').toBe(201);
    expect(codeOf(await mark(member, ola, 'present'))).toBe('presence-elsewhere');
    await at('19:30:00');
    expect((await member.post('/presence', { ...here, training: next })).status, 'one after another').toBe(
      201,
    );
  });

  test('also when two taps come at once', async () => {
    const trainings = [training, await plan(), await plan(), await plan()];
    await at('18:00:00');
    const answers = await Promise.all(
      trainings.map((each) => member.post('/presence', { student: ola, training: each, status: 'present' })),
    );
    expect(answers.map(codeOf).sort()).toEqual([
      201,
      'presence-elsewhere',
      'presence-elsewhere',
      'presence-elsewhere',
    ]);
  });

  test('isn’t heard at a training that did not take place, until the staff saw somebody there', async () => {
    const state = async () => (await admin.get(`/training/${training}`)).body.state;
    await at('18:05:00');
    await instructor.post(`/training/${training}/not-held`);
    expect(codeOf(await mark(member, ola, 'present'))).toBe('training-not-held');
    await mark(instructor, jan, 'late');
    expect(await state()).toBe('planned');
    expect((await mark(member, ola, 'present')).status).toBe(201);
  });
});

describe('a training with few places', () => {
  test('takes no more declarations than there are places, even at once', async () => {
    training = await plan({ capacity: 2 });
    const students = await Promise.all([1, 2, 3, 4].map(() => addStudent()));
    const answers = await Promise.all(students.map((student) => mark(instructor, student, 'declared')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toBe(
      'Na ten trening nie ma już miejsc (limit: 2).',
    );
    expect((await mark(member, ola, 'declared')).status).toBe(409);
    const [first] = rowsOf(await instructor.get(`/presence?training=${training}`));
    await instructor.remove(`/presence/${first?.id}`);
    expect((await mark(member, ola, 'declared')).status).toBe(201);
    await at('18:00:00');
    const turned = answers.findIndex(({ status }) => status === 409);
    expect((await mark(instructor, students[turned] ?? '', 'present')).status, 'let in at the door').toBe(
      201,
    );
  });
});

describe('an instructor marks', () => {
  test('from 30 minutes before the start to 7 days after the end; an administrator any time', async () => {
    await at('17:29:00');
    expect((await mark(instructor, jan, 'present')).status).toBe(409);
    expect((await mark(instructor, jan, 'excused')).status, 'a phone call').toBe(201);
    await at('17:30:00');
    expect((await mark(instructor, jan, 'present')).status).toBe(200);
    await at('19:30:00', '2026-12-01');
    expect((await mark(instructor, child, 'present')).status).toBe(201);
    await at('19:30:01', '2026-12-01');
    const late = await mark(instructor, ola, 'present');
    expect([late.status, late.body]).toEqual([
      409,
      'Obecność można uzupełniać do 7 dni po treningu. Później zrobi to administrator.',
    ]);
    expect((await mark(admin, ola, 'present')).status).toBe(201);
    await at('12:00:00', '2026-11-01');
    training = await plan();
    expect((await mark(admin, ola, 'present')).status).toBe(201);
  });

  test('and changes a mark; who stands for it and when they came is kept', async () => {
    await at('18:00:00');
    await mark(member, ola, 'present');
    await at('18:20:00');
    expect(await mark(instructor, ola, 'late')).toMatchObject({
      status: 200,
      body: {
        status: 'late',
        source: 'instructor',
        confirmedBy: instructor.id,
        checkedInAt: '2026-11-24T17:00:00.000Z',
        version: 2,
      },
    });
    expect((await mark(instructor, ola, 'absent')).body).toMatchObject({ checkedInAt: null });
  });

  test('two instructors mark the same student at once: one row, no error', async () => {
    const second = await club.join(`druga${Date.now()}`, 'Instructors');
    await at('18:05:00');
    for (const statuses of [
      ['present', 'present'],
      ['late', 'absent'],
    ] as const) {
      training = await plan();
      const answers = await Promise.all([mark(instructor, jan, statuses[0]), mark(second, jan, statuses[1])]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(rowsOf(await admin.get(`/presence?training=${training}`))).toHaveLength(1);
    }
  });

  test('and the training was held once it has ended, not at the first mark', async () => {
    const state = async () => (await admin.get(`/training/${training}`)).body.state;
    await at('18:00:00');
    await mark(instructor, jan, 'present');
    await mark(instructor, child, 'absent');
    await at('19:29:59');
    await holdTrainings(club.services);
    expect(await state()).toBe('planned');
    const { body: empty } = await admin.post('/training', trainingOn(dojo, DAY, '18:00'));
    await at('19:30:00');
    await holdTrainings(club.services);
    expect(await state()).toBe('held');
    expect((await admin.get(`/training/${empty.id}`)).body.state, 'nobody came').toBe('planned');
    const log = rowsOf(await admin.get(`/audit-log?row=${training}`));
    expect(log.filter(({ verb }) => verb === 'hold')).toMatchObject([
      { user: null, changes: { state: ['planned', 'held'] } },
    ]);
  });

  test('and a mark that comes after the end says at once that it was held', async () => {
    const state = async () => (await admin.get(`/training/${training}`)).body.state;
    await at('21:00:00');
    await mark(instructor, child, 'absent');
    expect(await state()).toBe('planned');
    await mark(instructor, jan, 'present');
    expect(await state()).toBe('held');
  });

  test('and while somebody is on the mat it is neither cancelled nor taken by a day off', async () => {
    const state = async () => (await admin.get(`/training/${training}`)).body.state;
    await at('18:10:00');
    await mark(instructor, jan, 'present');
    const cancelled = await instructor.post(`/training/${training}/cancel`, { reason: 'Awaria' });
    expect([cancelled.status, cancelled.headers['problem-code']]).toEqual([409, 'training-has-presences']);
    const { body: off } = await admin.post('/day-off', dayOffOn(DAY));
    expect(await state()).toBe('planned');
    await admin.remove(`/day-off/${off.id}`);
  });

  test('nobody at a cancelled training', async () => {
    const { body } = await admin.post(`/training/${training}/cancel`, { reason: 'Awaria ogrzewania' });
    expect(body.state).toBe('cancelled');
    await at('18:00:00');
    for (const caller of [instructor, admin]) {
      expect(await mark(caller, ola, 'present')).toMatchObject({
        status: 409,
        body: 'Ten trening jest odwołany. Najpierw go przywróć.',
      });
    }
    expect((await mark(member, ola, 'present')).status).toBe(409);
  });

  test('nobody who had left by then, but those who left afterwards', async () => {
    const left = await addStudent({ status: 'left', leftOn: '2026-11-23' });
    const stillThere = await addStudent({ status: 'left', leftOn: DAY });
    await at('18:00:00', '2026-11-26');
    const refused = await mark(instructor, left, 'present');
    expect([refused.status, refused.body]).toEqual([409, 'Jan Ćwik: w dniu tego treningu już poza klubem.']);
    expect((await mark(instructor, stillThere, 'present')).status).toBe(201);
  });

  test('and takes a slip of the finger back, for 7 days', async () => {
    await at('18:00:00');
    const { body: slip } = await mark(instructor, jan, 'present');
    expect((await instructor.remove(`/presence/${slip.id}`)).status).toBe(204);
    const { body: kept } = await mark(instructor, jan, 'present');
    await at('19:31:00', '2026-12-01');
    expect((await instructor.remove(`/presence/${kept.id}`)).status).toBe(409);
    expect((await admin.remove(`/presence/${kept.id}`)).status).toBe(204);
  });

  test('a mark stays with its student and training', async () => {
    await at('18:00:00');
    const { body } = await mark(instructor, jan, 'present');
    const moved = await instructor.put(`/presence/${body.id}`, { ...body, student: ola });
    expect(moved.body.errors).toMatchObject([{ field: 'student', code: 'fixed-field' }]);
    const noted = await instructor.put(`/presence/${body.id}`, { ...body, note: 'Bez broni' });
    expect(noted.body).toMatchObject({ note: 'Bez broni', status: 'present', version: 2 });
    expect((await instructor.put(`/presence/${body.id}`, noted.body)).body).toEqual(noted.body);
  });

  test('an id in capitals is the same id', async () => {
    await at('18:00:00');
    const { body: first } = await mark(instructor, jan.toUpperCase(), 'present');
    expect(first.student).toBe(jan);
    const again = await instructor.post('/presence', {
      student: jan.toUpperCase(),
      training: training.toUpperCase(),
      status: 'present',
    });
    expect([again.status, again.body]).toEqual([200, first]);
    const all = await instructor.put(`/training/${training.toUpperCase()}/presences`, [
      { student: jan.toUpperCase(), status: 'present' },
    ]);
    expect([all.status, all.body]).toEqual([200, [first]]);
  });

  test('who or what isn’t there is named', async () => {
    const nowhere = '00000000-0000-7000-8000-000000000000';
    const { body: student } = await mark(instructor, nowhere, 'present');
    expect(student.errors).toMatchObject([{ field: 'student', code: 'no-such-reference' }]);
    const { body: other } = await instructor.post('/presence', {
      student: jan,
      training: nowhere,
      status: 'present',
    });
    expect(other.errors).toMatchObject([{ field: 'training', code: 'no-such-reference' }]);
  });

  test('an administrator takes rows over from paper, and says so', async () => {
    await at('12:00:00', '2027-03-01');
    const { body } = await mark(admin, jan, 'present', { source: 'import' });
    expect(body).toMatchObject({ source: 'import', confirmedBy: admin.id, checkedInAt: null });
    await at('18:00:00');
    expect((await mark(instructor, ola, 'present', { source: 'import' })).body.source).toBe('instructor');
  });
});

describe('an invalidated presence', () => {
  test('stays, counts nowhere, and can be restored', async () => {
    const student = await addStudent();
    await at('18:00:00');
    const { body: row } = await mark(instructor, student, 'present');
    const counts = async () => [
      (await admin.get(`/training/${training}`)).body.presentCount,
      (await admin.get(`/student/${student}`)).body.lastPresentAt,
    ];
    expect(await counts()).toEqual([1, '2026-11-24T17:00:00.000Z']);

    await at('12:00:00', '2027-03-01');
    const without = await instructor.post(`/presence/${row.id}/invalidate`, {});
    expect(without.body.errors).toMatchObject([{ field: 'reason', code: 'required' }]);
    const { status, body } = await instructor.post(`/presence/${row.id}/invalidate`, {
      reason: ' Pomylona osoba ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'present',
      invalidatedAt: '2027-03-01T11:00:00.000Z',
      invalidatedReason: 'Pomylona osoba',
      version: 2,
    });
    expect(await counts()).toEqual([0, null]);
    expect((await member.post(`/presence/${row.id}/invalidate`, { reason: 'x' })).status).toBe(403);

    for (const refused of [await mark(admin, student, 'late'), await admin.remove(`/presence/${row.id}`)]) {
      expect(refused).toMatchObject({
        status: 409,
        body: 'Jan Ćwik: ta obecność jest unieważniona. Najpierw ją przywróć.',
      });
    }
    const tooLate = await instructor.post(`/presence/${row.id}/restore`);
    expect([tooLate.status, tooLate.headers['problem-code']]).toEqual([409, 'presence-too-late']);
    const restored = await admin.post(`/presence/${row.id}/restore`);
    expect(restored.body).toMatchObject({ invalidatedAt: null, invalidatedReason: null, version: 3 });
    expect(await counts()).toEqual([1, '2026-11-24T17:00:00.000Z']);
    expect((await instructor.post(`/presence/${row.id}/restore`)).body.version).toBe(3);
  });

  test('is restored by an instructor within the days in which they mark, but not over an administrator’s head', async () => {
    await at('18:00:00');
    const { body: row } = await mark(instructor, await addStudent(), 'present');
    await instructor.post(`/presence/${row.id}/invalidate`, { reason: 'Pomyłka' });
    expect((await instructor.post(`/presence/${row.id}/restore`)).status).toBe(200);
    await admin.post(`/presence/${row.id}/invalidate`, { reason: 'Nie było jej' });
    const refused = await instructor.post(`/presence/${row.id}/restore`);
    expect([refused.status, refused.headers['problem-code']]).toEqual([409, 'presence-invalidated-above']);
    expect((await admin.post(`/presence/${row.id}/restore`)).status).toBe(200);
  });

  test('that counts again says that the training took place, unless it was cancelled meanwhile', async () => {
    await at('21:00:00');
    const { body: row } = await mark(instructor, jan, 'present');
    const say = (action: string) => instructor.post(`/training/${training}/${action}`, { reason: 'Awaria' });
    const state = async () => (await admin.get(`/training/${training}`)).body.state;
    const invalidate = () => instructor.post(`/presence/${row.id}/invalidate`, { reason: 'Pomyłka' });
    const restore = () => instructor.post(`/presence/${row.id}/restore`);
    await invalidate();
    await say('not-held');
    expect([(await restore()).status, await state()]).toEqual([200, 'held']);
    await invalidate();
    await say('restore');
    await say('cancel');
    expect([codeOf(await restore()), await state()]).toEqual(['training-cancelled', 'cancelled']);
    await say('restore');
    expect([(await restore()).status, await state()]).toEqual([200, 'held']);
  });

  test('that an administrator has invalidated gets no other reason from an instructor, who would then restore it', async () => {
    await at('18:00:00');
    const { body: row } = await mark(instructor, await addStudent(), 'present');
    await admin.post(`/presence/${row.id}/invalidate`, { reason: 'Nie było jej' });
    const again = await instructor.post(`/presence/${row.id}/invalidate`, { reason: 'Pomyłka' });
    expect([again.status, again.headers['problem-code']]).toEqual([409, 'presence-invalidated-above']);
    expect((await instructor.post(`/presence/${row.id}/restore`)).status).toBe(409);
    expect((await admin.get(`/presence/${row.id}`)).body.invalidatedReason).toBe('Nie było jej');
  });
});

describe('a training with marks', () => {
  /** The training on another day, at the same time. */
  const moved = async (caller: Caller, day: string) => {
    const { body } = await admin.get(`/training/${training}`);
    const { startsAt, endsAt } = trainingOn(dojo, day, '18:00');
    return caller.put(`/training/${training}`, { ...body, startsAt, endsAt });
  };

  test('is moved out of the seven days, or back into them, by an administrator only', async () => {
    await at('17:00:00');
    const ahead = await moved(instructor, '2026-11-10');
    expect([ahead.status, ahead.headers['problem-code']]).toEqual([409, 'training-settled']);
    expect((await moved(instructor, '2026-11-23')).status).toBe(200);
    await moved(admin, DAY);
    await at('20:00:00');
    const ended = await moved(instructor, '2026-11-10');
    expect([ended.status, ended.headers['problem-code']], 'it has ended').toEqual([409, 'training-settled']);
    await mark(instructor, await addStudent(), 'present');
    expect((await moved(instructor, '2026-11-23')).status).toBe(200);
    const out = await moved(instructor, '2026-11-10');
    expect([out.status, out.headers['problem-code']]).toEqual([409, 'training-settled']);
    const { body: row } = await admin.get(`/training/${training}`);
    const { startsAt, endsAt } = trainingOn(dojo, '2026-11-10', '18:00');
    const batch = await instructor.post('/training/batch', { save: [{ ...row, startsAt, endsAt }] });
    expect([batch.status, batch.body.errors]).toMatchObject([400, [{ code: 'training-settled' }]]);
    await at('20:00:00', '2026-12-05');
    const back = await moved(instructor, '2026-12-04');
    expect([back.status, back.headers['problem-code']]).toEqual([409, 'training-settled']);
    expect((await moved(admin, '2026-12-04')).status).toBe(200);
  });
});
