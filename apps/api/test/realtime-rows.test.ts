import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableDefinition } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import type { Schema } from './support/contract-promise.ts';
import {
  actionBodies,
  changeOf,
  type Ground,
  type Person,
  prepareGround,
  rowOf,
  type Sample,
  sampleOf,
} from './support/samples.ts';
import { openSocket, type RawSocket } from './support/stomp.ts';

/*
 * A member gets no frame about rows they may not read, and one about each that they may. After every single write it is
 * asked over HTTP who may read what was written, and compared with who was told of it; what was written the database
 * itself notes down, so that nothing of the server is taken at its word.
 */

const names = ['administrator', 'instructor', 'member', 'parent of the other', 'one in no group'] as const;

/** Somebody who listens to all that they may. */
interface Listener {
  caller: Caller;
  socket: RawSocket;
  /** The tables that they hold the right to read. */
  holds: ReadonlySet<string>;
  /** The tables whose list they may ask for. */
  lists: ReadonlySet<string>;
  /** The rows that they can read at this moment, of the tables they hold no right to. */
  readable: Set<string>;
}

/** What is told of one row. */
interface Line {
  id: string;
  verb: string;
  version: number | null;
  by: string | null;
}

let club: TestClub;
let ground: Ground;
const listeners = new Map<string, Listener>();
/** What was heard wrongly, or not at all. */
const faults: string[] = [];
/** What was told to who holds no right to the table: the table and the verb. */
const toldOf = new Set<string>();

/** What is written beside the door, in the very statement that it is about. */
const untold = ['audit-log'];
const keyOf = (table: string, id: string) => `${table}/${id}`;
const conditionsOf = ({ own = '', published = '' }: TableDefinition) => `${own} ${published}`;
/** The tables of which it depends on other rows than their own who may read them. */
const reached = tables.filter((table) => conditionsOf(table).includes('select '));
/** The tables on whose rows that depends. */
const reaching = new Set(
  tables.filter(({ relation }) => reached.some((table) => mentions(table, relation))).map(({ name }) => name),
);

function mentions(table: TableDefinition, relation: string): boolean {
  return new RegExp(`(from|join) ${relation.replaceAll('"', '')}\\b`).test(conditionsOf(table));
}

beforeAll(async () => {
  club = await openTestClub();
  const { admin } = club;
  const prepared = await prepareGround(club);
  const parent = await club.join('rodzic', 'Members');
  const outsider = await club.join('obcy');
  const { student } = prepared.theirs;
  await admin.post('/guardian', { student, user: parent.id, name: 'Rodzic' });
  const asChild = { birthDate: '2016-04-12', section: 'kids' };
  expect((await change(admin, `/student/${student}`, asChild)).status).toBe(200);
  ground = {
    ...prepared,
    admin: watched(admin),
    member: watched(prepared.member),
    theirs: { user: parent.id, student, caller: parent },
  };
  const callers = [admin, prepared.instructor, prepared.member, parent, outsider];
  for (const [at, caller] of callers.entries()) listeners.set(names[at] ?? '', await listener(caller));
  await noteWrites();
  for (const each of listeners.values()) each.readable = await readableBy(each, tables);
});
afterAll(async () => {
  for (const { socket } of listeners.values()) socket.end();
  await club.close();
});

async function listener(caller: Caller): Promise<Listener> {
  const rights = tables.map(({ entity }) => `${entity}:Read`);
  const { body: held } = await caller.get(`/users/hasrightto/paths/${rights.slice(0, 20)}`);
  const { body: more } = await caller.get(`/users/hasrightto/paths/${rights.slice(20)}`);
  const isHeld = ({ entity, isPrivate }: TableDefinition) =>
    !isPrivate && { ...held, ...more }[`${entity}:Read`] === true;
  const lists = new Set<string>();
  for (const { name } of tables) if ((await caller.get(`/${name}?size=1`)).status === 200) lists.add(name);
  return {
    caller,
    socket: await connected(caller),
    holds: new Set(tables.filter(isHeld).map(({ name }) => name)),
    lists,
    readable: new Set(),
  };
}

