import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedRealtime, type Realtime, type SharedRealtimeOptions } from '../src/index.ts';
import { type BrokerServer, startBroker } from './broker-server.ts';
import { heard } from './given.ts';

const topic = '/topic/student';
let broker: BrokerServer;
let name: string;
let tabs: Realtime[];
let workers: Worker[];

beforeEach(async () => {
  broker = await startBroker();
  name = randomUUID();
  tabs = [];
  workers = [];
});
afterEach(async () => {
  await Promise.all([...tabs.map((tab) => tab.close()), ...workers.map((worker) => worker.terminate())]);
  await broker.close();
});

/** A tab in this very thread. */
function tab(options: Partial<SharedRealtimeOptions> = {}) {
  const realtime = createSharedRealtime({ url: () => broker.url, name, ...options });
  tabs.push(realtime);
  realtime.open();
  return realtime;
}

const isOpen = (realtime: Realtime) => vi.waitFor(() => expect(realtime.getState().status).toBe('open'));

/** A tab in a thread of its own, which can crash. */
function thread(topics = [topic]) {
  const worker = new Worker(new URL('tab.ts', import.meta.url), {
    workerData: { url: broker.url, name, topics },
  });
  workers.push(worker);
  const seen: { event: string; detail: unknown }[] = [];
  worker.on('message', (event) => seen.push(event));
  const of = (event: string) => seen.filter((each) => each.event === event).map(({ detail }) => detail);
  return {
    worker,
    of,
    isOpen: () => vi.waitFor(() => expect(of('state').at(-1)).toBe('open'), 5_000),
    async crash() {
      await worker.terminate();
      // Node frees the locks of a thread that is gone, and sees who waits for them when the next one is asked for.
      await navigator.locks.request(randomUUID(), () => {});
    },
  };
}

const commands = (start: string) => broker.log.filter((entry) => entry.startsWith(start));

test('all tabs have one connection, and each destination one subscription', async () => {
  const [first, second] = [tab(), tab()];
  const [one, other] = [heard(), heard()];
  first.watch(topic, one);
  second.watch(topic, other);
  await Promise.all([isOpen(first), isOpen(second)]);
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  broker.publish(topic, 1);
  await vi.waitFor(() => expect([one.messages.length, other.messages.length]).toEqual([1, 1]));
  expect(broker.connections()).toBe(1);
  expect(commands('CONNECT')).toHaveLength(1);
});

test('a subscription ends when the last tab wants it no more', async () => {
  const [first, second] = [tab(), tab()];
  const undoFirst = first.watch(topic, heard());
  const other = heard();
  const undoSecond = second.watch(topic, other);
  await Promise.all([isOpen(first), isOpen(second)]);
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  undoFirst();
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(other.messages).toHaveLength(1));
  undoSecond();
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(0));
});

test('any tab sends', async () => {
  const [first, second] = [tab(), tab()];
  const handlers = heard();
  first.watch('/app/message', handlers);
  await Promise.all([isOpen(first), isOpen(second)]);
  second.send('/app/message', { message: 'osu' });
  await vi.waitFor(() => expect(handlers.messages).toMatchObject([{ body: { message: 'osu' } }]));
});

test('tabs of two sessions share nothing', async () => {
  const [first, second] = [tab(), tab({ name: randomUUID() })];
  await Promise.all([isOpen(first), isOpen(second)]);
  expect(broker.connections()).toBe(2);
});

test('where there are no locks or no channels, each tab has a connection of its own', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = [tab(), tab()];
  vi.unstubAllGlobals();
  await Promise.all([isOpen(first), isOpen(second)]);
  expect(broker.connections()).toBe(2);
});

test('a tab that comes later is open at once, and asks the broker for nothing that comes already', async () => {
  const first = tab();
  first.watch(topic, heard());
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  const second = tab();
  const handlers = heard();
  second.watch(topic, handlers);
  await isOpen(second);
  second.send('/topic/other', 0);
  await vi.waitFor(() => expect(commands('SEND')).toHaveLength(1));
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(handlers.messages).toHaveLength(1));
  expect(commands('SUBSCRIBE')).toHaveLength(1);
});

test('a tab that comes later, and has read before the last message came, has it sent again', async () => {
  const first = tab();
  const one = heard();
  first.watch(topic, one);
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  const read = Date.now();
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(one.messages).toHaveLength(1));
  const second = tab();
  const other = { ...heard(), since: () => read - 1 };
  second.watch(topic, other);
  await vi.waitFor(() => expect(other.messages.map(({ body }) => body)).toEqual([1]));
  expect(one.messages).toHaveLength(1);
});

test('the connection that comes back has the subscriptions of all tabs', async () => {
  const [first, second] = [tab(), tab()];
  first.watch('/topic/a', heard());
  const handlers = heard();
  second.watch('/topic/b', handlers);
  await vi.waitFor(() => expect(broker.subscribers('/topic/a') + broker.subscribers('/topic/b')).toBe(2));
  broker.drop();
  await vi.waitFor(() => expect(second.getState().status).toBe('closed'));
  broker.publish('/topic/b', 1);
  second.open();
  await vi.waitFor(() => expect(handlers.messages).toHaveLength(1));
  expect(broker.subscribers('/topic/a')).toBe(1);
});

