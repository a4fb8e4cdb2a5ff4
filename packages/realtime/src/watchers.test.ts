import { expect, test, vi } from 'vitest';
import { settle } from '../test/fake-broker.ts';
import { given, heard } from '../test/given.ts';
import { RefusedError } from './index.ts';

const students = '/topic/student';

test('two watchers of a destination are one subscription; the last one to leave ends it', async () => {
  const { realtime, opened } = given();
  const socket = await opened();
  const [one, other] = [heard(), heard()];
  const undoOne = realtime.watch(students, one);
  const undoOther = realtime.watch(students, other);
  expect(socket.sent('SUBSCRIBE')).toMatchObject([
    { headers: { id: students, destination: students, receipt: expect.any(String) } },
  ]);
  socket.message(students, 'm-1', { table: 'student' });
  undoOne();
  undoOne();
  socket.message(students, 'm-2');
  expect(socket.sent('UNSUBSCRIBE')).toEqual([]);
  undoOther();
  undoOther();
  expect(socket.sent('UNSUBSCRIBE')).toMatchObject([{ headers: { id: students } }]);
  socket.message(students, 'm-3');

  expect(one.messages).toEqual([{ id: 'm-1', destination: students, body: { table: 'student' } }]);
  expect(other.ids()).toEqual(['m-1', 'm-2']);
});

test('what is watched before there is a connection is subscribed to when there is one, and again after each loss', async () => {
  const { realtime, opened, reopened } = given();
  realtime.watch(students, heard());
  const undo = realtime.watch('/topic/training', heard());
  const first = await opened();
  expect(first.sent('SUBSCRIBE').map(({ headers }) => headers.id)).toEqual([students, '/topic/training']);
  first.lose();
  undo();
  expect(first.sent('UNSUBSCRIBE')).toEqual([]);
  const second = await reopened();
  expect(second.sent('SUBSCRIBE').map(({ headers }) => headers.id)).toEqual([students]);
});

test('a message that comes twice is told once, also over another connection', async () => {
  const { realtime, opened, reopened } = given();
  const handlers = heard();
  realtime.watch(students, handlers);
  const first = await opened();
  first.message(students, 'm-1');
  first.message(students, 'm-1');
  first.message(students, 'm-2');
  first.lose();
  const second = await reopened();
  second.message(students, 'm-2');
  second.message(students, 'm-3');
  expect(handlers.ids()).toEqual(['m-1', 'm-2', 'm-3']);
});

test('the last thousand messages are remembered, and no more', async () => {
  const { realtime, opened } = given();
  const handlers = heard();
  realtime.watch(students, handlers);
  const socket = await opened();
  for (let index = 0; index <= 1_000; index += 1) socket.message(students, `m-${index}`);
  socket.message(students, 'm-1');
  expect(handlers.messages).toHaveLength(1_001);
  socket.message(students, 'm-0');
  expect(handlers.messages).toHaveLength(1_002);
});

test('a subscription says which message was the last', async () => {
  const { realtime, opened, reopened } = given();
  realtime.watch(students, heard());
  const first = await opened();
  expect(first.sent('SUBSCRIBE')[0]?.headers).not.toHaveProperty('last-message-id');
  first.message(students, 'm-1');
  first.message(students, 'm-2');
  first.message(students, 'm-1');
  first.lose();
  const second = await reopened();
  expect(second.sent('SUBSCRIBE')[0]?.headers['last-message-id']).toBe('m-2');
});

test('a subscription says how old is what is shown: what the watcher read longest ago, or the watching itself', async () => {
  const { realtime, opened, clock } = given();
  const now = clock.time;
  realtime.watch('/topic/a', { ...heard(), since: () => now - 3_000 });
  realtime.watch('/topic/a', { ...heard(), since: () => now - 7_000 });
  realtime.watch('/topic/b', heard());
  realtime.watch('/topic/c', { ...heard(), since: () => undefined });
  realtime.watch('/topic/d', { ...heard(), since: () => 0 });
  await clock.advance(2_000);
  const socket = await opened();
  expect(socket.sent('SUBSCRIBE').map(({ headers }) => headers.age)).toEqual([
    '9000',
    '2000',
    '2000',
    '999999999999',
  ]);
});

test('a quiet topic is no older than what was last heard, less what may be on its way', async () => {
  const { realtime, opened, clock, reopened } = given();
  realtime.watch('/topic/a', heard());
  realtime.watch('/topic/b', heard());
  const first = await opened();
  first.confirm('/topic/a');
  await clock.advance(100_000);
  first.onmessage?.({ data: '\n' });
  first.lose();
  const second = await reopened();
  // The other was never confirmed, so that something may still be missing from before.
  expect(second.sent('SUBSCRIBE').map(({ headers }) => headers.age)).toEqual(['35000', '105000']);
});

test('a subscription that is not confirmed over the new connection is as old as before', async () => {
  const { realtime, opened, clock, reopened } = given();
  realtime.watch(students, heard());
  const first = await opened();
  first.confirm(students);
  first.lose();
  const second = await reopened();
  await clock.advance(100_000);
  second.onmessage?.({ data: '\n' });
  second.lose();
  const third = await reopened();
  expect(third.sent('SUBSCRIBE')[0]?.headers.age).toBe('110000');
});

test('a confirmation of an earlier subscription is none of this one', async () => {
  const { realtime, opened, clock, reopened } = given();
  const undo = realtime.watch(students, heard());
  const first = await opened();
  const receipt = first.receiptOf(students);
  undo();
  realtime.watch(students, heard());
  await clock.advance(100_000);
  first.say('RECEIPT', { 'receipt-id': receipt });
  first.lose();
  const second = await reopened();
  expect(second.sent('SUBSCRIBE')[0]?.headers.age).toBe('105000');
});

