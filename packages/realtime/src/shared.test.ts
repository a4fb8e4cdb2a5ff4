import { expect, test } from 'vitest';
import { FakeClock, FakeSocket, settle } from '../test/fake-broker.ts';
import { heard } from '../test/given.ts';
import { type Channel, createSharedRealtime } from './index.ts';
import type { FromHub, FromTab } from './tab-messages.ts';

const students = '/topic/student';

/** A tab, and the other end of its channel. @param isLeader whether it gets the lock of the hub */
async function givenTab(isLeader: boolean) {
  const clock = new FakeClock();
  const ownLock = Promise.withResolvers<void>();
  const posted: (FromTab | FromHub)[] = [];
  const channel: Channel = {
    postMessage: (message) => void posted.push(message as FromTab | FromHub),
    onmessage: null,
    close() {},
  };
  const realtime = createSharedRealtime({
    name: 'club',
    url: () => 'ws://club.test',
    clock,
    createSocket: (url) => new FakeSocket(url),
    createChannel: () => channel,
    locks: {
      async request(name, _, callback) {
        if (name.startsWith('club/tab/')) await ownLock.promise;
        else if (!isLeader) return;
        await callback();
      },
    },
  });
  const statuses: string[] = [];
  realtime.subscribe(() => statuses.push(realtime.getState().status));
  realtime.open();
  await settle();
  const say = (message: FromHub) => channel.onmessage?.({ data: message });
  return {
    realtime,
    clock,
    posted,
    statuses,
    say,
    open: (connection: string) => say({ type: 'state', state: { status: 'open' }, connection }),
    arrive() {
      ownLock.resolve();
      return settle();
    },
    knownTo: () =>
      posted.flatMap((message) => ('tab' in message && message.type === 'subscribe' ? [message.known] : [])),
  };
}

test('a tab hears nothing before the others can know that it is there', async () => {
  const { open, arrive, statuses, posted } = await givenTab(false);
  open('a/1');
  expect([statuses, posted]).toEqual([['connecting'], []]);
  await arrive();
  expect(posted).toMatchObject([{ type: 'join' }]);
  open('a/1');
  expect(statuses).toEqual(['connecting', 'open']);
});

test('a tab asks once for each connection, however often it is told of it', async () => {
  const { realtime, open, arrive, statuses, knownTo } = await givenTab(false);
  await arrive();
  realtime.watch(students, heard());
  open('a/1');
  open('a/1');
  expect(statuses).toEqual(['connecting', 'open']);
  expect(knownTo()).toHaveLength(1);
  open('b/1');
  expect(knownTo()).toHaveLength(2);
});

test('a tab is as far as it has been told that it is, and as far as the broker was heard', async () => {
  const { realtime, open, arrive, say, clock, posted, knownTo } = await givenTab(false);
  await arrive();
  const start = clock.time;
  realtime.watch(students, heard());
  open('a/1');
  await clock.advance(100_000);
  say({ type: 'current', destination: students, tabs: ['another'] });
  open('a/2');
  expect(knownTo().at(-1)?.at).toBe(start);
  const tab = posted.flatMap((message) => ('tab' in message ? [message.tab] : []))[0] ?? '';
  say({ type: 'current', destination: students, tabs: [tab] });
  await clock.advance(100_000);
  say({ type: 'heard' });
  open('a/3');
  expect(knownTo().at(-1)?.at).toBe(start + 170_000);
});

test('the tab that has the connection says so when it leaves, and nothing after that', async () => {
  const { realtime, arrive, posted, clock } = await givenTab(true);
  await arrive();
  const closed = realtime.close();
  await clock.advance(1_000);
  await closed;
  expect(posted.at(-1)).toEqual({ type: 'state', state: { status: 'connecting' }, connection: '' });
});

test('a tab that comes back before it has left does not end as one that has', async () => {
  const { realtime, arrive, statuses } = await givenTab(false);
  await arrive();
  const closed = realtime.close();
  realtime.open();
  await closed;
  expect(statuses).toEqual(['connecting', 'closing', 'connecting']);
});
