import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
let admin: Caller;

const TODAY = '2026-11-20';
const ola = {
  firstName: 'Ola',
  lastName: 'Łącka',
  joinedOn: '2026-09-01',
  section: 'kids',
  birthDate: '2016-04-12',
};
const mother = { name: 'Żaneta Łącka', relation: 'matka', phone: '+48600100200', consentOn: '2026-09-01' };
const adult = { firstName: 'Jan', lastName: 'Ćwik', joinedOn: '2020-01-15' };

const fieldsOf = ({ body }: Answer) =>
  body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);

beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
});
beforeEach(async () => {
  await club.travelTo(`${TODAY}T12:00:00Z`);
});
afterAll(() => club.close());

describe('the secretary adds a student', () => {
  test('an adult needs a name and the day of joining', async () => {
    const { status, body } = await admin.post('/student', { firstName: 'Jan', lastName: 'Ćwik' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'joinedOn', code: 'required' }]);
    const created = await admin.post('/student', adult);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...adult,
      section: 'adult',
      status: 'active',
      carryOverDays: 0,
      birthDate: null,
      grade: null,
      gradeRank: null,
      guardianCount: 0,
      lastPresentAt: null,
    });
  });

  test('a child comes with a guardian, in one step', async () => {
    const { status, body } = await admin.post('/student', { ...ola, guardians: [mother] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ firstName: 'Ola', guardianCount: 1 });
    const { body: guardians } = await admin.get(`/guardian?student=${body.id}`);
    expect(guardians._embedded.results).toMatchObject([{ ...mother, studentLastName: 'Łącka', email: null }]);
  });

  test('a child without a guardian is refused, and nothing is stored', async () => {
    for (const guardians of [undefined, []]) {
      const answer = await admin.post('/student', { ...ola, lastName: 'Samotna', guardians });
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual(['guardians minor-needs-guardian']);
    }
    const { body } = await admin.get('/student?q=samotna');
    expect(body.page.totalElements).toBe(0);
  });

  test('a bad guardian is named by its place in the list, and the student is not stored either', async () => {
    const answer = await admin.post('/student', {
      ...ola,
      lastName: 'Druga',
      guardians: [mother, { ...mother, phone: '600' }],
    });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual(['guardians.1.phone wrong-pattern']);
    const future = await admin.post('/student', {
      ...ola,
      lastName: 'Druga',
      guardians: [{ ...mother, consentOn: '2026-11-21' }],
    });
    expect(fieldsOf(future)).toEqual(['guardians.0.consentOn in-future']);
    const stranger = await admin.post('/student', {
      ...ola,
      lastName: 'Druga',
      guardians: [{ ...mother, user: '00000000-0000-7000-8000-000000000000' }],
    });
    expect(fieldsOf(stranger)).toEqual(['guardians.0.user no-such-reference']);
    const { body } = await admin.get('/student?lastName=Druga');
    expect(body.page.totalElements).toBe(0);
  });

  test('of children and youth the date of birth is known', async () => {
    for (const section of ['kids', 'youth']) {
      const answer = await admin.post('/student', { ...adult, section });
      expect(fieldsOf(answer)).toEqual(['birthDate required']);
    }
  });

  test('on the 18th birthday nobody needs a guardian any more', async () => {
    const eve = await admin.post('/student', { ...adult, birthDate: '2008-11-21' });
    expect(fieldsOf(eve)).toEqual(['guardians minor-needs-guardian']);
    const birthday = await admin.post('/student', { ...adult, birthDate: '2008-11-20' });
    expect(birthday.status).toBe(201);
    // 23:30 UTC is tomorrow already in Gdańsk.
    await club.travelTo(`${TODAY}T23:30:00Z`);
    expect((await admin.post('/student', { ...adult, birthDate: '2008-11-21' })).status).toBe(201);
  });

  test('the days of a student make sense', async () => {
    const wrong = async (fields: object) =>
      fieldsOf(await admin.post('/student', { ...adult, ...fields })).sort();
    expect(await wrong({ status: 'left' })).toEqual(['leftOn required']);
    expect(await wrong({ status: 'left', leftOn: '2020-01-14' })).toEqual(['leftOn wrong-order']);
    expect(await wrong({ birthDate: '2021-01-01', guardians: [mother] })).toEqual(['joinedOn before-birth']);
    expect(await wrong({ birthDate: '2027-01-01', guardians: [mother] })).toContain('birthDate in-future');
    expect(await wrong({ imageConsentWithdrawnOn: '2022-01-01' })).toEqual(['imageConsentOn required']);
    expect(await wrong({ imageConsentOn: '2022-02-02', imageConsentWithdrawnOn: '2022-02-01' })).toEqual([
      'imageConsentWithdrawnOn wrong-order',
    ]);
    expect(await wrong({ carryOverDays: 2_001 })).toEqual(['carryOverDays too-large']);
    expect(await wrong({ carryOverDays: -1 })).toEqual(['carryOverDays too-small']);
    expect(await wrong({ carryOverDays: 40 })).toEqual(['carryOverAsOf required']);
    for (const status of ['active', 'suspended'])
      expect(await wrong({ status, leftOn: '2026-01-31' })).toEqual(['leftOn only-when-left']);
  });

  test('the day of leaving and the days from paper make sense by every door', async () => {
    const codesOf = async (values: object) => {
      const { body: student } = await admin.post('/student', adult);
      const put = await admin.put(`/student/${student.id}`, { ...student, ...values });
      const save = await admin.post('/student/batch', { save: [{ ...adult, ...values }] });
      const change = await admin.post('/student/batch', { save: [{ ...student, ...values }] });
      return [put, save, change].map((answer) => [answer.status, ...fieldsOf(answer)]);
    };
    expect(await codesOf({ leftOn: '2026-01-31' })).toEqual([
      [400, 'leftOn only-when-left'],
      [400, 'save.0.leftOn only-when-left'],
      [400, 'save.0.leftOn only-when-left'],
    ]);
    expect(await codesOf({ carryOverDays: 40 })).toEqual([
      [400, 'carryOverAsOf required'],
      [400, 'save.0.carryOverAsOf required'],
      [400, 'save.0.carryOverAsOf required'],
    ]);
    const { body: left } = await admin.post('/student', { ...adult, status: 'left', leftOn: TODAY });
    const back = await admin.put(`/student/${left.id}`, { ...left, status: 'active' });
    expect(fieldsOf(back), 'who comes back').toEqual(['leftOn only-when-left']);
  });

  test('a member number and a user belong to one student', async () => {
    const user = (await club.join('zajety')).id;
    await admin.post('/student', { ...adult, memberNumber: 'A-1', user });
    const number = await admin.post('/student', { ...adult, memberNumber: 'A-1' });
    expect(number).toMatchObject({
      status: 409,
      body: 'Taki wpis już istnieje.',
      headers: { 'problem-members': '{"fields":["memberNumber"]}' },
    });
    const second = await admin.post('/student', { ...adult, user });
    expect(second).toMatchObject({ status: 409, headers: { 'problem-members': '{"fields":["user"]}' } });
  });

  test('is found by name or member number, Polish marks or not, in Polish order', async () => {
    await admin.post('/student', { ...adult, firstName: 'Łucja', lastName: 'Źrebiec', memberNumber: 'Q-77' });
    await admin.post('/student', { ...adult, firstName: 'Adam', lastName: 'Zrebiec' });
    for (const q of ['lucja', 'ŹREBIEC łucja', 'q-77']) {
      const { body } = await admin.get(`/student?q=${encodeURIComponent(q)}`);
      expect(body._embedded.results).toMatchObject([{ lastName: 'Źrebiec' }]);
    }
    const { body } = await admin.get('/student?q=rebiec');
    expect(body._embedded.results.map((row: { lastName: string }) => row.lastName)).toEqual([
      'Zrebiec',
      'Źrebiec',
    ]);
  });
});

