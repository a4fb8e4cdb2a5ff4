import { expect, test, vi } from 'vitest';
import { createEarlyFetch, dropEarly, earlyKey } from './early-requests.ts';

const origin = 'http://club.test';

function setUp() {
  const asked: string[] = [];
  const early = new Map([
    [earlyKey('/api/training?size=20&sort=startsAt,asc', origin), Promise.resolve(new Response('early'))],
  ]);
  const fetch = createEarlyFetch(early, origin, async (input) => {
    asked.push(new Request(input).url);
    return new Response('late');
  });
  return { asked, fetch };
}

test('an early answer is handed out, whatever the order of the parameters', async () => {
  const { asked, fetch } = setUp();
  const answer = await fetch(new Request(`${origin}/api/training?sort=startsAt%2Casc&size=20`));
  expect(await answer.text()).toBe('early');
  expect(asked).toEqual([]);
});

test('an early answer is handed out once', async () => {
  const { fetch } = setUp();
  await fetch(new Request(`${origin}/api/training?size=20&sort=startsAt,asc`));
  const again = await fetch(new Request(`${origin}/api/training?size=20&sort=startsAt,asc`));
  expect(await again.text()).toBe('late');
});

test('another address and another verb are asked for', async () => {
  const { asked, fetch } = setUp();
  await fetch(new Request(`${origin}/api/training?size=50`));
  await fetch(new Request(`${origin}/api/training?size=20&sort=startsAt,asc`, { method: 'POST' }));
  expect(asked).toHaveLength(2);
});

test('escaped and plain addresses are the same', () => {
  expect(earlyKey('/api/users/hasrightto/paths/Menu%3ARights%2CDayOff%3AWrite', origin)).toBe(
    earlyKey('/api/users/hasrightto/paths/Menu:Rights,DayOff:Write', origin),
  );
});

test('what nobody took holds no connection', async () => {
  const taken = new Response('taken');
  const cancel = vi.fn();
  const left = new Response(new ReadableStream({ cancel }));
  const early = new Map([
    ['/api/taken', Promise.resolve(taken)],
    ['/api/left', Promise.resolve(left)],
    ['/api/failed', Promise.reject(new TypeError('Failed to fetch'))],
  ]);
  const fetch = createEarlyFetch(early, origin, globalThis.fetch);
  const answer = await fetch(new Request(`${origin}/api/taken`));
  dropEarly(early);
  expect(await answer.text()).toBe('taken');
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  expect(early.size).toBe(0);
});
