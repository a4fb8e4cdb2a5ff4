import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type Ground, prepareGround, rowOf } from './support/samples.ts';
import { rowsOf } from './support/schedule.ts';
import { openSocket } from './support/stomp.ts';

let club: TestClub;
let ground: Ground;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
});
afterAll(() => club.close());

const privateTables = tables.filter(({ isPrivate }) => isPrivate);

test('there is one', () => {
  expect(privateTables.map(({ name }) => name)).toContain('notice');
});

/*
 * What is private is its owner's alone. Administrators hold every right, also one that nothing asks about; an instructor
 * was even granted it.
 */
describe.each(privateTables.map((table) => [table.name, table] as const))('%s', (name, table) => {
  let row: { id: string };
  let others: Caller[];
  beforeAll(async () => {
    row = await rowOf(name, ground, ground.mine);
    const [group] = rowsOf(await ground.admin.get('/groupright?name=Instructors'));
    for (const verb of ['Read', 'Write'])
      expect(
        await ground.admin.post('/rightto', { group: group?.id, right: `${table.entity}:${verb}` }),
      ).toMatchObject({ status: 201 });
    others = [ground.admin, ground.instructor];
  });

  test('a row is read by its owner', async () => {
    expect((await ground.member.get(`/${name}/${row.id}`)).body).toEqual(row);
    expect(rowsOf(await ground.member.get(`/${name}?size=200`))).toContainEqual(row);
  });

  test('and by nobody else: alone, in lists, by a filter, or to be acted on', async () => {
    for (const other of others) {
      expect((await other.get(`/${name}/${row.id}`)).status).toBe(404);
      for (const query of ['size=200', `id=${row.id}`]) {
        const { status, body } = await other.get(`/${name}?${query}`);
        expect([status, body._embedded.results.map(({ id }: { id: string }) => id)]).toEqual([
          200,
          expect.not.arrayContaining([row.id]),
        ]);
      }
      for (const action of Object.keys(table.actions ?? {}))
        expect((await other.post(`/${name}/${row.id}/${action}`)).status).toBe(404);
    }
    expect((await ground.member.get(`/${name}/${row.id}`)).body).toEqual(row);
  });

  test('a list leads to what is told to its reader, and there is nowhere to hear of all', async () => {
    for (const other of others) {
      const { body } = await other.get(`/${name}`);
      expect(body._links.broker.href).toBe(`/user/topic/${name}`);
      const socket = await openSocket(club, other);
      socket.say('CONNECT\naccept-version:1.2\nhost:club\n\n\0');
      expect((await socket.next()).command).toBe('CONNECTED');
      socket.say(`SUBSCRIBE\nid:1\ndestination:/topic/${name}\n\n\0`);
      expect(await socket.next()).toMatchObject({
        command: 'ERROR',
        headers: { message: `There is no /topic/${name}` },
      });
    }
  });

  test('no webhook is told of it', async () => {
    const webhook = { name: 'Wścibski', url: 'https://example.org/', tables: [name], events: ['create'] };
    expect((await ground.admin.post('/webhook', webhook)).status).toBe(400);
  });

  test('no line of the log, which others read, has it', async () => {
    expect(rowsOf(await ground.admin.get(`/audit-log?row=${row.id}`))).toEqual([]);
  });

  test('no right to it is known, and none is asked for', async () => {
    const { body: contract } = await club.nobody.get('/openapi.json');
    expect(JSON.stringify(contract)).not.toMatch(new RegExp(`"${table.entity}:(Read|Write)"`));
  });
});
