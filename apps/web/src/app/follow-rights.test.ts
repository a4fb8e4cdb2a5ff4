import { QueryClient } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRights } from './follow-rights.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow(isInSight = true) {
  const target = new EventTarget();
  const listeners = new Set<(error: ClubApiError) => void>();
  const client = new QueryClient();
  const recheckRights = vi.fn();
  const undo = followRights({
    target,
    club: {
      on(_, listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    queries: client.getQueryCache(),
    isInSight: () => isInSight,
    recheckRights,
  });
  return {
    recheckRights,
    undo,
    comeBack: () => target.dispatchEvent(new Event('focus')),
    async write(table: string) {
      client.setQueryData([table, 'all'], []);
      await client.invalidateQueries({ queryKey: [table] });
    },
    refuse(status: number) {
      for (const tell of listeners) tell(new ClubApiError({ code: 'unexpected', status, detail: '' }));
    },
  };
}

test('whoever comes back to the window may have been given rights meanwhile', () => {
  const { comeBack, recheckRights } = follow();
  comeBack();
  expect(recheckRights).toHaveBeenCalledOnce();
});

test('whoever writes rights may have changed their own; what else they write has nothing to do with it', async () => {
  const { write, recheckRights } = follow();
  await write('workplace');
  expect(recheckRights).not.toHaveBeenCalled();
  await write('rightto');
  expect(recheckRights).toHaveBeenCalledOnce();
});

test('after a refusal the rights are asked for anew, after another failure not', () => {
  const { refuse, recheckRights } = follow();
  refuse(500);
  expect(recheckRights).not.toHaveBeenCalled();
  refuse(403);
  expect(recheckRights).toHaveBeenCalledOnce();
});

test('a window that nobody touches asks now and then while it is in sight, and without using the session', () => {
  const { recheckRights } = follow();
  vi.advanceTimersByTime(29_000);
  expect(recheckRights).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(recheckRights).toHaveBeenCalledExactlyOnceWith({ isStill: true });
});

test('a window out of sight asks when it is come back to', () => {
  const { recheckRights, comeBack } = follow(false);
  vi.advanceTimersByTime(120_000);
  expect(recheckRights).not.toHaveBeenCalled();
  comeBack();
  expect(recheckRights).toHaveBeenCalledExactlyOnceWith();
});

test('nothing is asked once it is undone', async () => {
  const { undo, comeBack, write, refuse, recheckRights } = follow();
  undo();
  vi.advanceTimersByTime(60_000);
  comeBack();
  refuse(403);
  await write('rightto');
  expect(recheckRights).not.toHaveBeenCalled();
});