async function connected(caller: Caller): Promise<RawSocket> {
  const socket = await openSocket(club, caller);
  socket.say('CONNECT\naccept-version:1.2\nhost:club\n\n\0');
  expect((await socket.next()).command).toBe('CONNECTED');
  return socket;
}

/** Lets the database note which rows are written, and whether it was more than what they keep. */
async function noteWrites(): Promise<void> {
  await club.database.pool.query(`
    create table written ("table" text, id uuid, is_more boolean);
    create function note_written() returns trigger language plpgsql as $$ begin
      insert into written values (
        tg_argv[0], coalesce(new.id, old.id), tg_op <> 'UPDATE' or new.version <> old.version);
      return null;
    end $$`);
  for (const { name, relation } of tables.filter(({ name }) => !untold.includes(name)))
    await club.database.pool.query(`
      create trigger note_rows after insert or delete on ${relation} for each row
        execute function note_written('${name}');
      create trigger note_changes after update on ${relation} for each row
        when (old.* is distinct from new.*) execute function note_written('${name}')`);
}

/** The rows of these tables that a listener can read, without the right to the table. */
async function readableBy(
  { caller, holds, lists }: Listener,
  some: readonly TableDefinition[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { name } of some.filter(({ name }) => lists.has(name) && !holds.has(name)))
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const { body } = await caller.get(`/${name}?size=200&page=${page}`);
      for (const { id } of body._embedded.results) found.add(keyOf(name, id));
      pages = body.page.totalPages;
    }
  return found;
}

/** The same caller; after each write it is judged who was told of what. */
function watched(caller: Caller): Caller {
  const andJudge = async (deed: string, answer: Promise<Answer>) => {
    const { status } = await answer;
    await judge(`${deed} (${status})`, caller.id);
    return answer;
  };
  return {
    ...caller,
    post: (path, body) => andJudge(`POST ${path}`, caller.post(path, body)),
    put: (path, body) => andJudge(`PUT ${path}`, caller.put(path, body)),
    remove: (path) => andJudge(`DELETE ${path}`, caller.remove(path)),
  };
}

async function judge(deed: string, by: string): Promise<void> {
  await everybodyIsTold();
  const { rows } = await club.database.pool.query<{ table: string; id: string; is_more: boolean }>(
    'delete from written returning "table", id, is_more',
  );
  const written = new Map(rows.map(({ table, id }) => [keyOf(table, id), { table, id }]));
  const isFarReaching = rows.some(({ table, is_more }) => is_more && reaching.has(table));
  const versions = new Map<string, number | null>();
  for (const [key, { table, id }] of written) versions.set(key, await versionFor(club.admin, table, id));

  for (const [name, one] of listeners) {
    const heard = await linesOf(one);
    const before = new Set(one.readable);
    if (isFarReaching) {
      for (const { name: table } of reached)
        for (const key of before) if (key.startsWith(`${table}/`)) one.readable.delete(key);
      for (const key of await readableBy(one, reached)) one.readable.add(key);
    }
    const complain = (what: string, key: string) => faults.push(`${deed}: ${name} ${what} ${key}`);
    for (const key of heard.keys()) if (!written.has(key)) complain('heard without cause of', key);
    for (const [key, { table, id }] of written) {
      const lines = heard.get(key) ?? [];
      const isHolder = one.holds.has(table);
      const version = isHolder ? (versions.get(key) ?? null) : await versionFor(one.caller, table, id);
      const couldRead = isHolder || before.has(key);
      if (!isHolder) one.readable[version === null ? 'delete' : 'add'](key);
      if (lines.length === 0) {
        if (couldRead || version !== null) complain('was not told of', key);
        continue;
      }
      if (!couldRead && version === null) complain('was told of what they can’t read:', key);
      if (lines.at(-1)?.version !== version) complain('was told another version of', key);
      const known = isHolder ? [by] : [null, ...(by === one.caller.id ? [by] : [])];
      if (lines.some((line) => !known.includes(line.by))) complain('was told wrongly who wrote', key);
      if (!isHolder) for (const { verb } of lines) toldOf.add(`${table} ${verb}`);
    }
  }
}

