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
  });

  test('a member number and a user belong to one student', async () => {
    const user = (await club.join('zajety')).id;
    await admin.post('/student', { ...adult, memberNumber: 'A-1', user });
    const number = await admin.post('/student', { ...adult, memberNumber: 'A-1' });
    expect(number).toMatchObject({ status: 409, body: 'Taki wpis już istnieje (memberNumber).' });
    const second = await admin.post('/student', { ...adult, user });
    expect(second).toMatchObject({ status: 409, body: 'Taki wpis już istnieje (user).' });
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

  test('a student with grades stays in the records; one entered by mistake goes with the guardians', async () => {
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
    await admin.post(`/student-grade/${award.id}/annul`, { reason: 'Nie ten uczeń' });
    expect((await admin.remove(`/student/${child.id}`)).status).toBe(204);
    const { body } = await admin.get(`/guardian?student=${child.id}`);
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
