import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths, clubDay, clubMoment } from '../src/club-time.ts';
import { theServer } from '../src/session/viewer.ts';
import { insertRows } from '../src/table/door.ts';
import { inWriteContext } from '../src/table/write.ts';
import { presenceTable } from '../src/tables/presence/index.ts';
import { trainingTable } from '../src/tables/training/index.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, trainingOn } from './support/schedule.ts';

const WARSAW = 'Europe/Warsaw';
// A Friday.
const TODAY = '2026-11-20';

let mail: MailServer;
let club: TestClub;
let admin: Caller;
let dojo: Dojo;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({ SMTP_URL: mail.url });
  admin = club.admin;
  dojo = await openDojo(admin, 'Dojo');
  await club.travelTo(clubMoment(TODAY, '12:00', WARSAW).toISOString());
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

const overview = async (by: Caller = admin) => {
  const { status, body } = await by.get('/club-overview');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** How many rows the list has that a number leads to. */
const listed = async (path: string): Promise<number> => (await admin.get(path)).body.page.totalElements;

async function student(lastName: string, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await admin.post('/student', {
    ...{ firstName: 'Jan', lastName, joinedOn: '2020-01-15' },
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** Marks them present at a training of that day, past every rule of marking. */
async function present(day: string, students: readonly string[], more: object = {}): Promise<string> {
  return inWriteContext(club.services, theServer, async (context) => {
    const { instructor, ...lesson } = trainingOn(dojo, day, '18:00', { kind: 'regular', ...more });
    const [training] = await insertRows(context, trainingTable, [
      { ...lesson, instructorUser: instructor, state: 'held' },
    ]);
    await insertRows(
      context,
      presenceTable,
      students.map((each) => ({
        ...{ student: each, training: training?.id, status: 'present', source: 'instructor' },
      })),
    );
    return String(training?.id);
  });
}

describe('the club’s home', () => {
  test('a new club has nothing to show, and says so in every part', async () => {
    const body = await overview();
    expect(body).toMatchObject({
      today: TODAY,
      students: { active: 0, aYearAgo: 0, joined: 0, joinedAYearAgo: 0 },
      unseen: { before: '2026-10-30', lapsed: 0, neverCame: 0, students: [] },
      papers: { until: '2026-12-20', licence: 0, insurance: 0, medical: 0, students: [] },
      ready: { count: 0, students: [] },
      access: { invited: 0, without: 0 },
      trainings: { notLed: 0, next: null },
      connections: { count: 0, areAll: true },
    });
    expect(body.retention).toHaveLength(12);
    expect(body.attendance.weeks).toHaveLength(53);
    expect([body.attendance.weeks[0], body.attendance.weeks[52]]).toEqual(['2025-11-17', '2026-11-16']);
  });

  test('counts who was on the mat by week and section, beside the same week of last year', async () => {
    const [jan, ewa] = [await student('Ćwik'), await student('Lis')];
    await present('2026-11-18', [jan, ewa], { section: 'adult' });
    await present('2026-11-15', [jan], { section: 'adult' });
    await present('2026-11-19', [ewa], { kind: 'weapons' });
    // The Monday of the same week a year ago, and the Sunday before it.
    await present('2025-11-17', [jan, ewa]);
    await present('2025-11-16', [jan]);
    const { weeks, groups, lastYear } = (await overview()).attendance;
    const week = (monday: string) => weeks.indexOf(monday);
    const counts = (section: string | null, kind: string) =>
      groups.find(
        (group: { section: string | null; kind: string }) => group.section === section && group.kind === kind,
      )?.counts;
    expect(counts('adult', 'regular')[week('2026-11-16')]).toBe(2);
    expect(counts('adult', 'regular')[week('2026-11-09')]).toBe(1);
    expect(counts(null, 'weapons')[week('2026-11-16')]).toBe(1);
    expect(lastYear[week('2026-11-16')]).toBe(2);
    expect(lastYear[week('2026-11-09')]).toBe(1);
    expect(counts(null, 'regular')[week('2025-11-17')]).toBe(2);
  });

  test('a training that was called off counts in no week', async () => {
    const jan = await student('Odwołany');
    const before = (await overview()).attendance.groups.flatMap(({ counts }: { counts: number[] }) =>
      counts.at(-1),
    );
    const training = await present(TODAY, [jan], { section: 'kids' });
    await club.database.pool.query(`update training set state = 'notHeld' where id = $1`, [training]);
    const after = (await overview()).attendance.groups.flatMap(({ counts }: { counts: number[] }) =>
      counts.at(-1),
    );
    expect(after).toEqual(before);
  });

  test('who stays is told by month of joining, and a mark of today is in it at once', async () => {
    const [jan, ewa] = [
      await student('Wrześniowy', { joinedOn: '2026-09-03' }),
      await student('Wrześniowa', { joinedOn: '2026-09-10' }),
    ];
    await present('2026-09-14', [jan, ewa]);
    const september = async () =>
      (await overview()).retention.find(({ month }: { month: string }) => month === '2026-09-01');
    expect(await september()).toEqual({ month: '2026-09-01', joined: 2, present: [2, 0, 0] });
    await present('2026-11-17', [jan]);
    expect(await september()).toEqual({ month: '2026-09-01', joined: 2, present: [2, 0, 1] });
    // Taken back, it counts nowhere.
    const { body } = await admin.get(`/presence?student=${jan}&trainingStartsAt.gte=2026-11-01T00:00:00Z`);
    const [mark] = body._embedded.results;
    const removed = await admin.remove(`/presence/${mark.id}`, { 'if-match': `"${mark.version}"` });
    expect(removed.status, JSON.stringify(removed.body)).toBe(204);
    expect(await september()).toEqual({ month: '2026-09-01', joined: 2, present: [2, 0, 0] });
  });

  test('who was not seen for three weeks is counted as their list has them; who never came from joining on', async () => {
    const [day20, day21, day22] = [20, 21, 22].map((days) => addDays(TODAY, -days)) as [
      string,
      string,
      string,
    ];
    const [seen, today3w, lapsed] = [
      await student('Świeży'),
      await student('Graniczny'),
      await student('Zagubiony'),
    ];
    await present(day20, [seen]);
    await present(day21, [today3w]);
    await present(day22, [lapsed]);
    const never = await student('Nigdy', { joinedOn: day22 });
    const fresh = await student('Nowiutki', { joinedOn: day21 });
    const { unseen } = await overview();
    const named = unseen.students.map(({ id }: { id: string }) => id);
    expect(named).toEqual(expect.arrayContaining([lapsed, never]));
    for (const other of [seen, today3w, fresh]) expect(named).not.toContain(other);
    const before = clubMoment(unseen.before, '00:00', WARSAW).toISOString();
    expect(unseen.lapsed).toBe(await listed(`/student?status=active&lastPresentAt.lt=${before}`));
    expect(unseen.neverCame).toBe(
      await listed(`/student?status=active&lastPresentAt.null=true&joinedOn.lt=${unseen.before}`),
    );
  });

  test('papers that are over or end within 30 days are counted, each by its day', async () => {
    const id = await student('Papierowy', {
      licenceValidTo: '2026-11-19',
      insuranceValidTo: '2026-12-20',
      medicalValidTo: '2026-12-21',
    });
    const { papers } = await overview();
    expect(papers).toMatchObject({ licence: 1, insurance: 1, medical: 0 });
    expect(papers.students).toMatchObject([
      { id, paper: 'licence', validTo: '2026-11-19' },
      { id, paper: 'insurance', validTo: '2026-12-20' },
    ]);
    for (const paper of ['licence', 'insurance', 'medical'])
      expect(await listed(`/student?status=active&${paper}ValidTo.lte=${papers.until}`)).toBe(papers[paper]);
  });

  test('who has all that the next grade asks for is ready, as their own page says, from the mark on that was missing', async () => {
    const { body: grades } = await admin.get('/grade?sort=rank&size=50');
    const first = grades._embedded.results.find(({ rank }: { rank: number }) => rank > 0);
    const needs = first.profiles.PFA;
    const id = await student('Gotowy', {
      birthDate: '1990-01-01',
      carryOverDays: needs.minTrainingDays - 1,
      carryOverAsOf: '2026-11-01',
    });
    const isReady = async () =>
      (await overview()).ready.students.some((each: { id: string }) => each.id === id);
    expect(await isReady()).toBe(false);
    await present('2026-11-16', [id]);
    expect((await admin.get(`/student/${id}/grade-progress`)).body.missing).toEqual([]);
    expect(await isReady()).toBe(true);
    // Now that they hold it, the next one asks for more.
    await admin.post('/student-grade', { student: id, grade: first.id, awardedOn: '2026-11-18' });
    expect(await isReady()).toBe(false);
  });

  test('who has no way in, and a training whose leader is gone, are counted as their lists have them', async () => {
    await student('Bez Konta');
    await club.join('ola', 'Instructors');
    const { body: invited } = await admin.post('/user', {
      ...{ username: 'zaproszony', email: 'zaproszony@example.org', firstName: 'Ewa', lastName: 'Lis' },
    });
    const { body: led } = await admin.post('/training', {
      ...trainingOn({ ...dojo, instructor: invited.id }, '2026-11-27'),
    });
    const { access, trainings } = await overview();
    expect(access).toEqual({
      invited: await listed('/user?status=invited'),
      without: await listed('/student?status=active&section=adult&user.null=true'),
    });
    expect(trainings).toEqual({ notLed: 0, next: null });
    await club.database.pool.query(`update "user" set status = 'blocked' where id = $1`, [invited.id]);
    expect((await overview()).trainings).toEqual({ notLed: 1, next: led.startsAt });
    expect(await listed('/training?isLed=false&state=planned')).toBe(1);
  });

  test('people are counted on the day of their last sign-in, as the list of sign-ins has them', async () => {
    await club.signIn('admin');
    const { signIns } = await overview();
    expect(signIns).toHaveLength(14);
    expect(signIns.at(-1).day).toBe(TODAY);
    const from = clubMoment(TODAY, '00:00', WARSAW).toISOString();
    expect(signIns.at(-1).users).toBe(await listed(`/userlastlogin?lastLoginAt.gte=${from}`));
  });
});

describe('whose it is', () => {
  test('members never see it, nor does who is not signed in', async () => {
    expect((await club.nobody.get('/club-overview')).status).toBe(401);
    const member = await club.join('czlonek', 'Members');
    expect((await member.get('/club-overview')).status).toBe(403);
    expect((await member.post('/missed-mail', { students: [member.id], texts: words })).status).toBe(403);
    expect((await member.post('/missed-mail/preview', { students: [member.id] })).status).toBe(403);
    expect((await member.post('/missed-mail/undo', { students: [member.id] })).status).toBe(403);
  });

  test('an instructor gets what they may read, and of the rest nothing', async () => {
    const instructor = await club.join('prowadzaca', 'Instructors');
    const body = await overview(instructor);
    for (const part of [
      'students',
      'attendance',
      'retention',
      'unseen',
      'papers',
      'ready',
      'trainings',
      'loans',
    ])
      expect(body[part], part).not.toBeNull();
    for (const part of ['access', 'undecided', 'signIns', 'connections']) expect(body[part], part).toBeNull();
    expect((await instructor.post('/missed-mail/preview', { students: [instructor.id] })).status).toBe(403);
  });

  test('who holds the menu alone gets no figure at all', async () => {
    const { body: group } = await admin.post('/groupright', { name: 'Recepcja' });
    await admin.post('/rightto', { group: group.id, right: 'Menu:Administration' });
    const reception = await club.join('recepcja', 'Recepcja');
    const { today, ...parts } = await overview(reception);
    expect(today).toBe(TODAY);
    expect(Object.values(parts).filter((part) => part !== null)).toEqual([]);
  });
});

const words = {
  pl: { subject: 'Gdzie jesteś, {name}?', text: 'Brakuje nas na macie: {name}.' },
  en: { subject: 'Where are you, {name}?', text: 'We miss you: {name}.' },
};

const writable = ({
  id,
  version,
  username,
  email,
  firstName,
  lastName,
  phone,
  enabled,
  status,
}: Record<string, unknown>) => ({
  ...{ id, version, username, email, firstName, lastName, phone, enabled, status },
});

describe('writing to who was missed', () => {
  /** All that waits goes out now: nobody waits half a minute. */
  async function sendNow(): Promise<void> {
    for (const { id } of (await admin.get('/outgoing-mail')).body.mails)
      await admin.post(`/outgoing-mail/${id}/retry`);
  }
  const today = () => clubDay(new Date(), WARSAW);
  beforeAll(async () => {
    await club.travelTo(new Date().toISOString());
    club.clock.now = null;
  });

  test('an adult is written to in the language of their account, a child’s guardian in theirs; who can’t be reached is said', async () => {
    const english = await club.join('john', 'Members');
    const { body: account } = await admin.get(`/user/${english.id}`);
    const spoken = await admin.put(`/user/${english.id}`, { ...writable(account), language: 'en' });
    expect(spoken.status, JSON.stringify(spoken.body)).toBe(200);
    const adult = await student('English', { firstName: 'John', user: english.id });
    const child = await student('Mała', {
      ...{ firstName: 'Zosia', section: 'kids', birthDate: addMonths(today(), -120) },
      guardians: [{ name: 'Anna Mała', email: 'mama@example.org' }],
    });
    const without = await student('Bezadresowy');
    const quiet = await club.join('cichy', 'Members');
    await quiet.put('/authinfo/notice-choice', {
      ...(await quiet.get('/authinfo/notice-choice')).body,
      ways: { ...(await quiet.get('/authinfo/notice-choice')).body.ways, missed: 'none' },
    });
    const unwilling = await student('Cichy', { user: quiet.id });
    const fresh = await student('Świeżak', { joinedOn: today() });
    const students = [adult, child, without, unwilling, fresh];

    const { body: preview } = await admin.post('/missed-mail/preview', { students });
    expect(preview.reached).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ student: adult, toGuardians: false, languages: ['en'] }),
        expect.objectContaining({ student: child, firstName: 'Zosia', toGuardians: true, languages: ['pl'] }),
      ]),
    );
    const whys = [
      { student: without, why: 'noAddress' },
      { student: unwilling, why: 'noMail' },
      { student: fresh, why: 'notMissed' },
    ];
    expect(preview.unreached).toEqual(whys);

    const { status, body } = await admin.post('/missed-mail', { students, texts: words });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.written).toEqual([adult, child]);
    expect(body.unreached).toEqual(whys);
    await sendNow();
    const [toAdult, toMother] = [
      await mail.mailTo('john@example.org'),
      await mail.mailTo('mama@example.org'),
    ];
    expect(toAdult.subject).toMatch(/^Where are you, John\?/);
    expect(toAdult.text).toContain('We miss you: John.');
    expect(toAdult.text).toContain('you choose in your profile');
    expect(toMother.subject).toMatch(/^Gdzie jesteś, Zosia\?/);
    expect(toMother.text).not.toContain('profilu');

    // Once a month.
    const again = await admin.post('/missed-mail', { students: [adult], texts: words });
    expect(again.body).toEqual({
      written: [],
      goesAt: null,
      unreached: [{ student: adult, why: 'recently' }],
    });
    const { body: log } = await admin.get(`/audit-log?row=${adult}&size=50`);
    expect(
      log._embedded.results.filter(({ verb }: { verb: string }) => verb === 'writeToMissed'),
    ).toMatchObject([{ user: admin.id, table: 'student' }]);
  });

  test('until it goes it can be taken back; then it stays written', async () => {
    const id = await student('Cofnięty', { email: 'cofniety@example.org' });
    expect((await admin.post('/missed-mail', { students: [id], texts: words })).body.written).toEqual([id]);
    expect((await admin.get(`/student/${id}`)).body.missedMailAt).not.toBeNull();
    expect((await admin.post('/missed-mail/undo', { students: [id] })).body).toEqual({ takenBack: [id] });
    expect((await admin.get(`/student/${id}`)).body.missedMailAt).toBeNull();
    expect((await admin.get('/outgoing-mail')).body.mails).toEqual([]);

    expect((await admin.post('/missed-mail', { students: [id], texts: words })).body.written).toEqual([id]);
    await sendNow();
    await mail.mailTo('cofniety@example.org');
    await expect.poll(async () => (await admin.get('/outgoing-mail')).body.mails).toEqual([]);
    expect((await admin.post('/missed-mail/undo', { students: [id] })).body).toEqual({ takenBack: [] });
    expect((await admin.get(`/student/${id}`)).body.missedMailAt).not.toBeNull();
    expect(
      mail.mails.filter(({ to }) => to?.some(({ address }) => address === 'cofniety@example.org')),
    ).toHaveLength(1);
  });

  test('the same request sent twice writes once', async () => {
    const id = await student('Powtórzony', { email: 'powtorzony@example.org' });
    const once = () =>
      admin.post('/missed-mail', { students: [id], texts: words }, { 'idempotency-key': 'raz-a-dobrze' });
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
    expect(first.body.written).toEqual([id]);
    expect((await admin.get('/outgoing-mail')).body.mails).toHaveLength(1);
  });
});
