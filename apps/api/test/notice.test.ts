import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearUp, tellOfPapers } from '../src/maintenance.ts';
import { type Answer, type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { type Dojo, dayOffOn, openDojo, rowsOf, trainingOn } from './support/schedule.ts';
import { openSocket } from './support/stomp.ts';
import { requestToken } from './support/token.ts';

interface Notice {
  id: string;
  kind: string;
  table: string;
  row: string;
  student: string | null;
  studentFirstName: string | null;
  name: string;
  at: string | null;
  reason: string | null;
  count: number;
  readAt: string | null;
}

const TODAY = '2026-11-23';

let mail: MailServer;
let club: TestClub;
let admin: Caller;
let instructor: Caller;
/** An adult who trains, a parent of two children who trains not, and somebody of whom nobody trains. */
let member: Caller;
let parent: Caller;
let stranger: Caller;
let dojo: Dojo;
let adult: string;
let child: string;
let sibling: string;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({ SMTP_URL: mail.url });
  // Mails are put into the queue by whoever looks for papers too.
  await club.services.queue.start((error) => console.error(error));
  await club.travelTo(`${TODAY}T11:00:00Z`);
  admin = await club.signIn('admin');
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('ola', 'Members');
  parent = await club.join('mama', 'Members');
  stranger = await club.join('obcy', 'Members');
  dojo = { ...(await openDojo(admin, 'Dojo Wrzeszcz')), instructor: instructor.id };
  adult = await addStudent({ firstName: 'Ola', user: member.id });
  const ofParent = {
    section: 'kids',
    birthDate: '2016-04-12',
    guardians: [{ name: 'Mama', user: parent.id }],
  };
  child = await addStudent({ firstName: 'Staś', ...ofParent });
  sibling = await addStudent({ firstName: 'Zosia', ...ofParent });
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
  await mail.close();
});
beforeEach(async () => {
  await club.database.pool.query('delete from notice; delete from notice_choice');
  mail.mails.length = 0;
});

async function addStudent(more: object): Promise<string> {
  const { body } = await admin.post('/student', { lastName: 'Żuk', joinedOn: '2025-09-01', ...more });
  return body.id;
}

async function change(path: string, values: object): Promise<Answer> {
  const { body } = await admin.get(path);
  return admin.put(path, { ...body, ...values });
}

const heardBy = async (caller: Caller): Promise<Notice[]> =>
  rowsOf(await caller.get('/notice?sort=createdAt,asc'));
const kindsOf = async (caller: Caller) => (await heardBy(caller)).map(({ kind }) => kind);

async function plan(day: string, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await admin.post('/training', trainingOn(dojo, day, '18:00', more));
  return body.id;
}
const gradeOf = async (code: string): Promise<string> =>
  (await admin.get(`/grade?code=${code}`)).body._embedded.results[0].id;
const cancel = (id: string, caller = admin): Promise<Answer> =>
  caller.post(`/training/${id}/cancel`, { reason: 'Awaria' });

