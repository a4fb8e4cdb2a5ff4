import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../src/club-time.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Dojo, openDojo, trainingOn } from './support/schedule.ts';

let club: TestClub;
let admin: Caller;
let dojo: Dojo;
let number = 0;
let student: string;
let member: Caller;
beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  await club.travelTo('2026-11-27T12:00:00Z');
  dojo = { ...(await openDojo(admin, 'Dojo Wrzeszcz')), instructor: admin.id };
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.travelTo('2026-11-27T12:00:00Z');
  number += 1;
  member = await club.join(`czlonek${number}`, 'Members');
  student = await addStudent({ user: member.id });
});

async function made(path: string, body: object): Promise<string> {
  const { status, body: row } = await admin.post(path, body);
  expect([status, row]).toEqual([201, expect.anything()]);
  return row.id;
}
const addStudent = (more: object = {}) =>
  made('/student', { firstName: 'Ola', lastName: `Żuk${number}`, joinedOn: '2025-09-01', ...more });

/** Each test has days of its own, as one place holds one training at a time. */
const dayOf = (day: number) => addDays('2027-01-01', 10 * number + day);
const plan = (day: number, more: Record<string, unknown> = {}) =>
  made('/training', trainingOn(dojo, dayOf(day), '18:00', more));

const leave = (id: string, closeAccounts: string[] = [], leftOn = '2026-11-27', by = admin) =>
  by.post(`/student/${id}/leave`, { leftOn, closeAccounts });
const comeBack = (id: string, by = admin) => by.post(`/student/${id}/come-back`);
const checklist = async (id: string, by = admin) => (await by.get(`/student/${id}/leaving`)).body;
const mayEnter = async (caller: Caller) => (await caller.get('/authinfo/whoami')).status === 200;
const signedUp = async (id: string): Promise<string[]> =>
  (await admin.get(`/presence?student=${id}&status=declared`)).body._embedded.results.map(
    ({ training }: { training: string }) => training,
  );

