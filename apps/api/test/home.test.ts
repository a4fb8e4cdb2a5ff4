import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo, picturesIn } from './support/pictures.ts';
import { type Dojo, dayOffOn, openDojo, trainingOn } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let dojo: Dojo;
let grades: Map<string, string>;
let round = 0;
/** Who teaches, and trains too. */
let sensei: Caller;
let senseisStudent: string;

// A Friday.
const today = '2026-11-20';

beforeAll(async () => {
  club = await openTestClub();
  await club.services.queue.start((error) => console.error(error));
  admin = club.admin;
  await club.travelTo(`${today}T12:00:00Z`);
  const { body } = await admin.get('/grade?size=200');
  grades = new Map(body._embedded.results.map(({ code, id }: { code: string; id: string }) => [code, id]));
  sensei = await club.join('sensei', 'Instructors');
  dojo = { ...(await openDojo(admin, 'Dojo Wrzeszcz')), instructor: sensei.id };
  senseisStudent = await addStudent({ firstName: 'Tomasz', lastName: 'Zawadzki', user: sensei.id });
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
});

async function created(path: string, body: object): Promise<string> {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const addStudent = (more: object = {}) =>
  created('/student', {
    firstName: 'Kasia',
    lastName: 'Lis',
    joinedOn: '2025-09-01',
    section: 'adult',
    ...more,
  });
const plan = (day: string, more: Record<string, unknown> = {}, time = '18:00') =>
  created('/training', trainingOn(dojo, day, time, more));
const mark = (student: string, training: string, status = 'present') =>
  created('/presence', { student, training, status });

/** A member who trains with the adults. */
async function addMember(more: object = {}) {
  round += 1;
  const caller = await club.join(`czlonek${round}`, 'Members');
  return { caller, student: await addStudent({ user: caller.id, ...more }) };
}

async function homeOf(caller: Caller) {
  const { status, body } = await caller.get('/home');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('the trainings ahead', () => {
  test('are those of today and of thirteen days more that are meant for somebody, cancelled ones too', async () => {
    const { caller } = await addMember();
    const morning = await plan(today, { title: 'Dziś rano' }, '07:00');
    const forAll = await plan('2026-12-03', { title: 'Dla wszystkich', section: null });
    const off = await plan('2026-11-24', { title: 'Odwołany', section: 'adult' });
    await admin.post(`/training/${off}/cancel`, { reason: 'Awaria ogrzewania' });
    const others = [
      await plan('2026-11-25', { section: 'kids' }),
      await plan('2026-11-26', { section: 'adult', minGrade: grades.get('1kyu') }),
      await plan('2026-11-19'),
      await plan('2026-12-04'),
    ];
    const home = await homeOf(caller);
    expect(home).toMatchObject({ today, until: '2026-12-04' });
    const shown = ids(home.trainings);
    expect(shown).toEqual(expect.arrayContaining([morning, off, forAll]));
    expect(shown.filter((id) => others.includes(id))).toEqual([]);
    expect(home.trainings.find(({ id }: { id: string }) => id === off)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Awaria ogrzewania',
    });
  });

  test('and the one that has begun before midnight and still goes on', async () => {
    const { caller } = await addMember();
    const late = await plan('2026-11-19', { title: 'Noc na macie' }, '23:15');
    const { trainings } = await homeOf(caller);
    expect(ids(trainings)[0]).toBe(late);
  });

  test('and those at which they are marked, whomever they are for', async () => {
    const { caller, student } = await addMember();
    const ofYouth = await plan('2026-11-27', { section: 'youth' });
    expect(ids((await homeOf(caller)).trainings)).not.toContain(ofYouth);
    await mark(student, ofYouth, 'declared');
    expect(ids((await homeOf(caller)).trainings)).toContain(ofYouth);
  });

  test('say who leads them, by the name that whoever reads trainings sees there', async () => {
    const { caller } = await addMember();
    await plan('2026-11-28');
    const { leaders, trainings } = await homeOf(caller);
    expect(leaders).toEqual([
      {
        ...{ id: sensei.id, firstName: 'sensei', lastName: 'Testowa', beltColor: null },
        ...{ student: senseisStudent, picture: null },
      },
    ]);
    expect(trainings.every(({ instructor }: { instructor: string }) => instructor === sensei.id)).toBe(true);
  });

  test('are not there for who may not read them', async () => {
    const { caller: guest } = await addMember();
    const { body } = await admin.get(`/useringroupright?user=${guest.id}`);
    for (const { id } of body._embedded.results) await admin.remove(`/useringroupright/${id}`);
    await plan('2026-11-28');
    expect(await homeOf(guest)).toMatchObject({ trainings: [], leaders: [], coming: [], daysOff: [] });
  });
});

test('the class that goes on past midnight is on the mat of whoever teaches', async () => {
  const night = await created('/training', {
    ...trainingOn(dojo, '2026-11-24', '22:00'),
    kind: 'seminar',
    endsAt: '2026-11-25T00:30:00Z',
  });
  try {
    await club.travelTo('2026-11-25T00:10:00Z');
    const { teaching } = await homeOf(sensei);
    expect(ids(teaching.trainings)).toContain(night);
    expect(teaching.mat.training.id).toBe(night);
  } finally {
    await club.travelTo(`${today}T12:00:00Z`);
  }
});

describe('who will come', () => {
  let training: string;
  beforeEach(async () => {
    training = await plan('2026-11-29', { section: 'adult' });
  });
  const comingTo = async (caller: Caller) => {
    const { coming } = await homeOf(caller);
    const of = coming.find((each: { training: string }) => each.training === training);
    return ids(of?.people ?? []);
  };

  test('is told of oneself, first, and of who leads trainings; of other members only how many there are', async () => {
    const { caller, student } = await addMember();
    const { student: other } = await addMember({ firstName: 'Dorota' });
    await mark(senseisStudent, training, 'declared');
    await mark(other, training, 'declared');
    expect(await comingTo(caller)).toEqual([senseisStudent]);
    await mark(student, training, 'declared');
    expect(await comingTo(caller)).toEqual([student, senseisStudent]);
    const home = await homeOf(caller);
    expect(home.trainings.find(({ id }: { id: string }) => id === training).declaredCount).toBe(3);
    expect(JSON.stringify(home)).not.toContain('Dorota');
  });

  test('is told of who lets other members see them, with a face; of nobody who takes that back, or leaves', async () => {
    const { caller } = await addMember();
    const { caller: other, student } = await addMember({ firstName: 'Dorota' });
    await mark(student, training, 'declared');
    const show = (shown: boolean) => other.post(`/student/${student}/shown-to-members`, { shown });
    const sent = await picturesIn(club).send(admin, `/student/${student}/picture`, await photo());
    const { picture } = sent.body;
    const face = async () =>
      (await picturesIn(club).look(caller, `/student/${student}/picture/${picture}?size=128`)).statusCode;
    expect(await face(), 'unseen').toBe(404);

    expect((await show(true)).body).toMatchObject({ shownToMembersOn: today });
    const { coming } = await homeOf(caller);
    expect(coming.find((each: { training: string }) => each.training === training).people).toEqual([
      { id: student, firstName: 'Dorota', lastName: 'Lis', beltColor: null, picture },
    ]);
    expect(await face(), 'seen').toBe(200);
    expect((await caller.get(`/student/${student}`)).status, 'no more than that').toBe(404);

    expect((await show(false)).body).toMatchObject({ shownToMembersOn: null });
    expect(await comingTo(caller)).toEqual([]);
    expect(await face(), 'taken back').toBe(404);

    await show(true);
    await admin.post(`/student/${student}/leave`, { leftOn: today, closeAccounts: [] });
    expect(await face(), 'left').toBe(404);
  });

  test('is not who is excused, nor whose mark was taken back', async () => {
    const { caller, student } = await addMember();
    await mark(senseisStudent, training, 'excused');
    const wrong = await mark(student, training, 'declared');
    await admin.post(`/presence/${wrong}/invalidate`, { reason: 'Pomyłka' });
    expect(await comingTo(caller)).toEqual([]);
  });
});

describe('a parent', () => {
  test('has all of each child, and nothing of other children', async () => {
    const parent = await club.join('rodzic', 'Members');
    const child = (firstName: string, user?: string) =>
      addStudent({
        firstName,
        section: 'kids',
        birthDate: '2017-03-01',
        guardians: [{ name: 'Ktoś dorosły', consentOn: '2026-01-01', ...(user && { user }) }],
      });
    const [antoni, zofia, stranger] = [
      await child('Antoni', parent.id),
      await child('Zofia', parent.id),
      await child('Obcy'),
    ];
    const training = await plan('2026-11-18', { section: 'kids' }, '16:30');
    for (const each of [antoni, zofia, stranger]) await mark(each, training);
    const ahead = await plan('2026-11-25', { section: 'kids', title: 'Pierwsze kroki' }, '16:30');

    const home = await homeOf(parent);
    expect(ids(home.students).toSorted()).toEqual([antoni, zofia].toSorted());
    expect(ids(home.trainings)).toContain(ahead);
    const whose = (rows: { student: string }[]) => rows.map(({ student }) => student).toSorted();
    expect(whose(home.presences)).toEqual([antoni, zofia].toSorted());
    expect(whose(home.years)).toEqual([antoni, zofia].toSorted());
    expect(whose(home.ways)).toEqual([antoni, zofia].toSorted());
    expect(JSON.stringify(home)).not.toContain(stranger);
  });
});

describe('a year on the mat', () => {
  test('has a day once, however many trainings there were, in the hue of the first', async () => {
    const { caller, student } = await addMember();
    await mark(student, await plan('2026-11-17', { kind: 'weapons' }, '18:00'));
    await mark(student, await plan('2026-11-17', { section: 'adult' }, '20:00'), 'late');
    await mark(student, await plan('2026-11-18'), 'absent');
    await mark(student, await plan('2026-11-19'), 'excused');
    const gone = await mark(student, await plan('2026-11-16'));
    await admin.post(`/presence/${gone}/invalidate`, { reason: 'Pomyłka' });
    const [year] = (await homeOf(caller)).years;
    expect(year).toEqual({
      student,
      from: '2025-11-17',
      days: [{ day: '2026-11-17', trainings: 2, kind: 'weapons', section: null }],
    });
  });

  test('and the marks are those of this month; of this week where the month has just begun', async () => {
    const { caller, student } = await addMember();
    const october = await mark(student, await plan('2026-10-31'));
    const november = await mark(student, await plan('2026-11-02'));
    expect(ids((await homeOf(caller)).presences)).toEqual([november]);
    await club.travelTo('2026-11-01T12:00:00Z');
    expect(ids((await homeOf(caller)).presences)).toEqual([october, november]);
    await club.travelTo(`${today}T12:00:00Z`);
  });
});

test('the way to the next grade is the one that is told everywhere', async () => {
  const { caller, student } = await addMember();
  await created('/student-grade', { student, grade: grades.get('6kyu'), awardedOn: '2026-06-10' });
  await mark(student, await plan('2026-11-10'));
  const { body: progress } = await caller.get(`/student/${student}/grade-progress`);
  expect(progress.days.has).toBe(1);
  expect((await homeOf(caller)).ways).toEqual([{ student, progress }]);
});

test('homework that is still to be done is there, what is due first before the rest; done and closed ones are not', async () => {
  const { caller, student } = await addMember();
  const give = async (title: string, dueAt: string) => {
    const id = await created('/homework', {
      title,
      description: 'Powtórz.',
      assignees: 'students',
      students: [student],
      dueAt,
    });
    expect((await admin.post(`/homework/${id}/publish`)).status).toBe(200);
    return id;
  };
  await give('Później', '2026-12-10T12:00:00Z');
  await give('Kata dori nikyo', '2026-11-27T12:00:00Z');
  const closed = await give('Zamknięta', '2026-11-26T12:00:00Z');
  await admin.post(`/homework/${closed}/close`);
  const { homework } = await homeOf(caller);
  expect(homework.map(({ homeworkTitle }: { homeworkTitle: string }) => homeworkTitle)).toEqual([
    'Kata dori nikyo',
    'Później',
  ]);
});

test('an exam that asks for an answer is there, with itself, until it is answered', async () => {
  const { caller, student } = await addMember();
  const { caller: other } = await addMember();
  const exam = await created('/exam', {
    name: 'Egzamin zimowy',
    profile: 'PFA',
    date: '2026-12-12',
    workplace: dojo.workplace,
    examiners: ['Tomasz Zawadzki'],
    applicationDeadline: '2026-12-05',
  });
  const candidate = await created('/exam-candidate', {
    exam,
    student,
    gradeTo: grades.get('6kyu'),
    overrideReason: 'Ćwiczy od lat w innym klubie.',
  });
  expect((await homeOf(caller)).invitations).toEqual([]);
  expect((await admin.post(`/exam/${exam}/open`)).status).toBe(200);
  expect((await homeOf(caller)).invitations).toMatchObject([
    { candidate: { id: candidate, student, rsvp: 'invited' }, exam: { id: exam, name: 'Egzamin zimowy' } },
  ]);
  expect((await homeOf(other)).invitations).toEqual([]);
  expect((await caller.post(`/exam-candidate/${candidate}/accept`)).status).toBe(200);
  expect((await homeOf(caller)).invitations).toEqual([]);
});

test('the newest announcement is there until it is opened, for those alone whom it has gone to', async () => {
  const { caller, student } = await addMember();
  const { caller: other } = await addMember();
  const told = async (titlePl: string) => {
    const id = await created('/announcement', {
      titlePl,
      bodyPl: 'Szczegóły na miejscu.',
      audience: 'person',
      student,
    });
    const { status, body } = await admin.post(`/announcement/${id}/send`);
    expect(status, JSON.stringify(body)).toBe(200);
    await club.services.announcements.send(id, body.publishAt);
    return id;
  };
  const first = await told('Zmiana sali');
  await club.travelTo(`${today}T12:05:00Z`);
  const second = await told('Nowe godziny');
  const { announcement } = await homeOf(caller);
  expect(announcement).toMatchObject({ announcement: second, titlePl: 'Nowe godziny', seenAt: null });
  expect((await homeOf(other)).announcement).toBeNull();
  expect((await caller.post(`/announcement-reader/${announcement.id}/see`)).status).toBe(200);
  expect((await homeOf(caller)).announcement).toMatchObject({ announcement: first });
  await club.travelTo(`${today}T12:00:00Z`);
});

test('days off are those of the club and of one’s own group; an article only once it is published', async () => {
  const { caller } = await addMember();
  await created('/day-off', dayOffOn('2026-12-23', '2026-12-31', { name: 'Przerwa świąteczna' }));
  await created('/day-off', dayOffOn('2026-12-06', '2026-12-06', { name: 'Mikołajki', section: 'kids' }));
  await created('/day-off', dayOffOn('2026-11-18', '2026-11-19', { name: 'Minęło' }));
  const article = await created('/article', {
    slug: 'staz',
    titlePl: 'Staż w Sopocie',
    bodyPl: 'Zapisy do 5 grudnia.',
    category: 'seminar',
  });
  const before = await homeOf(caller);
  expect(before.daysOff.map(({ name }: { name: string }) => name)).toEqual(['Przerwa świąteczna']);
  expect(before.article).toBeNull();
  await admin.post(`/article/${article}/publish`);
  expect((await homeOf(caller)).article).toMatchObject({ id: article, titlePl: 'Staż w Sopocie' });
});

test('whoever trains not, and answers for nobody, has an empty one; who is not signed in has none', async () => {
  const alone = await club.join('nikt', 'Members');
  expect(await homeOf(alone)).toMatchObject({
    students: [],
    trainings: [],
    presences: [],
    years: [],
    ways: [],
    homework: [],
  });
  expect((await club.nobody.get('/home')).status).toBe(401);
});

describe('what whoever calls the roll comes for', () => {
  const teachingOf = async (caller: Caller) => (await homeOf(caller)).teaching;

  test('is nothing for who does not', async () => {
    const { caller } = await addMember();
    expect(await teachingOf(caller)).toBeNull();
  });

  test('are today’s trainings, also those that are over, and the next; and of their own that nobody was marked at', async () => {
    const over = await plan(today, {}, '08:00');
    const ahead = await plan('2026-11-21');
    const forgotten = await plan('2026-11-16');
    const settled = await plan('2026-11-12');
    const others = await plan('2026-11-17', { instructor: admin.id });
    const { trainings, unmarked } = await teachingOf(sensei);
    expect(ids(trainings)).toEqual(expect.arrayContaining([over, ahead]));
    expect(ids(trainings)).not.toContain(forgotten);
    expect(ids(unmarked)).toEqual(expect.arrayContaining([over, forgotten]));
    for (const none of [settled, others, ahead]) expect(ids(unmarked)).not.toContain(none);
    const { student } = await addMember();
    await mark(student, forgotten);
    expect(ids((await teachingOf(sensei)).unmarked)).not.toContain(forgotten);
  });

  test('is the mat of the class that runs, one’s own before others’; and of the next one where none does', async () => {
    const matOf = async () => (await teachingOf(sensei)).mat?.training.id;
    // It is one o’clock.
    const own = await plan(today, {}, '16:00');
    expect(await matOf()).toBe(own);
    const theirs = await plan(today, { instructor: admin.id }, '12:30');
    expect(await matOf()).toBe(theirs);
    const soon = await plan(today, {}, '13:20');
    expect(await matOf()).toBe(soon);
    const { student } = await addMember();
    await mark(student, soon);
    const { mat } = await teachingOf(sensei);
    expect(mat).toEqual((await sensei.get(`/training/${soon}/mat`)).body);
    expect(mat.here).toMatchObject([{ student }]);
  });
});
