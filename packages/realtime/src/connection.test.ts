import { expect, test, vi } from 'vitest';
import { settle } from '../test/fake-broker.ts';
import { given, heard } from '../test/given.ts';
import {
  BrokerError,
  ConnectTimeoutError,
  createRealtime,
  NotConnectedError,
  NoWebSocketError,
} from './index.ts';

test('a connection is closed until it is opened, connecting until the broker accepts it, and then open', async () => {
  const { realtime, socket, statuses } = given();
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
  realtime.open();
  await settle();
  expect(statuses).toEqual(['connecting']);
  socket().accept();
  expect(statuses).toEqual(['connecting', 'open']);
  expect(realtime.getState()).toBe(realtime.getState());
});

test('heart-beats of ten seconds are offered and asked for', async () => {
  const { opened } = given();
  const socket = await opened();
  expect(socket.frames[0]?.headers).toMatchObject({
    'heart-beat': '10000,10000',
    'accept-version': '1.2,1.1,1.0',
  });
});

test('a broker that is not heard for two heart-beats is lost, and it hears us all the while', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { realtime, socket } = given();
  realtime.open();
  await settle();
  socket().accept({ 'heart-beat': '10000,10000' });
  vi.advanceTimersByTime(20_000);
  expect(socket().pieces.slice(1)).toEqual(['\n', '\n']);
  expect(realtime.getState().status).toBe('open');
  vi.advanceTimersByTime(10_000);
  expect(realtime.getState()).toMatchObject({ status: 'closed', retryAt: expect.any(Number) });
  vi.useRealTimers();
});

test('nothing is said into a line that the broker has begun to close', async () => {
  const { opened, realtime } = given();
  const stop = realtime.watch('/topic/student', { onMessage: () => {} });
  const socket = await opened();
  const said = socket.pieces.length;
  socket.readyState = 2;
  stop();
  realtime.watch('/topic/grade', { onMessage: () => {} });
  expect(socket.pieces.slice(said)).toEqual([]);
});

test('a lost connection is made again after five seconds, again and again, each time with a fresh address', async () => {
  let ticket = 0;
  const { clock, opened, realtime, sockets, reopened } = given({
    url: async () => {
      ticket += 1;
      return `ws://club.test/websocket?access_token=${ticket}`;
    },
  });
  const socket = await opened();
  socket.lose();
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: clock.time + 5_000 });
  await clock.advance(4_999);
  expect(sockets).toHaveLength(1);
  await clock.advance(1);
  expect(sockets).toHaveLength(2);
  sockets[1]?.lose();
  await reopened();
  expect(sockets.map(({ url }) => url.at(-1))).toEqual(['1', '2', '3']);
  expect(realtime.getState().status).toBe('open');
});

test('nobody but the clock makes a lost connection again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { opened } = given();
  (await opened()).lose();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('an address that can’t be had is told, and asked for again', async () => {
  const offline = new Error('offline');
  const url = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline)
    .mockResolvedValue('ws://club.test');
  const { realtime, clock, onError, reopened } = given({ url });
  realtime.open();
  await settle();
  expect(onError).toHaveBeenCalledExactlyOnceWith(offline);
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: clock.time + 5_000 });
  await reopened();
  expect(realtime.getState().status).toBe('open');
});

test('an address that is none is told as well', async () => {
  const { realtime, onError } = given({ createSocket: (url) => new WebSocket(url), url: () => 'gopher://x' });
  realtime.open();
  await settle();
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ name: 'SyntaxError' });
  expect(realtime.getState()).toMatchObject({ status: 'closed', retryAt: expect.any(Number) });
});

test('where there is no WebSocket and none was given, it says so at once and does not try', () => {
  vi.stubGlobal('WebSocket', undefined);
  const url = vi.fn(() => 'ws://club.test');
  const realtime = createRealtime({ url });
  expect(() => realtime.open()).toThrow(NoWebSocketError);
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
  expect(url).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test.each([
  ['the address', { url: () => new Promise<string>(() => {}) }],
  ['the broker', {}],
])('who waits ten seconds for %s gives up, and tries again', async (_, options) => {
  const { realtime, clock, onError, sockets } = given(options);
  realtime.open();
  await clock.advance(9_999);
  expect(realtime.getState().status).toBe('connecting');
  await clock.advance(1);
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: clock.time + 5_000 });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ConnectTimeoutError));
  for (const { readyState } of sockets) expect(readyState).toBe(2);
});

test('what a socket says after it was given up is not listened to', async () => {
  const { realtime, clock, sockets, reopened, statuses } = given();
  realtime.open();
  await settle();
  await clock.advance(10_000);
  await reopened();
  sockets[0]?.accept();
  sockets[0]?.lose();
  expect(statuses).toEqual(['connecting', 'closed', 'connecting', 'open']);
});