describe('a training that is cancelled', () => {
  test('is told to whom it is for, once for all their children, to who leads it, and to nobody else', async () => {
    const id = await plan('2026-11-24', { section: 'kids', title: 'Dzieci' });
    expect((await cancel(id)).status).toBe(200);
    const told = {
      kind: 'trainingCancelled',
      table: 'training',
      row: id,
      student: null,
      name: 'Dzieci',
      at: '2026-11-24T17:00:00.000Z',
      reason: 'Awaria',
      count: 1,
      readAt: null,
    };
    expect(await heardBy(parent)).toMatchObject([told]);
    expect(await heardBy(instructor)).toMatchObject([told]);
    expect([await heardBy(member), await heardBy(stranger), await heardBy(admin)]).toEqual([[], [], []]);
  });

  test('is told to all where it is for all, but not to who has cancelled it, or has said that they won’t come', async () => {
    const id = await plan('2026-11-24');
    await member.post('/presence', { student: adult, training: id, status: 'excused' });
    await cancel(id, instructor);
    expect(await kindsOf(parent)).toEqual(['trainingCancelled']);
    expect([await heardBy(member), await heardBy(instructor), await heardBy(stranger)]).toEqual([[], [], []]);
  });

  test('is for the grades that may come', async () => {
    const { body } = await admin.get('/grade?code=1dan');
    const [dan] = body._embedded.results;
    await cancel(await plan('2026-11-24', { minGrade: dan.id }));
    expect([await heardBy(member), await heardBy(parent)]).toEqual([[], []]);
  });

  test('and planned again is told so; one that is over is told of to nobody', async () => {
    const id = await plan('2026-11-24', { section: 'adult' });
    await cancel(id);
    await admin.post(`/training/${id}/restore`);
    await cancel(await plan('2026-11-22', { section: 'adult' }));
    expect(await kindsOf(member)).toEqual(['trainingCancelled', 'trainingRestored']);
    expect(await heardBy(parent)).toEqual([]);
  });

  test('with others by a day off is one notice with their number, of the first of them', async () => {
    const first = await plan('2026-12-01', { section: 'adult' });
    await plan('2026-12-02', { section: 'adult' });
    const { body } = await admin.post('/day-off', dayOffOn('2026-12-01', '2026-12-02'));
    expect(await heardBy(member)).toMatchObject([
      { kind: 'trainingCancelled', row: first, count: 2, reason: 'Remont sali' },
    ]);
    await admin.remove(`/day-off/${body.id}`);
    expect((await heardBy(member)).at(-1)).toMatchObject({ kind: 'trainingRestored', count: 2 });
  });

  test('and removed is no longer told of: there is nothing to look at', async () => {
    const id = await plan('2026-11-24', { section: 'adult' });
    await cancel(id);
    expect(await heardBy(member)).toHaveLength(1);
    expect((await admin.remove(`/training/${id}`)).status).toBe(204);
    expect(await heardBy(member)).toEqual([]);
  });
});

