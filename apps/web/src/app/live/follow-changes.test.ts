import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { WatchHandlers } from '@tatami/realtime';
import { tableAccess } from '@tatami/sdk/access';
import { readersOf } from '@tatami/sdk/references';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

const here = 'the person here';
const other = 'somebody else';

interface Page {
  results: { id: string; version: number }[];
}

let client: QueryClient;
let watched: Map<string, WatchHandlers>;
let stop: () => void;
const onFresh = vi.fn();

/** A page by somebody who holds these rights, and what it reads: how often a list was read is told. */
function open(rights: readonly string[]) {
  stop = followChanges({
    realtime: {
      watch(destination, handlers) {
        watched.set(destination, handlers);
        return () => watched.delete(destination);
      },
    },
    client,
    readersOf,
    access: tableAccess,
    viewer: { id: here, holds: (right) => rights.includes(right) },
    target: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    onFresh,
  });
}

async function show(table: string, rows: Page['results']) {
  const queryFn = vi.fn(async (): Promise<Page> => ({ results: rows }));
  new QueryObserver(client, { queryKey: [table, 'list', {}], queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  return queryFn;
}

const tell = (table: string, changes: object[] | null) =>
  watched.get(`/topic/${table}`)?.onMessage({ id: '1', destination: '', body: { table, changes } });

const change = (version: number | null, by: string | null = other, verb = 'update') => ({
  id: 'r',
  verb,
  version,
  by,
});

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  watched = new Map();
  onFresh.mockReset();
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
});

describe('it listens', () => {
  it('to what a page reads, and to what that tells of', async () => {
    open(['Task:Read', 'User:Read', 'Grade:Read']);
    expect([...watched.keys()]).toEqual([]);
    await show('task', []);
    // A task says who does it.
    expect([...watched.keys()].sort()).toEqual(['/topic/task', '/topic/user']);
  });

  it('of what only its own rows may be read of to those, and to nothing that may not be read at all', async () => {
    open([]);
    await show('task', []);
    await show('audit-log', []);
    expect([...watched.keys()].filter((each) => !each.startsWith('/user/'))).toEqual([]);
    expect(watched.has('/user/topic/task')).toBe(true);
    expect(watched.has('/user/topic/audit-log')).toBe(false);
  });

  it('of what is private to their own alone, whatever rights they hold', async () => {
    open(['Notice:Read']);
    await show('notice', []);
    expect([...watched.keys()]).toEqual(['/user/topic/notice']);
  });

  it('from when the oldest of it was read', async () => {
    open(['Task:Read']);
    const read = Date.now();
    await show('task', []);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watched.get('/topic/task')?.since?.()).toBeGreaterThanOrEqual(read);
    expect(watched.get('/topic/task')?.since?.()).toBeLessThan(read + 100);
  });

  it('until it is told to stop', async () => {
    open(['Task:Read']);
    await show('task', []);
    stop();
    expect(watched.size).toBe(0);
  });
});

describe('it reads anew', () => {
  const readings = async (told: object[] | null, rows: Page['results'] = [{ id: 'r', version: 2 }]) => {
    open(['Task:Read']);
    const read = await show('task', rows);
    tell('task', told);
    await vi.advanceTimersByTimeAsync(1_500);
    return read.mock.calls.length - 1;
  };

  it.each([
    ['what somebody else has changed', [change(3)]],
    ['what somebody else has changed, though it is shown already: what tells of it may not be', [change(2)]],
    ['what was removed', [change(null)]],
    ['what rows keep of others, which has no version', [change(2, here, 'keep')]],
    ['where nobody knows which rows', null],
    ['what the same person has changed in another tab', [change(3, here)]],
    ['what was changed here, and is not shown yet', [change(1, here), { ...change(1, here), id: 'another' }]],
  ])('%s', async (_, told) => {
    expect(await readings(told)).toBe(1);
  });

  it('not what was changed here and is shown', async () => {
    expect(await readings([change(2, here)])).toBe(0);
  });

  it('not what rows keep of what was changed here and is shown', async () => {
    open(['Task:Read', 'User:Read']);
    const read = await show('task', [{ id: 'r', version: 2 }]);
    tell('task', [change(2, here)]);
    tell('user', [{ ...change(1, here, 'keep'), id: 'who keeps it' }]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('once, however much is told at once', async () => {
    open(['Task:Read']);
    const read = await show('task', [{ id: 'r', version: 2 }]);
    for (let version = 3; version < 103; version += 1) tell('task', [change(version)]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('what tells of it, and nothing else', async () => {
    open(['Task:Read', 'User:Read', 'Item:Read']);
    const [tasks, items] = [await show('task', []), await show('item', [])];
    tell('user', [change(2)]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(tasks).toHaveBeenCalledTimes(2);
    expect(items).toHaveBeenCalledTimes(1);
  });

  it('what may have been missed', async () => {
    open(['Task:Read']);
    const read = await show('task', []);
    watched.get('/topic/task')?.onRefetch?.();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('what somebody else has changed is marked once it is shown', async () => {
  open(['Task:Read']);
  await show('task', [{ id: 'r', version: 2 }]);
  tell('task', [change(3), { ...change(1, here), id: 'mine' }, { ...change(null), id: 'gone' }]);
  expect(onFresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onFresh).toHaveBeenCalledExactlyOnceWith('task', [change(3)]);
});
