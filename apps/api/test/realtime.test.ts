import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { addressOf, listen, openSocket, type RawSocket, within } from './support/stomp.ts';

const lines: string[] = [];
let club: TestClub;
let member: Caller;
let other: Caller;
beforeAll(async () => {
  club = await openTestClub({ LOG_LEVEL: 'INFO' }, { write: (line) => lines.push(line) });
  member = await club.join('czlonek', 'Members');
  other = await club.join('inny', 'Members');
});
afterAll(() => club.close());

/** The next message's changes. */
async function news(socket: RawSocket) {
  const { command, headers, body } = await socket.next();
  expect(command).toBe('MESSAGE');
  expect(headers['content-type']).toBe('application/json');
  return JSON.parse(body);
}

/** Nothing came: a question sent after it would have come has its answer first. */
async function hasHeardNothing(socket: RawSocket): Promise<void> {
  await wait(100);
  socket.say('BEGIN\ntransaction:nothing\nreceipt:nothing\n\n\0ABORT\ntransaction:nothing\n\n\0');
  expect(await socket.next()).toMatchObject({ command: 'RECEIPT', headers: { 'receipt-id': 'nothing' } });
}

const addTask = async (assignee: Caller | null, title = 'Kupić maty') =>
  (await club.admin.post('/task', { title, assignee: assignee?.id ?? null })).body;

/** What the server answers to an upgrade. */
async function upgrade(query = '', headers: Record<string, string> = {}): Promise<number> {
  const address = (await addressOf(club)).replace('ws:', 'http:');
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${query}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asked.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    asked.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}

const ticketOf = async (caller: Caller, purpose = 'websocket') =>
  (await caller.post('/tickets', { purpose })).body.ticket;

describe('who may connect', () => {
  it('is known before the upgrade: nobody is answered 401', async () => {
    expect(await upgrade()).toBe(401);
    expect(await upgrade('', { authorization: 'Bearer nonsense' })).toBe(401);
    expect(await upgrade('?access_token=nonsense')).toBe(401);
  });

  it('is who has a token, or a ticket in the address, once, and one for that purpose', async () => {
    expect(await upgrade('', { authorization: `Bearer ${member.token}` })).toBe(101);
    const ticket = await ticketOf(member);
    expect(await upgrade(`?access_token=${ticket}`)).toBe(101);
    expect(await upgrade(`?access_token=${ticket}`)).toBe(401);
    expect(await upgrade(`?access_token=${await ticketOf(member, 'download')}`)).toBe(401);
  });

  it('is not whose raw token stands in the address, unless the club allows that', async () => {
    expect(await upgrade(`?access_token=${member.token}`)).toBe(401);
    const allowing = await openTestClub({ ALLOW_QUERY_TOKEN: '1' });
    const { token } = allowing.admin;
    const address = (await addressOf(allowing)).replace('ws:', 'http:');
    expect((await fetch(`${address}?access_token=${token}`)).status).toBe(426);
    await allowing.close();
  });

  it('leaves no ticket and no token in the log', async () => {
    const ticket = await ticketOf(member);
    await upgrade(`?access_token=${ticket}`);
    await upgrade(`?access_token=${member.token}`);
    const log = lines.join('');
    expect(log).not.toContain(ticket);
    expect(log).not.toContain(member.token);
  });

  it('is told to upgrade who asks otherwise', async () => {
    const { status, headers, body } = await member.get('/websocket');
    expect([status, headers.upgrade, body.code]).toEqual([426, 'websocket', 'upgrade-required']);
  });

  it('has twenty connections at most, and as soon as one is over may have another', async () => {
    const crowd = await club.join('tlum', 'Members');
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(club, crowd)));
    const again = () => upgrade('', { authorization: `Bearer ${crowd.token}` });
    expect(await again()).toBe(429);
    expect(await upgrade('', { authorization: `Bearer ${member.token}` })).toBe(101);
    sockets[0]?.end();
    await expect.poll(again).toBe(101);
    for (const socket of sockets) socket.end();
  });
});