describe('a student changes', () => {
  test('guardians are changed one by one, not through the student', async () => {
    const { body: child } = await admin.post('/student', { ...ola, guardians: [mother] });
    const answer = await admin.put(`/student/${child.id}`, { ...child, guardians: [mother] });
    expect(fieldsOf(answer)).toEqual(['guardians only-when-created']);
    expect((await admin.put(`/student/${child.id}`, child)).body).toEqual(child);
  });

  test('a corrected date of birth makes a minor only where there is a guardian', async () => {
    const { body: student } = await admin.post('/student', adult);
    const young = { ...student, birthDate: '2012-05-05' };
    const refused = await admin.put(`/student/${student.id}`, young);
    expect(refused).toMatchObject({
      status: 409,
      body: 'Osoba niepełnoletnia musi mieć co najmniej jednego opiekuna.',
    });
    await admin.post('/guardian', { ...mother, student: student.id });
    expect(await admin.put(`/student/${student.id}`, young)).toMatchObject({
      status: 200,
      body: { birthDate: '2012-05-05', guardianCount: 1, version: 2 },
    });
  });

  test('the last guardian of a minor stays, also when all are removed at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { body: child } = await admin.post('/student', {
        ...ola,
        guardians: [mother, mother, mother, mother],
      });
      const { body } = await admin.get(`/guardian?student=${child.id}`);
      const answers = await Promise.all(
        body._embedded.results.map(({ id }: { id: string }) => admin.remove(`/guardian/${id}`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409]);
    }
  });

  test('the last guardian of a minor isn’t handed to another student', async () => {
    const { body: child } = await admin.post('/student', { ...ola, guardians: [mother] });
    const { body } = await admin.get(`/guardian?student=${child.id}`);
    const { body: other } = await admin.post('/student', adult);
    const [last] = body._embedded.results;
    expect((await admin.put(`/guardian/${last.id}`, { ...last, student: other.id })).status).toBe(409);
    expect((await admin.get(`/student/${child.id}`)).body.guardianCount).toBe(1);
  });

  test('who left needs no guardian, and coming back needs one again', async () => {
    const { body: child } = await admin.post('/student', { ...ola, guardians: [mother] });
    const gone = await admin.put(`/student/${child.id}`, { ...child, status: 'left', leftOn: TODAY });
    expect(gone.status).toBe(200);
    const { body } = await admin.get(`/guardian?student=${child.id}`);
    expect((await admin.remove(`/guardian/${body._embedded.results[0].id}`)).status).toBe(204);
    const back = await admin.put(`/student/${child.id}`, { ...gone.body, status: 'active', leftOn: null });
    expect(back.status).toBe(409);
  });

  test('a student with a grade, also an annulled one, stays in the records; one entered by mistake goes with the guardians', async () => {
    const { body: child } = await admin.post('/student', { ...ola, guardians: [mother] });
    const { body: grades } = await admin.get('/grade?code=6kyu');
    const { body: award } = await admin.post('/student-grade', {
      student: child.id,
      grade: grades._embedded.results[0].id,
      awardedOn: TODAY,
    });
    const refused = await admin.remove(`/student/${child.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('Zmień status');
    // Its guardians would go with it: they keep nobody.
    expect(JSON.parse(String(refused.headers['problem-members']))).toEqual({
      usedBy: { 'student-grade': 1 },
    });
    await admin.post(`/student-grade/${award.id}/annul`, { reason: 'Nie ten uczeń' });
    expect((await admin.remove(`/student/${child.id}`)).status).toBe(409);
    const { body: slip } = await admin.post('/student', { ...ola, guardians: [mother] });
    expect((await admin.remove(`/student/${slip.id}`)).status).toBe(204);
    const { body } = await admin.get(`/guardian?student=${slip.id}`);
    expect(body.page.totalElements).toBe(0);
  });

  test('losing the user account leaves the student', async () => {
    const user = await club.join('odchodzi');
    const { body: student } = await admin.post('/student', { ...adult, user: user.id });
    await admin.remove(`/user/${user.id}`);
    expect((await admin.get(`/student/${student.id}`)).body.user).toBeNull();
  });
});

describe('who sees a student', () => {
  test('a member sees themselves, a guardian the child, nobody anybody else', async () => {
    const member = await club.join('czlonek', 'Members');
    const parent = await club.join('rodzic', 'Members');
    const { body: own } = await admin.post('/student', { ...adult, user: member.id });
    const { body: child } = await admin.post('/student', {
      ...ola,
      guardians: [
        { ...mother, user: parent.id },
        { ...mother, name: 'Babcia' },
      ],
    });
    const ids = async (caller: Caller, path: string) =>
      (await caller.get(path)).body._embedded.results.map(({ id }: { id: string }) => id);
    expect(await ids(member, '/student')).toEqual([own.id]);
    expect(await ids(parent, '/student')).toEqual([child.id]);
    expect((await member.get(`/student/${child.id}`)).status).toBe(404);
    expect((await parent.get('/guardian')).body.page.totalElements).toBe(2);
    expect((await member.get('/guardian')).body.page.totalElements).toBe(0);
    expect((await member.put(`/student/${own.id}`, own)).status).toBe(403);
    expect((await parent.post('/guardian', { ...mother, student: child.id })).status).toBe(403);
  });
});

describe('a guardian with an account', () => {
  let parent: Caller;
  let son: Caller;
  let student: { id: string; birthDate: string };
  let round = 0;
  /** The birthday of somebody who comes of age on 20 November 2026, when it is 00:00 in Gdańsk. */
  const birthday = '2008-11-20';
  const eve = '2026-11-19T22:59:59Z';
  const midnight = '2026-11-19T23:00:00Z';

  beforeEach(async () => {
    await club.travelTo('2026-11-10T12:00:00Z');
    round += 1;
    parent = await club.join(`mama${round}`, 'Members');
    son = await club.join(`syn${round}`, 'Members');
    const { status, body } = await admin.post('/student', {
      ...adult,
      user: son.id,
      birthDate: birthday,
      guardians: [{ ...mother, user: parent.id }],
    });
    expect(status, JSON.stringify(body)).toBe(201);
    student = body;
  });

  const consent = (caller: Caller, allowed: boolean) =>
    caller.post(`/student/${student.id}/guardian-access`, { allowed });
  const idsOf = ({ body }: Answer) => body._embedded.results.map(({ id }: { id: string }) => id);

  /** Whether the parent sees and may act, by every way there is. */
  async function reach() {
    const { body: training } = await admin.post('/training', {
      title: 'Aikido',
      workplace: (await admin.post('/workplace', { name: `Dojo ${crypto.randomUUID()}` })).body.id,
      instructor: admin.id,
      startsAt: '2026-12-01T17:00:00Z',
      endsAt: '2026-12-01T18:30:00Z',
    });
    const owner = await parent.get('/authinfo/owner');
    const excused = await parent.post('/presence', {
      student: student.id,
      training: training.id,
      status: 'excused',
    });
    return {
      listed: idsOf(await parent.get('/student')).includes(student.id),
      read: (await parent.get(`/student/${student.id}`)).status,
      owner: owner.body.students.map(({ id }: { id: string }) => id).includes(student.id),
      act: excused.status,
      seen: idsOf(await parent.get('/presence')).length > 0,
    };
  }
  const all = { listed: true, read: 200, owner: true, act: 201, seen: true };
  const none = { listed: false, read: 404, owner: false, act: 403, seen: false };

  test('sees and acts until the 18th birthday, which begins at midnight in Gdańsk', async () => {
    await club.travelTo(eve);
    expect(await reach()).toEqual(all);
    await club.travelTo(midnight);
    expect(await reach()).toEqual(none);
    expect(idsOf(await parent.get('/guardian')), 'what is held of themselves').toHaveLength(1);
    expect(idsOf(await son.get('/student'))).toEqual([student.id]);
  });

  test('sees and acts after it only while the student lets them', async () => {
    await club.travelTo(eve);
    const early = await consent(son, true);
    expect([early.status, early.headers['problem-code']]).toEqual([409, 'not-of-age']);
    await club.travelTo(midnight);
    expect((await consent(son, true)).body).toMatchObject({ guardianAccessOn: '2026-11-20' });
    expect(await reach()).toEqual(all);
    await club.travelTo('2026-11-21T12:00:00Z');
    const again = await consent(son, true);
    expect(again.body.guardianAccessOn, 'since when').toBe('2026-11-20');
    expect((await consent(son, false)).body).toMatchObject({ guardianAccessOn: null });
    expect(await reach()).toEqual(none);
  });

  test('can’t be let in by anybody but the student', async () => {
    await club.travelTo(midnight);
    expect((await consent(parent, true)).status).toBe(404);
    expect((await consent(admin, true)).status).toBe(403);
    const { body: row } = await admin.get(`/student/${student.id}`);
    await admin.put(`/student/${student.id}`, { ...row, guardianAccessOn: '2026-11-20', note: 'x' });
    await admin.post('/student/batch', {
      save: [{ ...row, version: undefined, guardianAccessOn: '2026-11-20' }],
    });
    expect(await reach()).toEqual(none);
    await consent(son, true);
    expect((await consent(parent, false)).status, 'nor kept out').toBe(403);
    expect(await reach()).toEqual(all);
  });
});

describe('being seen by other members', () => {
  const shownBy = async (caller: Caller, id: string, shown = true) => {
    const { status, body, headers } = await caller.post(`/student/${id}/shown-to-members`, { shown });
    return status === 200 ? body.shownToMembersOn : [status, body.code ?? headers['problem-code']];
  };

  test('is one’s own word, and a guardian’s for who is under 18', async () => {
    await club.travelTo(`${TODAY}T12:00:00Z`);
    const [self, parent, child] = [
      await club.join('widoczna', 'Members'),
      await club.join('tata.widocznej', 'Members'),
      await club.join('dziecko.widoczne', 'Members'),
    ];
    const grown = (await admin.post('/student', { ...adult, user: self.id })).body.id;
    const minor = (
      await admin.post('/student', {
        ...{ ...adult, user: child.id, birthDate: '2015-03-01' },
        guardians: [{ ...mother, user: parent.id }],
      })
    ).body.id;

    expect(await shownBy(self, grown)).toBe(TODAY);
    expect(await shownBy(self, grown, false)).toBeNull();
    expect(await shownBy(admin, grown)).toEqual([403, 'forbidden']);
    expect(await shownBy(parent, grown)).toEqual([404, 'not-found']);
    expect(await shownBy(parent, minor)).toBe(TODAY);
    expect(await shownBy(child, minor, false)).toEqual([409, 'not-of-age']);
    expect(await shownBy(admin, minor, false)).toEqual([403, 'forbidden']);
    const { body: row } = await admin.get(`/student/${grown}`);
    await admin.put(`/student/${grown}`, { ...row, shownToMembersOn: TODAY, note: 'x' });
    expect((await admin.get(`/student/${grown}`)).body.shownToMembersOn, 'not by the row').toBeNull();
  });
});

describe('linking an account to a person', () => {
  let secretary: Caller;
  let child: Record<string, unknown>;
  let guardian: Record<string, unknown>;
  let free: Record<string, unknown>;
  const allow = async (right: string) =>
    admin.post('/rightto', {
      group: (await admin.get('/groupright?name=Kancelaria')).body._embedded.results[0].id,
      right,
    });

  beforeAll(async () => {
    await club.travelTo(`${TODAY}T12:00:00Z`);
    await admin.post('/groupright', { name: 'Kancelaria' });
    for (const right of ['Student:Write', 'Student:Read', 'Guardian:Write', 'Guardian:Read'])
      await allow(right);
    secretary = await club.join('sekretariat', 'Kancelaria');
    ({ body: child } = await admin.post('/student', { ...ola, guardians: [mother] }));
    const found = await admin.get(`/guardian?student=${child.id}`);
    guardian = found.body._embedded.results[0];
    ({ body: free } = await admin.post('/student', adult));
  });

  test('isn’t open to who may write students and guardians alone, by no door', async () => {
    const user = secretary.id;
    const { body: other } = await admin.post('/guardian', { ...mother, student: free.id, user });
    const answers = {
      create: await secretary.post('/student', { ...adult, user }),
      put: await secretary.put(`/student/${free.id}`, { ...free, user }),
      batch: await secretary.post('/student/batch', { save: [{ ...adult, user }] }),
      import: await secretary.post('/student/batch', { save: [{ ...free, user }], dryRun: false }),
      together: await secretary.post('/student', { ...ola, guardians: [{ ...mother, user }] }),
      guardian: await secretary.post('/guardian', { ...mother, student: child.id, user }),
      change: await secretary.put(`/guardian/${guardian.id}`, { ...guardian, user }),
      many: await secretary.post('/guardian/batch', { save: [{ ...guardian, user }] }),
      handed: await secretary.put(`/guardian/${other.id}`, { ...other, student: child.id }),
    };
    const statuses = Object.entries(answers).map(([door, { status }]) => [door, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      create: 403,
      put: 403,
      batch: 400,
      import: 400,
      together: 403,
      guardian: 403,
      change: 403,
      many: 400,
      handed: 403,
    });
    expect(answers.batch.body.errors).toMatchObject([{ code: 'linking-an-account' }]);
    expect((await secretary.get('/authinfo/owner')).body.students).toEqual([]);
  });

  test('nor by taking back in the log that it was undone; all else they write as before', async () => {
    const { body: linked } = await admin.post('/student', { ...adult, user: (await club.join('dawny')).id });
    const { body: undone } = await secretary.put(`/student/${linked.id}`, { ...linked, user: null });
    expect(undone.user).toBeNull();
    const back = await secretary.put(`/student/${linked.id}`, { ...undone, user: linked.user });
    expect(back.status).toBe(403);
    const { body: kept } = await admin.put(`/student/${linked.id}`, { ...undone, user: linked.user });
    expect((await secretary.put(`/student/${linked.id}`, { ...kept, note: 'Nowy telefon' })).status).toBe(
      200,
    );
    expect((await secretary.put(`/guardian/${guardian.id}`, { ...guardian, name: 'Ż. Łącka' })).status).toBe(
      200,
    );
  });

  test('is open with the right to write users', async () => {
    await allow('User:Write');
    const { body: user } = await admin.post('/user', {
      username: 'nowy.rodzic',
      email: 'nowy.rodzic@example.org',
      firstName: 'Nowy',
      lastName: 'Rodzic',
    });
    const { body } = await admin.get(`/guardian/${guardian.id}`);
    expect((await secretary.put(`/guardian/${guardian.id}`, { ...body, user: user.id })).status).toBe(200);
    expect((await secretary.post('/student', { ...adult, user: user.id })).status).toBe(201);
  });
});

test('a minor keeps the date of birth in whatever section, so that they keep a guardian', async () => {
  const { body: child } = await admin.post('/student', { ...ola, guardians: [mother] });
  for (const values of [
    { section: 'adult', birthDate: null },
    { section: 'adult', birthDate: null, status: 'left', leftOn: TODAY },
  ]) {
    const refused = await admin.put(`/student/${child.id}`, { ...child, ...values });
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['birthDate required']]);
  }
  const { body: moved } = await admin.put(`/student/${child.id}`, { ...child, section: 'adult' });
  expect(moved).toMatchObject({ section: 'adult', birthDate: ola.birthDate });
  const { body: guardians } = await admin.get(`/guardian?student=${child.id}`);
  expect((await admin.remove(`/guardian/${guardians._embedded.results[0].id}`)).status).toBe(409);
});

describe('who signs up and belongs to nobody', () => {
  const undecided = async (caller: Caller, query = '') =>
    (await admin.get(`/user/matches${query}`)).body.users.find(({ id }: { id: string }) => id === caller.id);
  const groupsOf = async ({ id }: Caller) =>
    (await admin.get(`/useringroupright?user=${id}`)).body._embedded.results.map(
      ({ groupName }: { groupName: string }) => groupName,
    );
  const child = (firstName: string, birthDate: string, guardian: object) =>
    admin.post('/student', { ...ola, firstName, birthDate, guardians: [{ name: 'Babcia' }, guardian] });

  test('is shown to administrators with who of the club that may be, the likeliest first', async () => {
    const anna = await club.join('anna');
    const asGuardian = { name: 'Anna Testowa', email: 'ANNA@example.org' };
    await child('Zosia', '2018-02-01', asGuardian);
    await child('Staś', '2015-02-01', { name: 'ANNA TESTOWA' });
    const { body: namesake } = await admin.post('/student', {
      ...adult,
      firstName: 'Anna',
      lastName: 'Testowa',
    });
    const { body: sharing } = await admin.post('/student', { ...adult, email: 'anna@example.org' });
    const left = { firstName: 'Anna', lastName: 'Testowa', status: 'left', leftOn: TODAY };
    await admin.post('/student', { ...adult, ...left });
    await admin.post('/student', { ...adult, email: 'anna@example.org', user: (await club.join('inna')).id });

    expect(await undecided(anna)).toMatchObject({
      email: 'anna@example.org',
      persons: [
        { table: 'guardian', children: 'Staś Łącka, Zosia Łącka', byEmail: true, byName: true },
        { table: 'student', ids: [namesake.id], name: 'Anna Testowa', children: null, byEmail: false },
        { table: 'student', ids: [sharing.id], byEmail: true, byName: false },
      ],
    });
    expect((await undecided(anna)).persons[0].ids).toHaveLength(2);
  });

  test('is a member once connected, and decided about; the account alone can still be asked about', async () => {
    const piotr = await club.join('piotr');
    expect(await undecided(piotr)).toMatchObject({ persons: [] });
    const { body: made } = await admin.post('/student', { ...adult, user: piotr.id });
    expect(await groupsOf(piotr)).toEqual(['Members']);
    expect(await undecided(piotr)).toBeUndefined();
    expect(await undecided(piotr, `?user=${piotr.id}`)).toMatchObject({ id: piotr.id });
    expect((await piotr.get('/training')).status).toBe(200);
    expect((await admin.put(`/student/${made.id}`, { ...made, user: null })).status).toBe(200);
    expect(await undecided(piotr), 'a member is decided about').toBeUndefined();
  });

  test('is connected as a guardian too, and keeps the groups there are', async () => {
    const [mama, teacher] = [await club.join('mama'), await club.join('trenerka', 'Instructors')];
    const { body: first } = await child('Ala', '2016-02-01', { name: 'Mama Ali' });
    const { body } = await admin.get(`/guardian?student=${first.id}&sort=name,desc`);
    const [guardian, grandmother] = body._embedded.results;
    await admin.put(`/guardian/${guardian.id}`, { ...guardian, user: mama.id });
    await admin.put(`/guardian/${grandmother.id}`, { ...grandmother, user: teacher.id });
    expect([await groupsOf(mama), await groupsOf(teacher)]).toEqual([['Members'], ['Instructors']]);
  });

  test('is not asked about when blocked, or in a group', async () => {
    const [blocked, dev] = [await club.join('zablokowany'), await club.join('programista', 'Developers')];
    const { body } = await admin.get(`/user/${blocked.id}`);
    await admin.put(`/user/${blocked.id}`, { ...body, status: 'blocked' });
    expect([await undecided(blocked), await undecided(dev)]).toEqual([undefined, undefined]);
  });

  test('becomes no member by the hand of who may not say who is in a group', async () => {
    const { body: group } = await admin.post('/groupright', { name: 'Zapisy' });
    for (const right of ['Student:Write', 'User:Write'])
      await admin.post('/rightto', { group: group.id, right });
    const helper = await club.join('pomocnica', 'Zapisy');
    const guest = await club.join('goscinna');
    const { status } = await helper.post('/student', { ...adult, user: guest.id });
    expect([status, await groupsOf(guest)]).toEqual([201, []]);
  });
});