describe('what concerns a student', () => {
  test('is told to them, or to who answers for them, with whom it concerns', async () => {
    const award = (student: string, awardedOn: string) =>
      gradeOf('6kyu').then((grade) => admin.post('/student-grade', { student, grade, awardedOn, note: 'x' }));
    expect((await award(adult, TODAY)).status).toBe(201);
    const { body: childs } = await award(child, TODAY);
    // What is entered of years ago is no news.
    await award(sibling, '2025-10-01');
    expect(await heardBy(member)).toMatchObject([
      { kind: 'gradeAwarded', student: adult, name: '6 kyu', table: 'student-grade' },
    ]);
    expect(await heardBy(parent)).toMatchObject([
      { kind: 'gradeAwarded', student: child, studentFirstName: 'Staś', row: childs.id },
    ]);
    expect([await heardBy(stranger), await heardBy(instructor)]).toEqual([[], []]);
  });

  test('is its grade in the language of who is told', async () => {
    const ann = await club.join('ann', 'Members');
    await ann.put('/authinfo/profile', { language: 'en' });
    const id = await addStudent({ firstName: 'Ann', user: ann.id });
    await admin.post('/student-grade', {
      student: id,
      grade: await gradeOf('5kyu'),
      awardedOn: TODAY,
      note: 'x',
    });
    expect(await heardBy(ann)).toMatchObject([{ name: '5th kyu' }]);
  });

  test('is homework that is given, given back and reviewed', async () => {
    const { body } = await instructor.post('/homework', {
      title: 'Przewroty',
      description: 'Dziesięć',
      assignees: 'students',
      students: [adult, child],
      dueAt: '2026-12-01T17:00:00.000Z',
    });
    await instructor.post(`/homework/${body.id}/publish`);
    const given = { kind: 'homeworkAssigned', name: 'Przewroty', at: '2026-12-01T17:00:00.000Z' };
    expect(await heardBy(member)).toMatchObject([{ ...given, student: adult }]);
    expect(await heardBy(parent)).toMatchObject([{ ...given, student: child }]);
    const [own] = rowsOf<{ id: string }>(await member.get(`/homework-submission?homework=${body.id}`));
    const say = (caller: Caller, verb: string, said?: object) =>
      caller.post(`/homework-submission/${own?.id}/${verb}`, said);
    const { body: mine } = await member.get(`/homework-submission/${own?.id}`);
    await member.put(`/homework-submission/${own?.id}`, { ...mine, text: 'Zrobione' });
    await say(member, 'submit');
    await say(instructor, 'return', { feedback: 'Wolniej' });
    await say(member, 'submit');
    await say(instructor, 'review', { rating: 5 });
    await say(instructor, 'review', { rating: 4 });
    expect(await kindsOf(member)).toEqual(['homeworkAssigned', 'homeworkReturned', 'homeworkReviewed']);
    expect(await kindsOf(parent)).toEqual(['homeworkAssigned']);
  });

  test('is an absence that the club excuses; what somebody says of themselves they know', async () => {
    const id = await plan('2026-11-23', { section: 'adult' });
    await member.post('/presence', { student: adult, training: id, status: 'excused' });
    expect(await heardBy(member)).toEqual([]);
    await club.travelTo(`${TODAY}T17:30:00Z`);
    await instructor.post('/presence', { student: adult, training: id, status: 'absent' });
    await instructor.put(`/training/${id}/presences`, [{ student: adult, status: 'excused' }]);
    await instructor.put(`/training/${id}/presences`, [{ student: adult, status: 'excused' }]);
    expect(await heardBy(member)).toMatchObject([{ kind: 'excuseAccepted', table: 'training', row: id }]);
    expect(await heardBy(parent)).toEqual([]);
    await club.travelTo(`${TODAY}T11:00:00Z`);
  });

  test('is a paper that ends within 30 days, once for each end, however often it is looked for', async () => {
    await change(`/student/${child}`, { medicalValidTo: '2026-12-23', insuranceValidTo: '2026-12-24' });
    await tellOfPapers(club.services);
    await Promise.all([tellOfPapers(club.services), tellOfPapers(club.services)]);
    expect(await heardBy(parent)).toMatchObject([
      {
        kind: 'paperExpiring',
        table: 'student',
        row: child,
        name: 'medical',
        at: '2026-12-22T23:00:00.000Z',
      },
    ]);
    await change(`/student/${child}`, { medicalValidTo: '2026-12-20' });
    await tellOfPapers(club.services);
    expect(await heardBy(parent)).toHaveLength(2);
    expect([await heardBy(member), await heardBy(admin)]).toEqual([[], []]);
  });

  test('goes to a grown-up’s guardians only while they are let in', async () => {
    expect((await change(`/student/${sibling}`, { birthDate: '2008-01-01' })).status).toBe(200);
    const award = () =>
      gradeOf('5kyu').then((grade) =>
        admin.post('/student-grade', { student: sibling, grade, awardedOn: TODAY, note: 'Przepisany' }),
      );
    await award();
    expect(await heardBy(parent)).toEqual([]);
    const grown = await club.join('zosia', 'Members');
    await change(`/student/${sibling}`, { user: grown.id });
    expect((await grown.post(`/student/${sibling}/guardian-access`, { allowed: true })).status).toBe(200);
    expect((await award()).status).toBe(201);
    expect(await kindsOf(parent)).toEqual(['gradeAwarded']);
  });
});

