import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearUp } from '../src/maintenance.ts';
import { tables } from '../src/tables/index.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { changeOf, type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

let folder: string;
let club: TestClub;
let admin: Caller;
let ground: Ground;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tatami-log-'));
  club = await openTestClub({ DATA_DIR: folder });
  ({ admin } = club);
  ground = await prepareGround(club);
});
afterAll(async () => {
  await club.close();
  await rm(folder, { recursive: true });
});

interface Line {
  user: string | null;
  table: string;
  row: string;
  verb: string;
  name: string | null;
  changes: Record<string, [unknown, unknown]>;
}

/** What the log says of a row, oldest first. */
async function linesOf(row: string): Promise<Line[]> {
  const { body } = await admin.get(`/audit-log?row=${row}&sort=id,asc&size=200`);
  return body._embedded.results;
}

const countLines = async (): Promise<number> =>
  (await admin.get('/audit-log?size=1')).body.page.totalElements;

describe('the log of what was written', () => {
  test('says who made, changed and removed a row, and what it was before', async () => {
    const { body: made } = await admin.post('/workplace', { name: 'Sala Wielka', city: 'Gdynia' });
    await admin.put(`/workplace/${made.id}`, { ...made, city: 'Sopot' });
    await admin.remove(`/workplace/${made.id}`);
    expect(await linesOf(made.id)).toMatchObject([
      {
        user: admin.id,
        table: 'workplace',
        verb: 'create',
        name: 'Sala Wielka',
        changes: { name: [null, 'Sala Wielka'], city: [null, 'Gdynia'] },
      },
      { verb: 'update', name: 'Sala Wielka', changes: { city: ['Gdynia', 'Sopot'] } },
      { verb: 'remove', changes: { name: ['Sala Wielka', null], city: ['Sopot', null] } },
    ]);
    expect(Object.keys((await linesOf(made.id))[1]?.changes ?? {})).toEqual(['city']);
  });

  test('calls a changed row by its name, and one without by whom and what it is about', async () => {
    const changed = tables.filter(({ without = [] }) => !without.includes('update'));
    expect(changed.length).toBeGreaterThan(20);
    for (const { name: table } of changed) {
      const row = await rowOf(table, ground);
      const { status } = await admin.put(`/${table}/${row.id}`, { ...row, ...changeOf(table) });
      expect(status, table).toBe(200);
      const lines = await linesOf(row.id);
      const line = lines.find(({ verb }) => verb === 'update');
      // A number may be a name too: that of a locker.
      expect(line?.name ?? '', table).toMatch(/[\p{L}\p{N}]/u);
      // It is called so from the first.
      for (const { name } of [lines[0], line] as Line[]) {
        if (row.studentLastName && !row.name) expect(name, table).toContain('Kowalski Jan');
        if (row.technikNamePl) expect(name, table).toContain(row.technikNamePl);
      }
    }
  });

  test('tells of a student’s guardians by the student, though they are gone', async () => {
    const student = await rowOf('student', ground);
    const add = async (name: string) => (await admin.post('/guardian', { student: student.id, name })).body;
    const [first] = [await add('Opiekunka Dawna'), await add('Opiekun Nowy')];
    const { status } = await admin.remove(`/guardian/${first.id}`);
    expect(status).toBe(204);
    const { body } = await admin.get(`/audit-log?belongsTo=${student.id}&sort=id,asc`);
    const told = body._embedded.results.map(({ verb, name }: Line) => `${verb} ${name}`);
    expect(told).toEqual([
      expect.stringMatching(/^create /),
      'create Opiekunka Dawna',
      'create Opiekun Nowy',
      'remove Opiekunka Dawna',
    ]);
    // What is about no guardian belongs to nobody.
    expect((await admin.get(`/audit-log?row=${student.id}`)).body._embedded.results[0].belongsTo).toBeNull();
  });

  test('says nothing of what was refused, or changed nothing', async () => {
    const { body: made } = await admin.post('/workplace', { name: 'Sala Cicha' });
    const before = await countLines();
    await admin.post('/workplace', { name: 'Sala Cicha' });
    await admin.put(`/workplace/${made.id}`, { ...made, version: 7 });
    await admin.put(`/workplace/${made.id}`, made);
    expect(await countLines()).toBe(before);
  });

  test('names an action by its name, and repeats it with its key no second time', async () => {
    const { id } = await rowOf('training', ground);
    const cancel = () =>
      admin.post(
        `/training/${id}/cancel`,
        { reason: 'Awaria prądu' },
        { 'idempotency-key': `odwolanie-${id}` },
      );
    const [first, second] = [await cancel(), await cancel()];
    expect([first?.status, second?.body]).toEqual([200, first?.body]);
    const lines = await linesOf(id);
    expect(lines.map(({ verb }) => verb)).toEqual(['create', 'cancel']);
    expect(lines[1]?.changes).toEqual({
      state: ['planned', 'cancelled'],
      cancelReason: [null, 'Awaria prądu'],
    });
  });

  test('has a line for each row that goes with another', async () => {
    const { body: group } = await admin.post('/groupright', { name: 'Pokazy' });
    const { body: right } = await admin.post('/rightto', { group: group.id, right: 'Club:Shows' });
    await admin.remove(`/groupright/${group.id}`);
    expect((await linesOf(right.id)).map(({ verb }) => verb)).toEqual(['create', 'remove']);
    expect((await admin.get(`/rightto/${right.id}`)).status).toBe(404);
  });

  test('knows which row forgot one that is gone', async () => {
    const { body: user } = await admin.post('/user', await sampleOf('user', ground));
    const { body: student } = await admin.post('/student', {
      firstName: 'Ola',
      lastName: 'Nowak',
      joinedOn: '2024-01-10',
      user: user.id,
    });
    await admin.remove(`/user/${user.id}`);
    const { body: after } = await admin.get(`/student/${student.id}`);
    expect([after.user, after.version]).toEqual([null, 2]);
    expect((await linesOf(student.id)).at(-1)?.changes).toEqual({ user: [user.id, null] });
  });

  test('never holds a password, also when one was changed', async () => {
    const member = await club.join('tajna', 'Members');
    await member.put('/authinfo/password', {
      current: 'a long enough password',
      password: 'another long password',
    });
    const lines = await linesOf(member.id);
    expect(lines.at(-1)).toMatchObject({ verb: 'changePassword', user: member.id, changes: {} });
    expect(JSON.stringify(lines)).not.toMatch(/argon2|passwordHash/);
  });

  test('leaves nothing of a preview', async () => {
    const before = await countLines();
    const { status } = await admin.post('/day-off/preview', {
      kind: 'closure',
      dateFrom: '2031-07-01',
      dateTo: '2031-07-02',
    });
    expect([status, await countLines()]).toEqual([200, before]);
  });

  test('keeps that somebody was erased, and not who they were', async () => {
    const leaving = await club.join('odchodzi', 'Members');
    await leaving.post('/authinfo/erasure');
    await club.travelTo(new Date(Date.now() + 31 * 86_400_000).toISOString());
    await clearUp(club.services);
    const lines = await linesOf(leaving.id);
    expect(lines.map(({ verb }) => verb)).toEqual(['create', 'requestErasure', 'erase']);
    expect(lines.every(({ name, changes }) => name === null && Object.keys(changes).length === 0)).toBe(true);
  });

  test('is kept for 24 months', async () => {
    const { body: made } = await admin.post('/workplace', { name: 'Sala Dawna' });
    const inMonths = (months: number) => {
      const day = new Date();
      day.setUTCMonth(day.getUTCMonth() + months);
      return day.toISOString();
    };
    await club.travelTo(inMonths(23));
    await clearUp(club.services);
    expect(await linesOf(made.id)).toHaveLength(1);
    await club.travelTo(inMonths(26));
    await clearUp(club.services);
    expect(await linesOf(made.id)).toHaveLength(0);
  });
});
