import { act, createElement } from 'react';
import { expect, test } from 'vitest';
import { emptyPage } from '../test/empty-page.ts';
import { given, heard } from '../test/given.ts';
import { useConnectionState, useWatch, useWatchTopic } from './react.ts';
import type { Realtime } from './realtime.ts';
import type { WatchHandlers } from './watch.ts';

function Light({ realtime, drawn }: { realtime: Realtime; drawn: string[] }) {
  drawn.push(useConnectionState(realtime).status);
  return null;
}

interface ListProps {
  realtime: Realtime;
  destination: string;
  handlers: WatchHandlers;
}

function List({ realtime, destination, handlers }: ListProps) {
  useWatch(realtime, destination, handlers);
  return null;
}

function TopicList({ realtime, destination, handlers }: ListProps) {
  useWatchTopic(realtime, destination, handlers);
  return null;
}

test('a component shows where the connection stands', async () => {
  const { realtime, opened } = given();
  const drawn: string[] = [];
  const page = emptyPage();
  await page.render(createElement(Light, { realtime, drawn }));
  const socket = await act(opened);
  await act(async () => socket.lose());
  expect(drawn).toEqual(['closed', 'connecting', 'open', 'closed']);
  await page.unmount();
});

test('a component watches while it is there, with the handlers it was drawn with last', async () => {
  const { realtime, opened } = given();
  const socket = await opened();
  const [before, after] = [heard(), heard()];
  const page = emptyPage();
  await page.render(createElement(List, { realtime, destination: '/topic/a', handlers: before }));
  socket.message('/topic/a', 'm-1');
  await page.render(createElement(List, { realtime, destination: '/topic/a', handlers: after }));
  socket.message('/topic/a', 'm-2');
  expect([before.ids(), after.ids()]).toEqual([['m-1'], ['m-2']]);
  expect(socket.sent('SUBSCRIBE')).toHaveLength(1);

  await page.render(createElement(List, { realtime, destination: '/topic/b', handlers: after }));
  expect(socket.sent('UNSUBSCRIBE').map(({ headers }) => headers.id)).toEqual(['/topic/a']);
  socket.say('MESSAGE', { subscription: '/topic/b', 'message-id': 'r', refetch: 'true' });
  expect(after.onRefetch).toHaveBeenCalledTimes(1);
  socket.say('ERROR', { message: 'No', 'receipt-id': socket.receiptOf('/topic/b') });
  expect(after.onRefused).toHaveBeenCalledTimes(1);
  await page.unmount();
});

test('a component watches a topic together with its own part of it, since it was read', async () => {
  const { realtime, opened, clock } = given();
  const socket = await opened();
  const page = emptyPage();
  const handlers = { ...heard(), since: () => clock.time - 4_000 };
  await page.render(createElement(TopicList, { realtime, destination: '/topic/a', handlers }));
  expect(socket.sent('SUBSCRIBE').map(({ headers }) => [headers.id, headers.age])).toEqual([
    ['/topic/a', '4000'],
    ['/user/topic/a', '4000'],
  ]);
  await page.unmount();
  expect(socket.sent('UNSUBSCRIBE')).toHaveLength(2);
});