/** Everything that the server still asks the database is answered, and what it told of it has come. */
async function everybodyIsTold(): Promise<void> {
  const { pool } = club.database;
  for (let quiet = 0; quiet < 2; ) {
    await nextTurn();
    quiet = pool.waitingCount === 0 && pool.idleCount === pool.totalCount ? quiet + 1 : 0;
  }
  await Promise.all(
    [...listeners.values()].map(({ socket: { socket } }) => {
      socket.ping();
      return once(socket, 'pong');
    }),
  );
}

/** The version in which somebody can read a row; null where they can't. */
async function versionFor(caller: Caller, table: string, id: string): Promise<number | null> {
  const { status, body } = await caller.get(`/${table}/${id}`);
  return status === 200 ? body.version : null;
}

/** What a listener has heard since, by the row. */
async function linesOf({ socket }: Listener): Promise<Map<string, Line[]>> {
  const heard = new Map<string, Line[]>();
  while (socket.waiting.length > 0) {
    const { command, headers, body } = await socket.next();
    expect(command, body).toBe('MESSAGE');
    const { table, changes } = JSON.parse(body);
    expect(headers.destination).toMatch(new RegExp(`^(/user)?/topic/${table}$`));
    for (const line of changes as Line[]) {
      const key = keyOf(table, line.id);
      heard.set(key, [...(heard.get(key) ?? []), line]);
    }
  }
  return heard;
}

/** Changes some fields of a row as it stands. */
async function change(caller: Caller, path: string, values: Sample): Promise<Answer> {
  const { version: _, ...row } = (await caller.get(path)).body;
  return caller.put(path, { ...row, ...values });
}

const personFields = ({ writable }: TableDefinition) =>
  [...writable].flatMap(([field, { schema, nullable }]) => {
    const kind = [(schema as Schema)['x-reference']].flat()[0];
    return kind === 'user' || kind === 'student' ? [{ field, kind, nullable } as const] : [];
  });

/** A new row about nobody; null where there can be none. */
async function nobodysRow(table: TableDefinition): Promise<Sample | null> {
  const fields = personFields(table).filter(({ nullable }) => nullable);
  if (fields.length === 0) return null;
  const nobody = Object.fromEntries(fields.map(({ field }) => [field, null]));
  const { status, body } = await ground.admin.post(`/${table.name}`, {
    ...(await sampleOf(table.name, ground)),
    ...nobody,
    ...(table.name === 'student' && { guardians: [{ name: 'Opiekun' }] }),
  });
  return status === 201 ? body : null;
}

async function subscribe(socket: RawSocket, destination: string) {
  socket.say(`SUBSCRIBE\nid:${destination}\ndestination:${destination}\nreceipt:r\n\n\0`);
  return socket.next();
}

const privateTopics = tables.filter(({ isPrivate }) => isPrivate).map(({ name }) => `/topic/${name}`);

it.each(names)(
  '%s may listen to all of a table with its right, and to what is theirs where there is a list',
  async (name) => {
    const { caller, socket, holds, lists } = listeners.get(name) as Listener;
    const refused: string[] = [];
    for (const { name: table } of tables)
      for (const [destination, may] of [
        [`/topic/${table}`, holds.has(table)],
        [`/user/topic/${table}`, lists.has(table)],
      ] as const)
        if (may)
          expect(await subscribe(socket, destination), destination).toMatchObject({ command: 'RECEIPT' });
        else refused.push(destination);
    for (const destination of refused) {
      const another = await connected(caller);
      const { command, headers } = await subscribe(another, destination);
      expect([command, headers['receipt-id']], destination).toEqual(['ERROR', 'r']);
      expect(headers.message).toContain(
        privateTopics.includes(destination) ? 'There is no' : 'takes the right',
      );
      expect(await another.closed).toBe(1008);
    }
    // What is private is nobody’s to hear all of.
    expect(refused.filter((destination) => !privateTopics.includes(destination)).length > 0).toBe(
      name !== 'administrator',
    );
    expect(refused).toEqual(expect.arrayContaining(privateTopics));
  },
);

