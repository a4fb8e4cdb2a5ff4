import { setTimeout as wait } from 'node:timers/promises';
import { hasRabbitMq, type RabbitMq, startRabbitMq } from '@tatami/tooling/rabbitmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { createTestDatabase } from './support/database.ts';
import { until } from './support/processes.ts';
import { listen, type RawSocket, within } from './support/stomp.ts';

/** What the next message says, and its id. */
async function next(socket: RawSocket) {
  const { headers, body } = await socket.next();
  return { id: headers['message-id'], ...(body && JSON.parse(body)) };
}

describe.skipIf(!hasRabbitMq())('two servers of one club, with RabbitMQ between them', () => {
  let rabbit: RabbitMq;
  let one: TestClub;
  let other: TestClub;
  beforeAll(async () => {
    rabbit = await startRabbitMq();
    const url = await createTestDatabase('seeded');
    one = await openTestClub({ BROKER_URL: rabbit.url }, undefined, url);
    other = await openTestClub({ BROKER_URL: rabbit.url }, undefined, url);
    await bothReach();
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await rabbit.close();
  });

  const brokerOf = async ({ nobody }: TestClub) => (await nobody.get('/ready')).body.broker;
  const bothReach = () =>
    until(async () => (await brokerOf(one)) === 'up' && (await brokerOf(other)) === 'up');
  const addTask = async (title: string, assignee: Caller | null = null) =>
    (await one.admin.post('/task', { title, assignee: assignee?.id ?? null })).body;

  it('each hears of what the other has stored, under one id', async () => {
    const here = await listen(one, one.admin, '/topic/task');
    const there = await listen(other, other.admin, '/topic/task');
    const { id } = await addTask('Kupić maty');
    const told = await next(there);
    expect(told).toMatchObject({
      table: 'task',
      changes: [{ id, verb: 'create', version: 1, by: one.admin.id }],
    });
    expect(await next(here)).toEqual(told);
    await other.admin.remove(`/task/${id}`);
    expect(await next(here)).toMatchObject({ changes: [{ id, verb: 'remove', by: other.admin.id }] });
  });

  it('who may read only what is theirs hears of it there, as it is and as it was', async () => {
    const member = await one.join('czlonek', 'Members');
    const there = await listen(other, member, '/user/topic/task');
    await addTask('Nie dla niego');
    const task = await addTask('Dla niego', member);
    expect(await next(there)).toMatchObject({ changes: [{ id: task.id, verb: 'create', by: null }] });
    await one.admin.put(`/task/${task.id}`, { ...task, assignee: null });
    expect(await next(there)).toMatchObject({ changes: [{ id: task.id, verb: 'remove', version: null }] });
    expect(there.waiting).toEqual([]);
  });

  it('what is sent to one is echoed on the other', async () => {
    const there = await listen(other, other.admin, '/topic/message', '/user/topic/message');
    const here = await listen(one, one.admin);
    here.say('SEND\ndestination:/app/message\n\n{"message":"Zażółć gęślą jaźń"}\0');
    const echo = { message: 'Zażółć gęślą jaźń', by: one.admin.id };
    expect([await next(there), await next(there)]).toMatchObject([echo, echo]);
  });

  it('a session that ends on one has no socket on the other within a second, and a right that is taken no topic', async () => {
    const leaving = await one.join('odchodzi', 'Members');
    const socket = await listen(other, leaving, '/user/topic/task');
    const instructor = await one.join('prowadzi', 'Instructors');
    const narrowed = await listen(other, instructor, '/topic/training', '/user/topic/session');
    await leaving.get('/logout');
    expect(await within(socket.closed)).toBe(4401);
    const { body } = await one.admin.get(`/useringroupright?user=${instructor.id}`);
    await one.admin.remove(`/useringroupright/${body._embedded.results[0].id}`);
    expect(await next(narrowed)).toMatchObject({ changed: 'rights' });
  });

  it('what goes between them is counted', async () => {
    const read = async ({ admin }: TestClub, series: string) =>
      Number(new RegExp(`^${series} (.*)$`, 'm').exec((await admin.get('/metrics')).body)?.[1]);
    const counts = async () => [
      await read(one, 'tatami_peers_news_total{event="sent"}'),
      await read(other, 'tatami_peers_news_total{event="received"}'),
    ];
    const before = await counts();
    const there = await listen(other, other.admin, '/topic/task');
    await addTask('Policzone');
    await next(there);
    expect(await counts()).toEqual(before.map((count) => count + 1));
    expect(await read(one, 'tatami_peers_connected')).toBe(1);
  });

  it('more than is told row by row is read anew there, also by whom it is not told all', async () => {
    const member = await one.join('czyta', 'Members');
    const there = await listen(other, member, '/user/topic/task');
    const rows = Array.from({ length: 200 }, (_, n) => ({ title: `Zadanie ${n}`, assignee: member.id }));
    const { status } = await one.admin.post('/task/batch', { save: rows });
    expect(status).toBe(200);
    expect(await next(there)).toMatchObject({ table: 'task', changes: null });
  });

  it('no socket closes when RabbitMQ is killed, and what was written meanwhile is told after its return', {
    timeout: 90_000,
  }, async () => {
    const here = await listen(one, one.admin, '/topic/task');
    const there = await listen(other, other.admin, '/topic/task');
    await rabbit.kill();
    await until(async () => (await brokerOf(one)) === 'down');
    const ids = [];
    for (const title of ['Pierwsze', 'Drugie', 'Trzecie']) ids.push((await addTask(title)).id);
    const told = [await next(here), await next(here), await next(here)];
    expect(told.map(({ changes }) => changes[0].id)).toEqual(ids);
    expect(there.waiting).toEqual([]);
    await rabbit.start();
    expect([await next(there), await next(there), await next(there)]).toEqual(told);
    await bothReach();
    const { id } = await addTask('Potem');
    expect(await next(there)).toMatchObject({ changes: [{ id }] });
  });

  it('whoever comes from the other while that was not heard is sent all that it may have missed', {
    timeout: 90_000,
  }, async () => {
    // Only then each is sure to have heard who else there is.
    await wait(3_500);
    await rabbit.kill();
    await until(async () => (await brokerOf(one)) === 'down');
    const { id } = await addTask('Nikt tam nie słyszał');
    await wait(3_500);
    const moved = await listen(one, one.admin);
    moved.say('SUBSCRIBE\nid:0\ndestination:/topic/task\nage:1000\nreceipt:r\n\n\0');
    const again: string[] = [];
    for (let frame = await moved.next(); frame.command !== 'RECEIPT'; frame = await moved.next())
      again.push(frame.body);
    expect(again.join()).toContain(`"id":"${id}"`);
    await rabbit.start();
    await bothReach();
  });
});