describe('what is told', () => {
  it('is each change of a table to who may read it, as it is stored', async () => {
    const socket = await listen(club, club.admin, '/topic/task');
    const task = await addTask(null);
    const by = club.admin.id;
    expect(await news(socket)).toEqual({
      table: 'task',
      changes: [{ id: task.id, verb: 'create', version: 1, by }],
    });
    await club.admin.put(`/task/${task.id}`, { title: 'Kupić dwie maty' });
    expect(await news(socket)).toEqual({
      table: 'task',
      changes: [{ id: task.id, verb: 'update', version: 2, by }],
    });
    await club.admin.remove(`/task/${task.id}`);
    expect(await news(socket)).toEqual({
      table: 'task',
      changes: [{ id: task.id, verb: 'remove', version: null, by }],
    });
    socket.end();
  });

  it('is not what was taken back, nor what changed nothing', async () => {
    const task = await addTask(null);
    const socket = await listen(club, club.admin, '/topic/task');
    await club.admin.put(`/task/${task.id}`, { title: task.title });
    // All or nothing: the first was written, and taken back with the second.
    const save = [{ title: 'Kupić maty' }, { title: 'Rozłożyć maty', assignee: crypto.randomUUID() }];
    const { status } = await club.admin.post('/task/batch', { save });
    expect(status).toBe(400);
    await club.admin.post('/task', { title: '' });
    await hasHeardNothing(socket);
    socket.end();
  });

  it('is what one transaction wrote together, and of more than a hundred rows only that there were some', async () => {
    const socket = await listen(club, club.admin, '/topic/task');
    const save = (count: number) =>
      club.admin.post('/task/batch', {
        save: Array.from({ length: count }, (_, number) => ({ title: `Zadanie ${number}` })),
      });
    expect((await save(100)).status).toBe(200);
    expect((await news(socket)).changes).toHaveLength(100);
    expect((await save(101)).status).toBe(200);
    expect(await news(socket)).toEqual({ table: 'task', changes: null });
    await hasHeardNothing(socket);
    socket.end();
  });

  it('is to a member what is theirs, by their own topic', async () => {
    const [mine, others] = [
      await listen(club, member, '/user/topic/task'),
      await listen(club, other, '/user/topic/task'),
    ];
    const task = await addTask(member);
    expect(await news(mine)).toEqual({
      table: 'task',
      changes: [{ id: task.id, verb: 'create', version: 1, by: null }],
    });
    await addTask(null);
    await hasHeardNothing(mine);
    await hasHeardNothing(others);
    // Given to somebody else, it is there for one, and gone for the other.
    await club.admin.put(`/task/${task.id}`, { ...task, assignee: other.id });
    expect((await news(mine)).changes).toEqual([{ id: task.id, verb: 'remove', version: null, by: null }]);
    expect((await news(others)).changes).toEqual([{ id: task.id, verb: 'update', version: 2, by: null }]);
    await club.admin.remove(`/task/${task.id}`);
    expect((await news(others)).changes).toEqual([{ id: task.id, verb: 'remove', version: null, by: null }]);
    await hasHeardNothing(mine);
    mine.end();
    others.end();
  });

  it('is that nobody knows which, where the database can’t be asked whose they are', async () => {
    const socket = await listen(club, member, '/user/topic/task');
    const { pool } = club.database;
    const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
    const away = vi
      .spyOn(pool, 'query')
      .mockImplementation(((...asked: unknown[]) =>
        String(asked[0]).includes("'before'") ? Promise.reject(new Error('away')) : ask(...asked)) as never);
    await addTask(other);
    expect(await news(socket)).toEqual({ table: 'task', changes: null });
    away.mockRestore();
    socket.end();
  });

  it('comes by the links of a list, whoever asked for it', async () => {
    expect((await club.admin.get('/task')).body._links).toMatchObject({
      websocket: { href: '/api/websocket' },
      broker: { href: '/topic/task' },
    });
    const { href } = (await member.get('/task')).body._links.broker;
    // The specification’s client listens to the topic, and to that of the user (§7).
    const socket = await listen(club, member, href, `/user${href}`);
    const { id } = await addTask(member);
    expect((await news(socket)).changes).toMatchObject([{ id }]);
    expect((await news(socket)).changes).toMatchObject([{ id }]);
    socket.end();
  });

  it.each(['/topic/task', '/topic/audit-log', '/user/topic/audit-log', '/topic/message'])(
    'is refused to a member on %s',
    async (destination) => {
      const socket = await openSocket(club, member);
      socket.say('CONNECT\naccept-version:1.2\n\n\0');
      await socket.next();
      socket.say(`SUBSCRIBE\nid:0\ndestination:${destination}\nreceipt:r\n\n\0`);
      const { command, headers } = await socket.next();
      expect([command, headers['receipt-id']]).toEqual(['ERROR', 'r']);
      expect(headers.message).toContain('takes the right');
      expect(await socket.closed).toBe(1008);
    },
  );
});

