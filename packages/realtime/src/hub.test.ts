import { expect, test } from 'vitest';
import { FakeClock, FakeSocket, settle } from '../test/fake-broker.ts';
import { createHub } from './hub.ts';
import type { FromHub } from './tab-messages.ts';

const students = '/topic/student';

/** A hub whose connection is open. */
async function givenHub() {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const told: FromHub[] = [];
  const errors: unknown[] = [];
  const hub = createHub(
    {
      url: () => 'ws://club.test',
      clock,
      onError: (error) => errors.push(error),
      createSocket(url) {
        const socket = new FakeSocket(url);
        sockets.push(socket);
        return socket;
      },
    },
    'hub',
    clock.now,
    (message) => told.push(message),
  );
  await settle();
  const [socket] = sockets;
  if (!socket) throw new Error('The hub has made no socket.');
  socket.accept();

  return {
    hub,
    clock,
    socket,
    told,
    errors,
    sockets,
    subscribe: (tab: string, at: number, lastId: string | null = null) =>
      hub.hear({ type: 'subscribe', tab, destination: students, known: { lastId, at } }),
    unsubscribe: (tab: string) => hub.hear({ type: 'unsubscribe', tab, destination: students }),
    /** The commands of a socket about destinations, with what was known. */
    asked: (of = socket) =>
      of.frames
        .filter(({ command }) => command.endsWith('SUBSCRIBE'))
        .map(({ command, headers }) =>
          [command, headers['last-message-id'] ?? headers.age].filter(Boolean).join(' '),
        ),
    currentFor: () => told.flatMap((message) => (message.type === 'current' ? [message.tabs] : [])),
  };
}

test('a tab that knows what the others know, give or take a second, needs no subscription of its own', async () => {
  const { subscribe, asked, clock, socket, currentFor } = await givenHub();
  subscribe('a', clock.time - 5_000);
  subscribe('b', clock.time);
  expect(currentFor()).toEqual([]);
  socket.confirm(students);
  subscribe('c', clock.time - 6_000);
  expect(asked()).toEqual(['SUBSCRIBE 6000']);
  expect(currentFor()).toEqual([['a', 'b'], ['c']]);
});

test('a tab that knows less has all sent again, and the subscription is still that of all', async () => {
  const { subscribe, unsubscribe, asked, clock, socket, currentFor } = await givenHub();
  subscribe('a', clock.time - 5_000);
  subscribe('b', clock.time - 6_001);
  expect(asked()).toEqual(['SUBSCRIBE 6000', 'UNSUBSCRIBE', 'SUBSCRIBE 7001']);
  socket.confirm(students);
  expect(currentFor()).toEqual([['a', 'b']]);
  unsubscribe('b');
  unsubscribe('b');
  expect(asked()).toHaveLength(3);
  unsubscribe('a');
  expect(asked().at(-1)).toBe('UNSUBSCRIBE');
});

test('a tab that has not seen the last message has it sent again; one that has, has not', async () => {
  const { subscribe, asked, clock, socket } = await givenHub();
  subscribe('a', clock.time);
  await clock.advance(10);
  socket.message(students, 'm-1');
  subscribe('b', clock.time - 5, 'm-1');
  expect(asked()).toHaveLength(1);
  subscribe('c', clock.time);
  expect(asked()).toHaveLength(1);
  subscribe('d', clock.time - 5);
  expect(asked()).toEqual(['SUBSCRIBE 1000', 'UNSUBSCRIBE', 'SUBSCRIBE 1005']);
});

test('a subscription that goes on after one message covers no moment before', async () => {
  const { subscribe, asked, clock } = await givenHub();
  subscribe('a', clock.time - 5_000, 'm-7');
  subscribe('b', clock.time - 4_000);
  expect(asked()).toEqual(['SUBSCRIBE m-7', 'UNSUBSCRIBE', 'SUBSCRIBE 5000']);
});

test('over a new connection each tab asks again, and each connection has a name of its own', async () => {
  const { subscribe, asked, clock, socket, sockets, told } = await givenHub();
  subscribe('a', clock.time);
  socket.lose();
  await clock.advance(5_000);
  sockets[1]?.accept();
  subscribe('a', clock.time - 5_000);
  expect(asked(sockets[1])).toEqual(['SUBSCRIBE 6000']);
  const open = told.flatMap((message) =>
    message.type === 'state' && message.state.status === 'open' ? [message.connection] : [],
  );
  expect(open).toEqual(['hub/1', 'hub/2']);
});

test('what was refused is told to all, and asked for no more', async () => {
  const { subscribe, clock, socket, sockets, told } = await givenHub();
  subscribe('a', clock.time);
  socket.say('ERROR', { message: 'No', 'receipt-id': socket.receiptOf(students) });
  expect(told).toContainEqual({
    type: 'refused',
    destination: students,
    reason: 'No',
    requestId: null,
  });
  await clock.advance(0);
  sockets[1]?.accept();
  subscribe('b', clock.time);
  await settle();
  expect(told.filter(({ type }) => type === 'refused')).toHaveLength(2);
  subscribe('c', clock.time);
  await settle();
  expect(told.filter(({ type }) => type === 'refused')).toHaveLength(3);
});

test('what another tab sends while the connection is lost is told as an error', async () => {
  const { hub, socket, errors } = await givenHub();
  socket.lose();
  hub.hear({ type: 'send', tab: 'b', destination: '/app/message', body: '{}' });
  expect(errors).toMatchObject([{ name: 'NotConnectedError' }]);
});
