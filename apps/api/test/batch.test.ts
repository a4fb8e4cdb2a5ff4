import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
let admin: Caller;
beforeAll(async () => {
  club = await openTestClub();
  ({ admin } = club);
});
afterAll(() => club.close());

const send = (table: string, body: object) => admin.post(`/${table}/batch`, body);
const countOf = async (table: string): Promise<number> =>
  (await admin.get(`/${table}?size=1`)).body.page.totalElements;
const outcomes = ({ body }: { body: { results: { outcome: string }[] } }) =>
  body.results.map(({ outcome }) => outcome);

describe('many rows at once', () => {
  test('are made and changed, and what they were is told for the way back', async () => {
    const { body: old } = await admin.post('/workplace', { name: 'Sala Stara', city: 'Gdynia' });
    const saved = await send('workplace', {
      save: [{ name: 'Sala Nowa' }, { ...old, city: 'Sopot' }, { id: old.id, name: 'Sala Stara' }],
    });
    expect([saved.status, outcomes(saved)]).toEqual([200, ['created', 'changed', 'unchanged']]);
    expect(saved.body.results[1]).toMatchObject({
      before: { city: 'Gdynia' },
      after: { city: 'Sopot', version: 2 },
    });
    const undone = await send('workplace', {
      save: [{ id: old.id, name: 'Sala Stara', city: 'Gdynia' }],
      remove: [saved.body.results[0].id],
    });
    expect(outcomes(undone)).toEqual(['changed', 'removed']);
    expect((await admin.get(`/workplace/${saved.body.results[0].id}`)).status).toBe(404);
  });

  test('are stored all or none: each that is wrong is named by its place', async () => {
    const before = await countOf('workplace');
    const { status, body } = await send('workplace', {
      save: [{ name: 'Sala A' }, { name: '', postalCode: '80180' }, { name: 'Sala A' }],
    });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { field: 'save.1.name', code: 'required' },
      { field: 'save.1.postalCode', code: 'wrong-pattern', message: 'Podaj w postaci 80-180.' },
      { field: 'save.2.name', code: 'duplicate', message: 'Taki wpis już istnieje.' },
    ]);
    expect(await countOf('workplace')).toBe(before);
  });

  test('are removed together, or none of them: the one that is in use is named', async () => {
    const { body } = await send('item', { save: [{ name: 'Jo' }, { name: 'Tanto' }, { name: 'Bokken' }] });
    const ids: string[] = body.results.map(({ id }: { id: string }) => id);
    const student = {
      firstName: 'Ewa',
      lastName: 'Lis',
      joinedOn: '2024-09-01',
      section: 'adult',
      birthDate: '1990-04-12',
    };
    const { body: borrower } = await admin.post('/student', student);
    const loan = await admin.post('/item-loan', {
      item: ids[1],
      student: borrower.id,
      from: '2024-09-02',
      dueOn: '2024-09-30',
    });
    expect(loan.status).toBe(201);
    const refused = await send('item', { remove: ids });
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'remove.1', code: 'used-by' }],
    ]);
    expect(outcomes(await send('item', { remove: ids, dryRun: true }))).toEqual([
      'removed',
      'refused',
      'removed',
    ]);
    const removed = await send('item', { remove: [ids[2], ids[0]] });
    expect(removed.body.results.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[0]]);
    expect((await admin.get(`/item/${ids[1]}`)).status).toBe(200);
    expect((await admin.get(`/audit-log?row=${ids[0]}`)).body.page.totalElements).toBe(2);
  });

  test('are removed once, though an id is named in small and in capital letters', async () => {
    const { id } = (await admin.post('/workplace', { name: 'Sala Podwójna' })).body;
    expect((await send('workplace', { remove: [id, id.toUpperCase()] })).status).toBe(200);
    const { body } = await admin.get(`/audit-log?row=${id}&sort=createdAt,asc`);
    expect(body._embedded.results.map(({ verb }: { verb: string }) => verb)).toEqual(['create', 'remove']);
  });

  test('can be tried first: nothing is stored, no line is left in the log', async () => {
    const before = [await countOf('student'), await countOf('guardian'), await countOf('audit-log')];
    const child = { lastName: 'Mały', joinedOn: '2024-09-01', section: 'kids', birthDate: '2016-04-12' };
    const tried = await send('student', {
      dryRun: true,
      save: [
        { ...child, firstName: 'Staś', guardians: [{ name: 'Anna Mała' }] },
        { ...child, firstName: 'Ola' },
      ],
    });
    expect([tried.status, outcomes(tried)]).toEqual([200, ['created', 'refused']]);
    expect(tried.body.results[1].errors).toMatchObject([
      { field: 'guardians', code: 'minor-needs-guardian' },
    ]);
    expect([await countOf('student'), await countOf('guardian'), await countOf('audit-log')]).toEqual(before);
  });

  test('are not overwritten by who read them earlier', async () => {
    const { body: row } = await admin.post('/workplace', { name: 'Sala Wspólna' });
    await admin.put(`/workplace/${row.id}`, { ...row, room: '1' });
    const { status, body } = await send('workplace', { save: [{ ...row, room: '2' }] });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'save.0', code: 'stale-version' }]]);
  });

  test('are counted at most 5000', async () => {
    const save = Array.from({ length: 5_001 }, (_, n) => ({ name: `Sala ${n}` }));
    expect((await send('workplace', { save })).body.errors).toMatchObject([
      { field: 'save', code: 'too-many' },
    ]);
  });

  test('are for who may write the table', async () => {
    const instructor = await club.join('prowadzi', 'Instructors');
    expect((await instructor.post('/workplace/batch', { save: [] })).status).toBe(403);
  });
});