test('closing says goodbye, waits for the answer, and stays closed', async () => {
  const { realtime, opened, clock, sockets } = given();
  const socket = await opened();
  const closed = realtime.close();
  expect(realtime.getState().status).toBe('closing');
  const receipt = socket.sent('DISCONNECT')[0]?.headers.receipt ?? '';
  socket.say('RECEIPT', { 'receipt-id': receipt });
  socket.lose(1000);
  await closed;
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
  await clock.advance(60_000);
  expect(sockets).toHaveLength(1);
  expect(clock.pending).toBe(0);
});

test('a broker that does not answer a goodbye is not waited for longer than a second', async () => {
  const { realtime, opened, clock } = given();
  const socket = await opened();
  const closed = realtime.close();
  await clock.advance(1_000);
  await closed;
  expect(socket.readyState).toBe(2);
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
});

test('closing before there is a socket, while one opens, and while the next try is waited for', async () => {
  const early = given();
  early.realtime.open();
  await early.realtime.close();
  await settle();
  expect(early.sockets).toHaveLength(0);

  const opening = given();
  opening.realtime.open();
  await settle();
  const closed = opening.realtime.close();
  expect(opening.socket().readyState).toBe(2);
  opening.socket().lose();
  await closed;

  const waiting = given();
  const socket = await waiting.opened();
  socket.lose();
  await waiting.realtime.close();

  for (const { realtime, clock } of [early, opening, waiting]) {
    expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
    expect(clock.pending).toBe(0);
  }
});

test('a socket that was just made is closed as well', async () => {
  const { realtime, sockets } = given();
  realtime.open();
  while (sockets.length === 0) await Promise.resolve();
  await realtime.close();
  expect(sockets[0]?.readyState).toBe(2);
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
});

test('what is opened while it closes is open again once it has closed', async () => {
  const { realtime, opened, statuses, sockets } = given();
  const socket = await opened();
  const closed = realtime.close();
  realtime.open();
  socket.lose();
  await closed;
  await settle();
  expect(statuses).toEqual(['connecting', 'open', 'closing', 'closed', 'connecting']);
  expect(sockets).toHaveLength(2);
});

test('what is opened while a silent broker is left is not lost together with the old socket', async () => {
  const { realtime, opened, clock, socket, statuses } = given();
  await opened();
  const closed = realtime.close();
  realtime.open();
  await clock.advance(1_000);
  await closed;
  socket().accept();
  expect(statuses).toEqual(['connecting', 'open', 'closing', 'closed', 'connecting', 'open']);
});

test('opening what waits for its next try tries at once', async () => {
  const { realtime, opened, sockets, clock } = given();
  (await opened()).lose();
  realtime.open();
  await settle();
  expect(sockets).toHaveLength(2);
  await clock.advance(5_000);
  expect(sockets).toHaveLength(2);
});

test('a value is sent as JSON', async () => {
  const { realtime, opened } = given();
  const socket = await opened();
  realtime.send('/app/message', { message: 'Rozgrzewka' });
  expect(socket.sent('SEND')).toMatchObject([
    { headers: { destination: '/app/message' }, body: '{"message":"Rozgrzewka"}' },
  ]);
});

test('a long frame goes out in pieces of 8192, cut at code points', async () => {
  const { realtime, opened } = given();
  const socket = await opened();
  const before = socket.pieces.length;
  realtime.send('/app/message', { message: '🥋'.repeat(10_000) });
  const pieces = socket.pieces.slice(before);
  expect(pieces).toHaveLength(3);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(8_192);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  expect(JSON.parse(socket.sent('SEND')[0]?.body ?? '')).toEqual({ message: '🥋'.repeat(10_000) });
});

test('nothing is sent while there is no connection: it is refused, and written down', async () => {
  const { realtime, opened, log } = given();
  expect(() => realtime.send('/app/message', {})).toThrow(NotConnectedError);
  const socket = await opened();
  socket.lose();
  expect(() => realtime.send('/app/message', {})).toThrow(NotConnectedError);
  expect(log.error.mock.calls).toEqual([
    ["Broker disconnected, can't send message."],
    ["Broker disconnected, can't send message."],
  ]);
});

test('an ERROR frame about anything but a subscription is told, and the connection made again', async () => {
  const { opened, realtime, clock, onError } = given();
  const socket = await opened();
  realtime.watch('/topic/student', heard());
  socket.say('ERROR', { message: 'There is no /app/nothing', 'x-request-id': '8c5f' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(new BrokerError('There is no /app/nothing', '8c5f'));
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ requestId: '8c5f' });
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: clock.time + 5_000 });
});

test('a listener hears of each change until it is undone', async () => {
  const { realtime, opened } = given();
  const listener = vi.fn();
  const undo = realtime.subscribe(listener);
  const socket = await opened();
  expect(listener).toHaveBeenCalledTimes(2);
  undo();
  socket.lose();
  expect(listener).toHaveBeenCalledTimes(2);
});