describe('a sign-in from a device', () => {
  const signInWith = (browser: string) =>
    requestToken(club.app, { username: 'ola', password: PASSWORD }, '203.0.113.7', { 'user-agent': browser });
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('that is new is told to whose account it is, once', async () => {
    expect((await signInWith(FIREFOX)).status).toBe(200);
    await signInWith(FIREFOX);
    expect(await heardBy(member)).toMatchObject([
      { kind: 'newDevice', name: 'Firefox, Linux', table: 'user', row: member.id },
    ]);
    expect(await heardBy(admin)).toEqual([]);
    const { subject, text } = await mail.mailTo('ola@example.org');
    expect(subject).toBe('Logowanie z nowego urządzenia: Firefox, Linux – Aikido Gdańsk');
    expect(text).toContain('zmień hasło');
  });

  test('is no news where it is the first, or the one before', async () => {
    const first = await club.join('nowa', 'Members');
    expect(await heardBy(first)).toEqual([]);
    await signInWith(FIREFOX);
    expect(await heardBy(member)).toEqual([]);
  });
});

describe('a notice', () => {
  test('is read on all devices, taken for unread, or all are read at once; those of others stay', async () => {
    await cancel(await plan('2026-11-24'));
    await cancel(await plan('2026-11-25'));
    const [one, other] = await heardBy(member);
    const { body } = await member.post(`/notice/${one?.id}/read`);
    expect(body.readAt).toBe(`${TODAY}T11:00:00.000Z`);
    const unread = async () => (await member.get('/notice?readAt.null=true&size=1')).body.page.totalElements;
    expect(await unread()).toBe(1);
    expect((await member.post(`/notice/${one?.id}/unread`)).body.readAt).toBeNull();
    expect((await stranger.post(`/notice/${other?.id}/read`)).status).toBe(404);
    expect((await member.post('/notice/read')).status).toBe(204);
    expect(await unread()).toBe(0);
    expect((await heardBy(parent)).map(({ readAt }) => readAt)).toEqual([null, null]);
  });

  test('is heard at once by whom it is for, and by no other', async () => {
    const [theirs, others] = [await openSocket(club, member), await openSocket(club, stranger)];
    for (const socket of [theirs, others]) {
      socket.say('CONNECT\naccept-version:1.2\nhost:club\n\n\0');
      await socket.next();
      socket.say('SUBSCRIBE\nid:1\ndestination:/user/topic/notice\nreceipt:there\n\n\0');
      expect((await socket.next()).command).toBe('RECEIPT');
    }
    await cancel(await plan('2026-11-24'));
    const { body } = await theirs.next();
    expect(JSON.parse(body)).toMatchObject({ table: 'notice', changes: [{ verb: 'create', by: null }] });
    others.say('BEGIN\ntransaction:t\nreceipt:nothing\n\n\0');
    expect((await others.next()).command).toBe('RECEIPT');
    for (const socket of [theirs, others]) socket.end();
  });

  test('leaves no line in the log: what it tells of has one', async () => {
    await cancel(await plan('2026-11-24'));
    await member.post('/notice/read');
    const { rowCount } = await club.database.pool.query(`select from audit_log where "table" = 'notice'`);
    expect(rowCount).toBe(0);
  });

  test('is kept 90 days', async () => {
    await cancel(await plan('2026-11-24'));
    const age = async (days: number) => {
      await club.database.pool.query(
        `update notice set created_at = $1::timestamptz - make_interval(days => $2)`,
        [`${TODAY}T11:00:00Z`, days],
      );
      await clearUp(club.services);
      return heardBy(member);
    };
    expect(await age(90)).toHaveLength(1);
    expect(await age(91)).toEqual([]);
  });

  test('of a thousand grades at once is there with them', async () => {
    const many = await club.join('wielu', 'Members');
    const { rows } = await club.database.pool.query(
      `insert into student (id, created_at, updated_at, first_name, last_name, joined_on)
       select gen_random_uuid(), now(), now(), 'Jan', 'N' || n, '2020-01-01' from generate_series(1, 1000) n returning id`,
    );
    await club.database.pool.query(
      `insert into guardian (id, created_at, updated_at, student, "user", name)
       select gen_random_uuid(), now(), now(), s.id, $2, 'x' from unnest($1::uuid[]) s(id)`,
      [rows.map(({ id }) => id), many.id],
    );
    await club.database.pool.query(
      `update student set guardian_access_on = '2026-01-01' where last_name like 'N%'`,
    );
    const grade = await gradeOf('6kyu');
    const save = rows.map(({ id }) => ({ student: id, grade, awardedOn: TODAY }));
    expect((await admin.post('/student-grade/batch', { save })).status).toBe(200);
    expect((await many.get('/notice?size=1')).body.page.totalElements).toBe(1_000);
  });
});