/** Does with a row whatever the administrator can do, and its owner. */
async function changeAndGive(table: TableDefinition, { id }: Sample, person: Person): Promise<void> {
  const { admin, member, mine, theirs } = ground;
  const path = `/${table.name}/${id}`;
  await change(admin, path, changeOf(table.name));
  if (table.writeOwn && person === mine) await change(member, path, changeOf(table.name));
  for (const { field, kind, nullable } of personFields(table))
    for (const next of [theirs[kind], mine[kind], ...(nullable ? [null] : []), person[kind]])
      await change(admin, path, { [field]: next });
}

async function act({ name, actions = {} }: TableDefinition, { id }: Sample, person: Person): Promise<void> {
  for (const [action, { own }] of Object.entries(actions)) {
    // Its readers are found by the queue: announcement.test.ts.
    if (name === 'announcement' && action === 'send') continue;
    const said = actionBodies[`/${name}/{id}/${action}`] ?? {};
    const path = `/${name}/${id}/${action}`;
    if (own && person === ground.mine) await ground.member.post(path, said);
    await ground.admin.post(path, said);
  }
}

it.each(
  tables.filter(({ without }) => !without?.includes('create')).map((table) => [table.name, table] as const),
)('%s: each write is told of to who can read the row, and to nobody else', async (name, table) => {
  const { admin, mine, theirs } = ground;
  const isAboutSomebody = table.own !== undefined || personFields(table).length > 0;
  for (const person of isAboutSomebody ? [mine, theirs] : [theirs]) {
    const row = await rowOf(name, ground, person);
    // The member’s own user stays as it is: they listen.
    const isAccount = row.id === person.user;
    if (isAccount) await change(admin, `/${name}/${row.id}`, changeOf(name));
    else await changeAndGive(table, row, person);
    if (!isAccount) await admin.remove(`/${name}/${row.id}`);
    if (table.actions && !isAccount) await act(table, await rowOf(name, ground, person), person);
  }
  const nobodys = await nobodysRow(table);
  if (nobodys) {
    await changeAndGive(table, nobodys, theirs);
    await admin.remove(`/${name}/${nobodys.id}`);
  }
  expect(faults.splice(0)).toEqual([]);
});

it('what somebody spares is told of to whoever acts for them', async () => {
  const { member, mine } = ground;
  const path = `/student/${mine.student}/limit`;
  for (const text of ['Oszczędza kolano', 'Oszczędza bark'])
    expect((await member.put(path, { text })).status).toBe(200);
  expect((await member.remove(path)).status).toBe(204);
  expect(faults.splice(0)).toEqual([]);
});

it('what ends with a row is told of to whose it was', async () => {
  const { admin, mine, theirs } = ground;
  const { body: child } = await admin.post('/student', {
    firstName: 'Zosia',
    lastName: 'Nowak',
    joinedOn: '2024-01-15',
    birthDate: '2017-05-06',
    section: 'kids',
    guardians: [
      { name: 'Mama', user: mine.user },
      { name: 'Tata', user: theirs.user },
    ],
  });
  await rowOf('technik-progress', ground, { ...mine, student: child.id });
  const [guardian] = (await admin.get(`/guardian?student=${child.id}`)).body._embedded.results;
  // Whose guardian they were no more, they can read it no more.
  expect((await admin.remove(`/guardian/${guardian.id}`)).status).toBe(204);
  expect((await admin.remove(`/student/${child.id}`)).status).toBe(204);

  const homework = await rowOf('homework', ground, mine);
  expect((await admin.remove(`/homework/${homework.id}`)).status).toBe(204);

  const { body: leaver } = await admin.post('/user', {
    username: 'odchodzi',
    email: 'odchodzi@example.org',
    firstName: 'Ola',
    lastName: 'Nowak',
  });
  await admin.post('/guardian', { student: theirs.student, user: leaver.id, name: 'Dziadek' });
  await admin.post('/task', { title: 'Kupić maty', assignee: leaver.id });
  expect((await admin.remove(`/user/${leaver.id}`)).status).toBe(204);
  expect(faults.splice(0)).toEqual([]);
});

