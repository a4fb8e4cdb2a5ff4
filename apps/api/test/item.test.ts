import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

type Item = { id: string };

let club: TestClub;
let admin: Caller;
let member: Caller;
let jan: string;
let ola: string;
let bokken: string;

beforeAll(async () => {
  club = await openTestClub();
  admin = club.admin;
  member = await club.join('jan', 'Members');
  const student = async (firstName: string, more: object = {}) =>
    (await admin.post('/student', { firstName, lastName: 'Ćwik', joinedOn: '2020-01-15', ...more })).body.id;
  jan = await student('Jan', { user: member.id });
  ola = await student('Ola');
});
beforeEach(async () => {
  bokken = (await admin.post('/item', { name: 'Bokken', category: 'weapon' })).body.id;
});
afterAll(() => club.close());

const lend = (values: object = {}) =>
  admin.post('/item-loan', { item: bokken, student: jan, from: '2026-01-10', ...values });
const read = async (path: string) => (await admin.get(path)).body;
const statusOf = async (item: string) => (await read(`/item/${item}`)).status;
/** A day that many days from today, as the club counts. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });

describe('an item', () => {
  test('has its bounds: a name of 100 letters, one of five kinds, worth nothing or more', async () => {
    expect((await admin.post('/item', { name: 'a'.repeat(100) })).status).toBe(201);
    for (const [field, value] of [
      ['name', 'a'.repeat(101)],
      ['category', 'sword'],
      ['valuePln', -0.01],
      ['status', 'lost'],
      ['purchasedOn', '2026-02-30'],
    ] as const) {
      const { status, body } = await admin.post('/item', { name: 'Jo', [field]: value });
      expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    }
    for (const category of ['weapon', 'gi', 'mat', 'book', 'other'])
      expect((await admin.post('/item', { name: 'Jo', category, valuePln: 0 })).status).toBe(201);
  });

  test('has an inventory number of its own', async () => {
    expect((await admin.post('/item', { name: 'Jo', inventoryNo: 'B-007' })).status).toBe(201);
    const again = await admin.post('/item', { name: 'Tanto', inventoryNo: 'B-007' });
    expect([again.status, again.headers['problem-members']]).toEqual([409, '{"fields":["inventoryNo"]}']);
  });

  test('is found by who has it, under the name they bear now', async () => {
    await lend({ student: ola });
    const found = async (q: string) =>
      (await read(`/item?q=${q}`))._embedded.results.map(({ id }: Item) => id);
    expect(await found('cwik')).toEqual([bokken]);
    const row = await read(`/student/${ola}`);
    await admin.put(`/student/${ola}`, { ...row, lastName: 'Żuk' });
    expect(await read(`/item/${bokken}`)).toMatchObject({ loanedTo: 'Ola Żuk' });
    expect([await found('cwik'), await found('zuk')]).toEqual([[], [bokken]]);
    await admin.put(`/student/${ola}`, { ...row, version: row.version + 1 });
  });

  test('is loaned by a loan, not by hand', async () => {
    const made = await admin.post('/item', { name: 'Jo', status: 'loaned' });
    expect(made.body.errors).toMatchObject([{ field: 'status', code: 'loaned-by-a-loan' }]);
    const row = await read(`/item/${bokken}`);
    const changed = await admin.put(`/item/${bokken}`, { ...row, status: 'loaned' });
    expect(changed.body.errors).toMatchObject([{ field: 'status', code: 'loaned-by-a-loan' }]);
  });

  test('that somebody has can’t be taken out of use, and says who has it', async () => {
    await lend({ dueOn: '2026-02-10' });
    const row = await read(`/item/${bokken}`);
    expect(row).toMatchObject({ status: 'loaned', loanedTo: 'Jan Ćwik', loanDueOn: '2026-02-10' });
    for (const status of ['available', 'repair', 'retired']) {
      const answer = await admin.put(`/item/${bokken}`, { ...row, status });
      expect([answer.status, answer.body]).toEqual([
        409,
        'Ten przedmiot ma teraz: Jan Ćwik. Najpierw odnotuj jego zwrot.',
      ]);
    }
    expect((await admin.put(`/item/${bokken}`, { ...row, condition: 'rysa' })).status).toBe(200);
  });

  test('that was ever lent stays, and says to whom', async () => {
    await lend({ returnedOn: '2026-01-12' });
    await lend({ student: ola, returnedOn: '2026-01-12' });
    const { status, body } = await admin.remove(`/item/${bokken}`);
    expect([status, body]).toEqual([
      409,
      'Nie można usunąć, bo jest w użyciu (wpisów: 2): Jan Ćwik, Ola Ćwik',
    ]);
    const jo = await admin.post('/item', { name: 'Jo' });
    expect((await admin.remove(`/item/${jo.body.id}`)).status).toBe(204);
  });
});

describe('a loan', () => {
  test('makes the item loaned, its return makes it available', async () => {
    const loan = await lend();
    expect(loan.body).toMatchObject({ itemName: 'Bokken', studentLastName: 'Ćwik', returnedOn: null });
    expect(await statusOf(bokken)).toBe('loaned');
    const back = await admin.post(`/item-loan/${loan.body.id}/return`, { returnedOn: '2026-01-20' });
    expect(back.body).toMatchObject({ returnedOn: '2026-01-20', overdue: false });
    expect(await read(`/item/${bokken}`)).toMatchObject({ status: 'available', loanedTo: null });
  });

  test('is returned today unless told, and once', async () => {
    const { body: loan } = await lend();
    const back = await admin.post(`/item-loan/${loan.id}/return`, { note: 'Stępiony' });
    expect(back.body).toMatchObject({ returnedOn: inDays(0), note: 'Stępiony', version: 2 });
    const again = await admin.post(`/item-loan/${loan.id}/return`, {});
    expect([again.status, again.body.version]).toEqual([200, 2]);
  });

  test('is the only open one of its item; the other is told who has it', async () => {
    await lend();
    const second = await lend({ student: ola });
    expect([second.status, second.body]).toEqual([
      409,
      'Ten przedmiot ma teraz: Jan Ćwik. Najpierw odnotuj jego zwrot.',
    ]);
  });

  test('is given to one of two who ask at the same moment', async () => {
    const answers = await Promise.all([lend(), lend({ student: ola }), lend(), lend({ student: ola })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await read(`/item-loan?item=${bokken}`)).page.totalElements).toBe(1);
  });

  test.each([
    ['repair', 'Ten przedmiot jest w naprawie, nie można go wypożyczyć.'],
    ['retired', 'Ten przedmiot jest wycofany, nie można go wypożyczyć.'],
  ])('of an item in the state %s is refused; what was lent before can be noted', async (status, reason) => {
    await admin.put(`/item/${bokken}`, { ...(await read(`/item/${bokken}`)), status });
    const answer = await lend();
    expect([answer.status, answer.body]).toEqual([409, reason]);
    expect((await lend({ returnedOn: '2026-01-12' })).status).toBe(201);
    expect(await statusOf(bokken)).toBe(status);
  });

  test('ends on its first day or later, and neither begins nor ends in the future', async () => {
    for (const [values, field, code] of [
      [{ returnedOn: '2026-01-09' }, 'returnedOn', 'wrong-order'],
      [{ dueOn: '2026-01-09' }, 'dueOn', 'wrong-order'],
      [{ from: inDays(1) }, 'from', 'in-future'],
      [{ returnedOn: inDays(1) }, 'returnedOn', 'in-future'],
    ] as const) {
      const { status, body } = await lend(values);
      expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
    }
    expect((await lend({ dueOn: '2026-01-10', returnedOn: '2026-01-10' })).status).toBe(201);
  });

  test('stays with its item and its student', async () => {
    const { body: loan } = await lend();
    const answer = await admin.put(`/item-loan/${loan.id}`, { ...loan, student: ola });
    expect(answer.body.errors).toMatchObject([{ field: 'student', code: 'fixed-field' }]);
  });

  test('is opened again only while nobody else has the item', async () => {
    const { body: first } = await lend({ returnedOn: '2026-01-12' });
    const { body: second } = await lend({ student: ola, from: '2026-02-01' });
    const reopened = () => admin.put(`/item-loan/${first.id}`, { ...first, returnedOn: null });
    expect((await reopened()).status).toBe(409);
    expect((await admin.remove(`/item-loan/${second.id}`)).status).toBe(204);
    expect(await statusOf(bokken)).toBe('available');
    expect((await reopened()).status).toBe(200);
    expect(await statusOf(bokken)).toBe('loaned');
  });

  test('is overdue from the day after it was due, while it is open', async () => {
    const { body: loan } = await lend({ dueOn: inDays(-1) });
    expect(loan.overdue).toBe(true);
    const due = { ...loan, dueOn: inDays(0) };
    const { body: today } = await admin.put(`/item-loan/${loan.id}`, due);
    expect(today.overdue).toBe(false);
    const { body: unbound } = await admin.put(`/item-loan/${loan.id}`, { ...today, dueOn: null });
    expect(unbound.overdue).toBe(false);
    await admin.put(`/item-loan/${loan.id}`, { ...unbound, dueOn: inDays(-1) });
    expect((await read(`/item-loan?overdue=true&item=${bokken}`)).page.totalElements).toBe(1);
    await admin.post(`/item-loan/${loan.id}/return`, {});
    expect((await read(`/item-loan?overdue=true&item=${bokken}`)).page.totalElements).toBe(0);
  });

  test('is found by who borrowed, and seen by nobody else', async () => {
    const { body: mine } = await lend();
    const jo = await admin.post('/item', { name: 'Jo' });
    await lend({ item: jo.body.id, student: ola });
    for (const [order, first] of [
      ['asc', 'Jan'],
      ['desc', 'Ola'],
    ]) {
      const { _embedded } = await read(`/item-loan?sort=studentFirstName,${order}`);
      expect(_embedded.results[0].studentFirstName).toBe(first);
    }
    const { body } = await member.get('/item-loan?size=200');
    const students = new Set(body._embedded.results.map((row: { student: string }) => row.student));
    expect(students).toEqual(new Set([jan]));
    expect((await member.post(`/item-loan/${mine.id}/return`, {})).status).toBe(403);
  });
});