describe('what somebody wants to hear of', () => {
  const choose = (caller: Caller, more: object) =>
    caller.put('/authinfo/notice-choice', { ways: {}, quietFrom: null, quietTo: null, ...more });

  test('is in the app and, for what can’t wait, by mail, unless they say otherwise', async () => {
    const { body } = await member.get('/authinfo/notice-choice');
    expect(body).toMatchObject({
      ways: { trainingCancelled: 'mail', gradeAwarded: 'live' },
      quietFrom: null,
    });
    await cancel(await plan('2026-11-24', { title: 'Poranny' }));
    const { subject, text } = await mail.mailTo('ola@example.org');
    expect(subject).toBe('Trening odwołany: Poranny, wtorek, 24 listopada 18:00 – Aikido Gdańsk');
    expect(text).toContain('Powód: Awaria');
  });

  test('is nothing of a kind, or only in the app', async () => {
    expect((await choose(member, { ways: { trainingCancelled: 'none' } })).status).toBe(200);
    await choose(parent, { ways: { trainingCancelled: 'live' } });
    await cancel(await plan('2026-11-24'));
    expect(await heardBy(member)).toEqual([]);
    expect(await heardBy(parent)).toHaveLength(1);
    // Whoever leads it has chosen nothing: their mail is the only one.
    await mail.mailTo('sensei@example.org');
    expect(mail.mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).not.toContain(
      'mama@example.org',
    );
  });

  test('makes no sound in the quiet hours: a mail waits for their end, and is not sent when it is too late then', async () => {
    await choose(member, { quietFrom: '21:00', quietTo: '07:00' });
    await choose(parent, { ways: { trainingCancelled: 'live' } });
    await choose(instructor, { ways: { trainingCancelled: 'live' } });
    // The queue goes by the database's own clock: on a day long past nothing would wait.
    await club.travelTo('2040-01-16T22:00:00Z');
    const at = async (day: string, time: string) =>
      (await admin.post('/training', trainingOn(dojo, day, time))).body.id;
    await cancel(await at('2040-01-17', '06:30'));
    await cancel(await at('2040-01-17', '18:00'));
    expect(await heardBy(member)).toHaveLength(2);
    const { body } = await admin.get('/outgoing-mail');
    expect(body.mails.filter(({ to }: { to: string }) => to === 'ola@example.org')).toMatchObject([
      { to: 'ola@example.org', kind: 'notice', due: '2040-01-17T06:00:00.000Z' },
    ]);
    await club.travelTo(`${TODAY}T11:00:00Z`);
  });

  test('stays where a page of an earlier version, that does not know of a kind, says nothing of it', async () => {
    await choose(member, { ways: { newDevice: 'none' } });
    const { body } = await choose(member, { ways: { gradeAwarded: 'mail' } });
    expect(body.ways).toMatchObject({ newDevice: 'none', gradeAwarded: 'mail', trainingCancelled: 'mail' });
  });

  test('is refused with an hour alone, and is nobody else’s to choose', async () => {
    expect((await choose(member, { quietFrom: '21:00' })).body.errors).toMatchObject([
      { field: 'quietTo', code: 'required' },
    ]);
    expect((await choose(member, { ways: { trainingCancelled: 'shout' } })).status).toBe(400);
    expect((await club.nobody.get('/authinfo/notice-choice')).status).toBe(401);
  });
});