it('an access token is told of to whose it is, as it is made and as it ends', async () => {
  const { member, mine } = ground;
  const { id } = await rowOf('access-token', ground, { ...mine, caller: member });
  expect((await member.remove(`/access-token/${id}`)).status).toBe(204);
  expect(faults.splice(0)).toEqual([]);
});

it('what is written together is told of to each as it is theirs', async () => {
  const { admin, mine, theirs } = ground;
  const people = [mine.user, theirs.user, null];
  const save = people.map((assignee) => ({ title: 'Kupić maty', assignee }));
  const { body: made } = await admin.post('/task/batch', { save });
  const ids: string[] = made.results.map(({ id }: { id: string }) => id);
  const given = ids.map((id, at) => ({ id, title: 'Kupić maty', assignee: people[(at + 1) % 3] }));
  expect((await admin.post('/task/batch', { save: given.slice(1), remove: ids.slice(0, 1) })).status).toBe(
    200,
  );
  expect((await admin.post('/task/batch', { remove: ids.slice(1) })).status).toBe(200);

  const training = await rowOf('training', ground);
  for (const status of ['declared', 'excused', null])
    expect(
      await admin.put(
        `/training/${training.id}/presences`,
        [mine, theirs].map(({ student }) => ({ student, status })),
      ),
    ).toMatchObject({ status: 200 });
  expect(faults.splice(0)).toEqual([]);
});

it('what follows from a write is told of to each as it is theirs', async () => {
  const { admin, member, mine, theirs } = ground;
  const students = [mine.student, theirs.student];
  const { body: homework } = await admin.post('/homework', {
    ...(await sampleOf('homework', ground)),
    students,
  });
  expect((await admin.post(`/homework/${homework.id}/publish`)).status).toBe(200);
  const [answer] = (await member.get(`/homework-submission?homework=${homework.id}`)).body._embedded.results;
  const path = `/homework-submission/${answer.id}`;
  await change(member, path, { text: 'https://example.org/film', minutesPractised: 30 });
  expect(await member.post(`${path}/submit`)).toMatchObject({ status: 200 });
  expect(await admin.post(`${path}/return`, { feedback: 'Wolniej' })).toMatchObject({ status: 200 });

  const { body: exam } = await admin.post('/exam', {
    ...(await sampleOf('exam', ground)),
    examiners: ['Sensei'],
  });
  await admin.post(`/exam/${exam.id}/open`);
  const [grade] = (await admin.get('/grade?code=1kyu')).body._embedded.results;
  const candidates: string[] = [];
  for (const student of students) {
    const candidate = await sampleOf('exam-candidate', ground);
    const entered = { ...candidate, exam: exam.id, student, gradeTo: grade.id };
    candidates.push((await admin.post('/exam-candidate', entered)).body.id);
  }
  await admin.post(`/exam/${exam.id}/start`);
  for (const id of candidates)
    expect(await change(admin, `/exam-candidate/${id}`, { result: 'passed' })).toMatchObject({ status: 200 });
  expect(await admin.post(`/exam/${exam.id}/complete`)).toMatchObject({ status: 200 });
  expect(faults.splice(0)).toEqual([]);
});

it('nothing of it was idle: of each table somebody was told without its right', async () => {
  // What the queue makes, and what is uploaded, is told of in announcement.test.ts, announcement-files.test.ts and homework-files.test.ts.
  const elsewhere = ['userlastlogin', 'announcement-reader', 'announcement-file', 'homework-file'];
  const theirs = tables.filter(({ own, published, name }) => (own || published) && !elsewhere.includes(name));
  const told = new Set([...toldOf].map((each) => each.split(' ')[0]));
  expect([...told].toSorted()).toEqual(theirs.map(({ name }) => name).toSorted());
  expect([...new Set([...toldOf].map((each) => each.split(' ')[1]))]).toEqual(
    expect.arrayContaining(['create', 'update', 'remove', 'keep', 'publish', 'submit']),
  );
  // What was followed write by write is what can be read.
  for (const each of listeners.values())
    expect([...(await readableBy(each, tables))].toSorted()).toEqual([...each.readable].toSorted());
});