describe('what is open when a student leaves', () => {
  it('is what they have of the club, whom it lets in, and what waits for them', async () => {
    const training = await plan(1);
    await member.post('/presence', { student, training, status: 'declared' });
    const item = await made('/item', { name: 'Bokken', category: 'weapon' });
    const loan = await made('/item-loan', { item, student, from: '2026-09-01', dueOn: '2026-11-01' });
    await member.post('/authinfo/calendar-feeds', {
      about: 'student',
      student,
      workplace: null,
      reminder: 'none',
      withDaysOff: false,
      withExcused: true,
    });
    expect(await checklist(student)).toEqual({
      loans: [
        {
          id: loan,
          itemName: 'Bokken',
          inventoryNo: null,
          dueOn: '2026-11-01',
          overdue: expect.any(Boolean),
        },
      ],
      accounts: [{ id: member.id, name: expect.any(String), of: 'student', enabled: true, needed: null }],
      exams: [],
      signUps: 1,
      leads: 0,
      feeds: 1,
      homework: 0,
      comesBack: { accounts: 0, signUps: 0 },
    });
  });

  it('an account that is of other use stays, and says of which', async () => {
    const mother = await club.join(`mama${number}`, 'Members');
    const father = await club.join(`tata${number}`, 'Members');
    const sensei = await club.join(`sensei${number}`, 'Members', 'Instructors');
    const child = { section: 'kids', birthDate: '2017-05-01', user: null };
    const answersFor = (...users: Caller[]) => users.map(({ id }) => ({ name: 'Opiekun', user: id }));
    const first = await addStudent({ ...child, guardians: answersFor(mother, father, sensei, member) });
    await addStudent({ ...child, guardians: answersFor(mother) });
    const { accounts } = await checklist(first);
    expect(new Map(accounts.map(({ id, needed }: { id: string; needed: string }) => [id, needed]))).toEqual(
      new Map([
        [mother.id, 'otherStudent'],
        [father.id, null],
        [sensei.id, 'rights'],
        [member.id, 'trains'],
      ]),
    );
    const { status, headers } = await leave(first, [father.id, mother.id]);
    expect([status, headers['problem-code']]).toEqual([409, 'account-needed']);
    // Nothing of it was done.
    expect(await mayEnter(father)).toBe(true);
    expect((await leave(first, [father.id])).status).toBe(200);
    expect([await mayEnter(father), await mayEnter(mother), await mayEnter(sensei)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is told to nobody who may not write students, and in part to whom may not read all of it', async () => {
    expect((await member.get(`/student/${student}/leaving`)).status).toBe(403);
    expect((await leave(student, [], undefined, member)).status).toBe(403);
    expect((await comeBack(student, member)).status).toBe(403);
    const office = await club.join(`biuro${number}`, 'Members');
    const group = await made('/groupright', { name: `Biuro ${number}` });
    await made('/rightto', { group, right: 'Student:Write' });
    await made('/useringroupright', { group, user: office.id });
    expect(await checklist(student, office)).toMatchObject({
      loans: null,
      accounts: null,
      exams: null,
      signUps: 0,
    });
    expect((await leave(student, [member.id], undefined, office)).status).toBe(403);
    expect(await mayEnter(member)).toBe(true);
    expect((await leave(student, [], undefined, office)).status).toBe(200);
  });
});

describe('who leaves', () => {
  it('has the day of leaving, and no place on the mat after it', async () => {
    const [last, after] = [await plan(1), await plan(2)];
    await member.post('/presence', { student, training: last, status: 'declared' });
    await member.post('/presence', { student, training: after, status: 'declared' });
    const { status, body } = await leave(student, [], dayOf(1));
    expect([status, body.status, body.leftOn]).toEqual([200, 'left', dayOf(1)]);
    expect(await signedUp(student)).toEqual([last]);
    expect((await admin.get(`/training/${after}`)).body.declaredCount).toBe(0);
  });

  it('cannot leave before they joined', async () => {
    const { status, body } = await leave(student, [], '2025-08-31');
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'leftOn' })]]);
  });

  it('is let in no more where the account was closed, and their calendar answers nobody', async () => {
    const { body: feed } = await member.post('/authinfo/calendar-feeds', {
      about: 'student',
      student,
      workplace: null,
      reminder: 'none',
      withDaysOff: false,
      withExcused: true,
    });
    const { body } = await member.get(`/authinfo/calendar-feeds/${feed.id}/address`);
    const path = body.address.slice(body.address.indexOf('/calendar/'));
    expect((await club.nobody.get(path)).status).toBe(200);
    await leave(student, [member.id]);
    expect(await mayEnter(member)).toBe(false);
    expect((await club.nobody.get(path)).status).toBe(404);
    await comeBack(student);
    expect((await club.nobody.get(path)).status).toBe(200);
  });

  it('who has left already may still have an account closed', async () => {
    await leave(student);
    expect(await mayEnter(member)).toBe(true);
    expect((await leave(student, [member.id])).status).toBe(200);
    expect(await mayEnter(member)).toBe(false);
  });

  it('also by the form or for many at once', async () => {
    const training = await plan(1);
    await member.post('/presence', { student, training, status: 'declared' });
    const { body } = await admin.get(`/student/${student}`);
    await admin.put(`/student/${student}`, { ...body, status: 'left', leftOn: '2026-11-27' });
    expect(await signedUp(student)).toEqual([]);
    const { body: left } = await admin.get(`/student/${student}`);
    await admin.put(`/student/${student}`, { ...left, status: 'active', leftOn: null });
    expect(await signedUp(student)).toEqual([training]);
  });
});

describe('who comes back', () => {
  it('is let in, and signed up for what still takes place and has room', async () => {
    const [kept, cancelled, full] = [await plan(1), await plan(2), await plan(3, { capacity: 1 })];
    for (const training of [kept, cancelled, full])
      await member.post('/presence', { student, training, status: 'declared' });
    await leave(student, [member.id]);
    expect((await checklist(student)).comesBack).toEqual({ accounts: 1, signUps: 3 });
    await admin.post(`/training/${cancelled}/cancel`, { reason: 'Choroba' });
    const other = await addStudent();
    await admin.post('/presence', { student: other, training: full, status: 'declared' });

    const { status, body } = await comeBack(student);
    expect([status, body.status, body.leftOn]).toEqual([200, 'active', null]);
    expect(await signedUp(student)).toEqual([kept]);
    const { accounts, comesBack } = await checklist(student);
    expect(accounts).toMatchObject([{ id: member.id, enabled: true }]);
    expect(comesBack).toEqual({ accounts: 0, signUps: 0 });
  });

  it('an account that was closed for another reason stays closed', async () => {
    const { body } = await admin.get(`/user/${member.id}`);
    await admin.put(`/user/${member.id}`, { ...body, enabled: false });
    await leave(student);
    await comeBack(student);
    expect((await checklist(student)).accounts).toMatchObject([{ enabled: false }]);
  });

  it('nothing changes for who never left', async () => {
    const { body: before } = await admin.get(`/student/${student}`);
    expect((await comeBack(student)).body.version).toBe(before.version);
  });
});