describe('what may have been missed', () => {
  const moment = Date.now() + 60_000;
  const travel = (seconds: number) => club.travelTo(new Date(moment + seconds * 1_000).toISOString());
  beforeAll(() => travel(0));

  const catchUp = async (headers: string, caller = club.admin, destination = '/topic/task') => {
    const socket = await listen(club, caller);
    socket.say(`SUBSCRIBE\nid:0\ndestination:${destination}\nreceipt:r\n${headers}\n\n\0`);
    const frames = [];
    for (let frame = await socket.next(); frame.command !== 'RECEIPT'; frame = await socket.next())
      frames.push(frame);
    socket.end();
    return frames;
  };

  it('is sent again to who names the last message they have seen', async () => {
    const before = await listen(club, club.admin, '/topic/task');
    await addTask(null, 'widziane');
    const seen = await before.next();
    before.end();
    const missed = (await addTask(null, 'przegapione')).id;
    const frames = await catchUp(`last-message-id:${seen.headers['message-id']}`);
    expect(frames.map(({ body }) => JSON.parse(body).changes?.[0]?.id)).toContain(missed);
    expect(frames.map(({ headers }) => headers['message-id'])).not.toContain(seen.headers['message-id']);
  });

  it('is sent again to who says since when', async () => {
    const { id } = await addTask(null);
    const frames = await catchUp('age:1000');
    expect(frames.map(({ body }) => JSON.parse(body).changes?.[0]?.id)).toContain(id);
    await travel(1);
    expect(await catchUp('age:999')).toEqual([]);
  });

  it('is everything anew where the server can’t know', async () => {
    const anew = [{ command: 'MESSAGE', headers: { refetch: 'true' }, body: '' }];
    await travel(2);
    expect(await catchUp('last-message-id:another-7')).toMatchObject(anew);
    expect(await catchUp('age:99999999')).toMatchObject(anew);
    // What of it is theirs was never asked for.
    await addTask(member);
    expect(await catchUp('age:1000', member, '/user/topic/task')).toMatchObject(anew);
  });

  it('is everything anew where it is much', async () => {
    await travel(600);
    const title = 'x'.repeat(100);
    for (let batch = 0; batch < 2; batch += 1)
      await club.admin.post('/task/batch', { save: Array.from({ length: 90 }, () => ({ title })) });
    expect(await catchUp('age:1000')).toMatchObject([{ headers: { refetch: 'true' } }]);
  });

  it('is nothing where nothing was written', async () => {
    expect(await catchUp('age:1000', club.admin, '/topic/workplace')).toEqual([]);
  });
});

describe('the end of a session is the end of its sockets within a second', () => {
  it('when its user signs out', async () => {
    const leaving = await club.signIn('inny');
    const socket = await listen(club, leaving, '/user/topic/task');
    await leaving.get('/logout');
    expect(await within(socket.closed)).toBe(4401);
  });

  it('when its user is blocked', async () => {
    const blocked = await club.join('blokowany', 'Members');
    const socket = await listen(club, blocked, '/user/topic/task');
    const { body } = await club.admin.get(`/user/${blocked.id}`);
    expect((await club.admin.put(`/user/${blocked.id}`, { ...body, enabled: false })).status).toBe(200);
    expect(await within(socket.closed)).toBe(4401);
  });

  it('when its user takes another password, but for the place where they are', async () => {
    const here = await club.join('ostrozny', 'Members');
    const there = await club.signIn('ostrozny');
    const sockets = [
      await listen(club, here, '/user/topic/task'),
      await listen(club, there, '/user/topic/task'),
    ] as const;
    const passwords = { current: PASSWORD, password: 'zupełnie inne hasło' };
    expect((await here.put('/authinfo/password', passwords)).status).toBe(204);
    expect(await within(sockets[1].closed)).toBe(4401);
    await hasHeardNothing(sockets[0]);
    sockets[0].end();
  });

  it('when another server ends it, or its time has come', async () => {
    const elsewhere = await club.signIn('inny', PASSWORD);
    const socket = await listen(club, elsewhere, '/user/topic/task');
    // Behind the back of this server.
    await club.database.pool.query(`delete from session where "user" = $1`, [elsewhere.id]);
    expect(await within(socket.closed)).toBe(4401);
  });

  it('and whose rights become others is told so, as far as they are theirs', async () => {
    const trainee = await club.join('praktykant', 'Members');
    const [theirs, others] = [
      await listen(club, trainee, '/user/topic/session'),
      await listen(club, member, '/user/topic/session'),
    ];
    const { body: group } = await club.admin.get('/groupright?name=Instructors');
    await club.admin.post('/useringroupright', {
      user: trainee.id,
      group: group._embedded.results[0].id,
    });
    expect(await news(theirs)).toEqual({ changed: 'rights' });
    await hasHeardNothing(others);
    theirs.end();
    others.end();
  });

  it('and a right that is taken ends what it was for, and nothing else', async () => {
    const clerk = await club.join('sekretarz', 'Members');
    const { body: group } = await club.admin.post('/groupright', { name: 'Sekretariat' });
    const { body: right } = await club.admin.post('/rightto', { group: group.id, right: 'Task:Read' });
    await club.admin.post('/useringroupright', { user: clerk.id, group: group.id });
    const socket = await listen(club, clerk, '/topic/task', '/user/topic/task');
    await addTask(null);
    expect((await socket.next()).headers.destination).toBe('/topic/task');
    await club.admin.remove(`/rightto/${right.id}`);
    await wait(100);
    await addTask(null);
    await addTask(clerk);
    expect((await socket.next()).headers.destination).toBe('/user/topic/task');
    await hasHeardNothing(socket);
    socket.end();
  });
});