test('the tab that has the connection closes: another takes over, and nothing is lost or told twice', async () => {
  const leader = tab();
  await isOpen(leader);
  const follower = tab();
  const handlers = heard();
  follower.watch(topic, handlers);
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(handlers.messages).toHaveLength(1));
  const statuses: string[] = [];
  follower.subscribe(() => statuses.push(follower.getState().status));
  const closed = leader.close();
  broker.publish(topic, 2);
  await closed;
  expect(leader.getState()).toEqual({ status: 'closed', retryAt: null });
  broker.publish(topic, 3);
  await vi.waitFor(() => expect(handlers.messages.map(({ body }) => body)).toEqual([1, 2, 3]));
  expect(new Set(statuses)).toEqual(new Set(['connecting', 'open']));
});

/** A bound for a machine that is busy with other things. */
const patience = 10_000;

test('the tab that has the connection crashes: within a second another has one, for all', async () => {
  const leader = thread();
  await leader.isOpen();
  const followers = [thread(), thread([topic, '/topic/training'])];
  await Promise.all(followers.map((each) => each.isOpen()));
  const heardBy = followers.map(
    ({ of }) =>
      () =>
        of('message').filter((body) => body !== 'anybody?'),
  );
  // The leader knows of each what it watches.
  await vi.waitFor(() => {
    broker.publish(topic, 'anybody?');
    for (const { of } of followers) expect(of('message')).toContain('anybody?');
  }, patience);
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(heardBy.map((bodies) => bodies())).toEqual([[1], [1]]), patience);

  const crashed = Date.now();
  await leader.crash();
  broker.publish(topic, 2);
  broker.publish('/topic/training', 'a');
  await vi.waitFor(() => expect(commands('CONNECT')).toHaveLength(2), patience);
  await Promise.all(followers.map((each) => each.isOpen()));
  broker.publish(topic, 3);
  await vi.waitFor(() => {
    expect(heardBy[0]?.()).toEqual([1, 2, 3]);
    expect(heardBy[1]?.().toSorted()).toEqual([1, 2, 3, 'a']);
  }, patience);
  // Sooner than a lost line would be made again.
  expect(Date.now() - crashed).toBeLessThan(5_000);
  expect(broker.connections()).toBe(1);
  expect(followers.map(({ of }) => of('refetch'))).toEqual([[], []]);
}, 60_000);

test('what only a crashed tab has watched is watched no more', async () => {
  const leader = tab();
  leader.watch(topic, heard());
  const follower = thread([topic, '/topic/training']);
  await follower.isOpen();
  await vi.waitFor(() => expect(broker.subscribers('/topic/training')).toBe(1));
  await follower.crash();
  await vi.waitFor(() => expect(broker.subscribers('/topic/training')).toBe(0));
  expect(broker.subscribers(topic)).toBe(1);
}, 60_000);

test('a refusal reaches each tab that has asked', async () => {
  broker.refused.add('/topic/secret');
  const [first, second] = [tab(), tab()];
  const [one, other] = [heard(), heard()];
  first.watch('/topic/secret', one);
  second.watch('/topic/secret', other);
  second.watch(topic, heard());
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  await vi.waitFor(() =>
    expect([one, other].map(({ onRefused }) => onRefused.mock.calls.length)).toEqual([1, 1]),
  );
  await Promise.all([isOpen(first), isOpen(second)]);
});

test('a session that has ended logs all tabs out', async () => {
  const [logOutFirst, logOutSecond] = [vi.fn(), vi.fn()];
  const isSignedIn = async () => false;
  const first = tab({ isSignedIn, logOut: logOutFirst });
  const second = tab({ isSignedIn, logOut: logOutSecond });
  await Promise.all([isOpen(first), isOpen(second)]);
  broker.drop(4401);
  await vi.waitFor(() =>
    expect([logOutFirst, logOutSecond].map(({ mock }) => mock.calls.length)).toEqual([1, 1]),
  );
  await vi.waitFor(() => {
    for (const each of [first, second]) expect(each.getState()).toEqual({ status: 'closed', retryAt: null });
  });
  await vi.waitFor(() => expect(broker.connections()).toBe(0));
  const { held = [] } = await navigator.locks.query();
  expect(held.filter((lock) => lock.name?.startsWith(name))).toEqual([]);
});

test('a tab that has left comes back', async () => {
  const only = tab();
  const handlers = heard();
  only.watch(topic, handlers);
  await isOpen(only);
  await only.close();
  expect(broker.connections()).toBe(0);
  only.open();
  await vi.waitFor(() => expect(broker.subscribers(topic)).toBe(1));
  broker.publish(topic, 1);
  await vi.waitFor(() => expect(handlers.messages).toHaveLength(1));
});
