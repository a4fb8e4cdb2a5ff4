import { createClub } from '@tatami/sdk';
import { expect, test, vi } from 'vitest';
import { holdAwaited } from './hold-awaited.ts';

function begin({ canLoad = true, awaited = true } = {}) {
  const fetch = async () => new Response(null, { status: 503 });
  const club = createClub({ baseUrl: 'http://club.test/api', fetch });
  club.session.save('token');
  const target = new EventTarget();
  const asks = new Set<() => boolean>();
  const state = { awaited: false };
  const load = vi.fn(async () => {
    if (!canLoad) throw new TypeError('Failed to fetch');
  });
  const stop = holdAwaited({
    target,
    club,
    holdWhile: (isDirty) => {
      asks.add(isDirty);
      return () => asks.delete(isDirty);
    },
    isAwaited: () => state.awaited,
    load,
  });
  const fail = async () => {
    await club.whoami().catch(() => {});
    state.awaited = awaited;
  };
  return {
    club,
    load,
    fail,
    stop,
    state,
    asks: () => [...asks].some((isDirty) => isDirty()),
    warns: () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

test('leaving asks while something waits for the server, and not before or after', async () => {
  const { asks, warns, fail, load, state } = begin();
  expect([asks(), warns()]).toEqual([false, false]);
  expect(load).not.toHaveBeenCalled();
  await fail();
  expect([asks(), warns()]).toEqual([true, true]);
  state.awaited = false;
  expect([asks(), warns()]).toEqual([false, false]);
});

test('what failed and does not wait holds nobody', async () => {
  const { asks, warns, fail } = begin({ awaited: false });
  await fail();
  expect([asks(), warns()]).toEqual([false, false]);
});

test('a question that can’t be had holds nobody, but for the tab', async () => {
  const { asks, warns, fail } = begin({ canLoad: false });
  await fail();
  expect([asks(), warns()]).toEqual([false, true]);
});

test('whose session has ended is not held', async () => {
  const { asks, fail, club } = begin();
  await fail();
  club.session.clear();
  expect(asks()).toBe(false);
});

test('nobody is held once it has ended', async () => {
  const { asks, warns, fail, stop } = begin();
  await fail();
  stop();
  expect([asks(), warns()]).toEqual([false, false]);
});
