import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealtime, type Realtime, type RealtimeOptions } from '../src/index.ts';
import { systemClock } from '../src/options.ts';
import { type BrokerServer, startBroker } from './broker-server.ts';
import { heard } from './given.ts';

const topic = '/topic/student';
let broker: BrokerServer;
let realtime: Realtime;

/** Five seconds are one hundred milliseconds in here. */
const hasty = {
  ...systemClock,
  setTimeout: (callback: () => void, delay: number) => systemClock.setTimeout(callback, delay / 50),
};

function connect(options: Partial<RealtimeOptions> = {}): Realtime {
  realtime = createRealtime({ url: () => broker.url, clock: hasty, ...options });
  realtime.open();
  return realtime;
}

const isOpen = () => vi.waitFor(() => expect(realtime.getState().status).toBe('open'));

beforeEach(async () => {
  broker = await startBroker();
});
afterEach(async () => {
  await realtime.close();
  await broker.close();
});

test('what is sent comes back, whatever its length and letters', async () => {
  const handlers = heard();
  connect().watch('/app/message', handlers);
  await isOpen();
  const body = { message: `Żółw 🥋: \\ "${'🥋'.repeat(20_000)}"\n` };
  realtime.send('/app/message', body);
  await vi.waitFor(() => expect(handlers.messages).toMatchObject([{ destination: '/app/message', body }]));
});

test('a connection that is cut comes back, and nothing is missed or told twice', async () => {
  const handlers = heard();
  connect().watch(topic, handlers);
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(handlers.messages).toHaveLength(1));
  broker.drop();
  await vi.waitFor(() => expect(realtime.getState().status).toBe('closed'));
  broker.publish(topic, 2);
  broker.publish(topic, 3);
  await isOpen();
  broker.publish(topic, 4);
  await vi.waitFor(() => expect(handlers.messages.map(({ body }) => body)).toEqual([1, 2, 3, 4]));
});

test('a refused subscription takes no other one with it', async () => {
  broker.refused.add('/topic/secret');
  const [refused, other] = [heard(), heard()];
  connect().watch('/topic/secret', refused);
  realtime.watch(topic, other);
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  expect(refused.onRefused).toHaveBeenCalledTimes(1);
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(other.messages).toHaveLength(1));
});

test('an ended session logs out', async () => {
  const logOut = vi.fn();
  connect({ isSignedIn: async () => false, logOut });
  await isOpen();
  broker.drop(4401);
  await vi.waitFor(() => expect(logOut).toHaveBeenCalledTimes(1));
  expect(realtime.getState()).toEqual({ status: 'closed', retryAt: null });
});

test('a broker that is not there is an error of the socket: whoever is signed in stays so', async () => {
  const { url } = broker;
  await broker.close();
  const isSignedIn = vi.fn(async () => true);
  connect({ url: () => url, isSignedIn });
  await vi.waitFor(() => expect(isSignedIn).toHaveBeenCalled());
  expect(realtime.getState().status).not.toBe('open');
  broker = await startBroker();
});

test('closing leaves no connection', async () => {
  connect();
  await isOpen();
  await realtime.close();
  expect(broker.log).toEqual(['CONNECT', 'DISCONNECT']);
  await vi.waitFor(() => expect(broker.connections()).toBe(0));
});