test('where the broker can’t tell what was missed, everything is to be read anew', async () => {
  const { realtime, opened, reopened } = given();
  const handlers = heard();
  realtime.watch(students, handlers);
  const first = await opened();
  first.message(students, 'm-1');
  const anew = {
    subscription: students,
    destination: students,
    'message-id': 'refetch',
    refetch: 'true',
  };
  first.say('MESSAGE', anew);
  expect(handlers.onRefetch).toHaveBeenCalledTimes(1);
  expect(handlers.ids()).toEqual(['m-1']);
  first.lose();
  const second = await reopened();
  // That it was told so is no message after which others come.
  const headers = second.sent('SUBSCRIBE')[0]?.headers;
  expect(headers).not.toHaveProperty('last-message-id');
  expect(headers).toHaveProperty('age');
  second.say('MESSAGE', anew);
  expect(handlers.onRefetch).toHaveBeenCalledTimes(2);
});

test('who comes later reads anew where something came since they have read, or was never asked for', async () => {
  const { realtime, opened, clock } = given();
  const start = clock.time;
  const came = async (since: number) => {
    const handlers = { ...heard(), since: () => since };
    realtime.watch(students, handlers);
    await settle();
    return handlers.onRefetch.mock.calls.length;
  };
  // Nothing was asked for yet, so all of it can be.
  expect([await came(start), await came(start - 1_000)]).toEqual([0, 0]);
  const socket = await opened();
  expect(socket.sent('SUBSCRIBE')[0]?.headers.age).toBe('1000');

  expect([await came(start - 1_000), await came(start - 1_001)]).toEqual([0, 1]);
  await clock.advance(1_000);
  socket.message(students, 'm-1');
  await clock.advance(1_000);
  expect([await came(start + 999), await came(start + 1_000)]).toEqual([1, 0]);

  const gone = { ...heard(), since: () => start };
  realtime.watch(students, gone)();
  await settle();
  expect(gone.onRefetch).not.toHaveBeenCalled();
});

test('a topic is watched together with what of it is sent to oneself', async () => {
  const { realtime, opened } = given();
  const socket = await opened();
  const handlers = heard();
  const undo = realtime.watchTopic(students, handlers);
  expect(socket.sent('SUBSCRIBE').map(({ headers }) => headers.destination)).toEqual([
    students,
    `/user${students}`,
  ]);
  socket.message(students, 'm-1');
  socket.message(`/user${students}`, 'm-2');
  expect(handlers.messages.map(({ destination }) => destination)).toEqual([students, `/user${students}`]);
  undo();
  expect(socket.sent('UNSUBSCRIBE')).toHaveLength(2);
});

test('a subscription that is refused is dropped, and the others subscribed to again at once', async () => {
  const { realtime, opened, clock, sockets, onError } = given();
  const [refused, other] = [heard(), heard()];
  realtime.watch(students, refused);
  realtime.watch('/topic/training', other);
  const first = await opened();
  first.say('ERROR', {
    message: 'It takes Student\\cRead',
    'receipt-id': first.receiptOf(students),
    'x-request-id': '8c5f',
  });
  expect(refused.onRefused).toHaveBeenCalledExactlyOnceWith(
    new RefusedError(students, 'It takes Student:Read', '8c5f'),
  );
  expect(refused.onRefused.mock.calls[0]?.[0]).toMatchObject({
    name: 'RefusedError',
    destination: students,
    requestId: '8c5f',
  });
  expect(other.onRefused).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(first.readyState).toBe(2);
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: clock.time });

  await clock.advance(0);
  sockets[1]?.accept();
  await settle();
  expect(sockets[1]?.sent('SUBSCRIBE').map(({ headers }) => headers.id)).toEqual(['/topic/training']);
  expect(refused.onRefused).toHaveBeenCalledTimes(1);
});

test('what was refused is not asked for again until the connection is lost for another reason', async () => {
  const { realtime, opened, clock, sockets, reopened } = given();
  const undo = realtime.watch(students, heard());
  const first = await opened();
  first.say('ERROR', { message: 'No', 'receipt-id': first.receiptOf(students) });
  await clock.advance(0);
  sockets[1]?.accept();

  const again = heard();
  realtime.watch(students, again);
  await settle();
  expect(sockets[1]?.sent('SUBSCRIBE')).toEqual([]);
  expect(again.onRefused).toHaveBeenCalledTimes(1);
  // It is refused by the connection of before, whose broker named none.
  expect(again.onRefused.mock.calls[0]?.[0]).toMatchObject({ message: 'No', requestId: null });

  sockets[1]?.lose();
  realtime.watch(students, heard());
  const third = await reopened();
  undo();
  expect(third.sent('SUBSCRIBE')).toHaveLength(1);
  expect(third.sent('UNSUBSCRIBE')).toEqual([]);
});

test('a handler that throws, and a body that is no JSON, are told, and keep nothing from the others', async () => {
  const { realtime, opened, onError } = given();
  const socket = await opened();
  const fault = new Error('broken');
  const throws = vi.fn(() => {
    throw fault;
  });
  const handlers = heard();
  realtime.watch(students, { onMessage: throws });
  realtime.watch(students, handlers);
  socket.message(students, 'm-1');
  socket.say('MESSAGE', { subscription: students, destination: students, 'message-id': 'm-2' }, 'plain');
  socket.message(students, 'm-3');
  expect(handlers.ids()).toEqual(['m-1', 'm-3']);
  expect(onError.mock.calls).toEqual([[fault], [expect.any(SyntaxError)], [fault]]);
});
