import { describe, expect, test } from 'vitest';
import { createMarkQueue, type Mark } from './mark-queue.ts';

class NoNetworkError extends Error {}

/** A server whose answers come when the test says so. */
function setUp() {
  const sent: Record<string, string>[] = [];
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let shown: ReadonlyMap<string, Mark<string>> = new Map();
  const queue = createMarkQueue<string>({
    send: (batch) => {
      sent.push(Object.fromEntries(batch));
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
    },
    concernsAll: (error) => error instanceof NoNetworkError,
    onChange: (marks) => {
      shown = marks;
    },
  });
  const settle = async (answer: (waiting: (typeof open)[number]) => void) => {
    const waiting = open.shift();
    if (!waiting) throw new Error('Nothing was sent.');
    answer(waiting);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    mark: (personId: string, status: string) => queue.mark([personId], status),
    queue,
    sent,
    shown: () => Object.fromEntries(shown),
    answer: () => settle(({ resolve }) => resolve()),
    refuse: (text: string) => settle(({ reject }) => reject(new Error(text))),
    cut: () => settle(({ reject }) => reject(new NoNetworkError('no network'))),
  };
}

test('a mark is shown as being saved until it is', async () => {
  const { queue, mark, shown, answer } = setUp();
  mark('anna', 'present');
  expect(shown()).toEqual({ anna: { status: 'present', state: 'saving' } });
  expect(queue.isUnsettled()).toBe(true);
  await answer();
  expect(shown()).toEqual({});
  expect(queue.isUnsettled()).toBe(false);
});

test('what is marked while a request is under way goes out together after it', async () => {
  const { mark, sent, answer } = setUp();
  mark('anna', 'present');
  mark('jan', 'present');
  mark('ewa', 'late');
  expect(sent).toEqual([{ anna: 'present' }]);
  await answer();
  expect(sent.slice(1)).toEqual([{ jan: 'present', ewa: 'late' }]);
});

test('many can be marked at once, in one request', () => {
  const { queue, sent } = setUp();
  queue.mark(['anna', 'jan'], 'absent');
  expect(sent).toEqual([{ anna: 'absent', jan: 'absent' }]);
});

describe('given a person tapped three times quickly', () => {
  test('the first mark and the last are sent, in this order', async () => {
    const { mark, sent, answer, shown } = setUp();
    mark('anna', 'present');
    mark('anna', 'late');
    mark('anna', 'absent');
    await answer();
    expect(sent).toEqual([{ anna: 'present' }, { anna: 'absent' }]);
    expect(shown()).toEqual({ anna: { status: 'absent', state: 'saving' } });
    await answer();
    expect(shown()).toEqual({});
  });
});

describe('given that a batch was refused', () => {
  test('each of its marks gets its own answer', async () => {
    const { queue, sent, shown, refuse, answer } = setUp();
    queue.mark(['anna', 'jan'], 'present');
    await refuse('one of them has left');
    await refuse('Anna has left');
    await answer();
    expect(sent).toEqual([{ anna: 'present', jan: 'present' }, { anna: 'present' }, { jan: 'present' }]);
    expect(shown()).toEqual({ anna: { status: 'present', state: 'error', error: 'Anna has left' } });
  });
});

describe('given that there was no network', () => {
  test('all marks stay with the reason, and setting one again sends it again', async () => {
    const { queue, mark, sent, cut, answer, shown } = setUp();
    queue.mark(['anna', 'jan'], 'present');
    await cut();
    expect(sent).toHaveLength(1);
    expect(shown()).toEqual({
      anna: { status: 'present', state: 'error', error: 'no network' },
      jan: { status: 'present', state: 'error', error: 'no network' },
    });
    mark('anna', 'present');
    await answer();
    expect(sent.at(-1)).toEqual({ anna: 'present' });
    expect(Object.keys(shown())).toEqual(['jan']);
  });

  test('a later mark goes on by itself', async () => {
    const { mark, sent, cut, answer, shown } = setUp();
    mark('anna', 'present');
    mark('anna', 'late');
    await cut();
    expect(sent.at(-1)).toEqual({ anna: 'late' });
    await answer();
    expect(shown()).toEqual({});
  });
});

describe('given that whoever marked has gone', () => {
  test('what was not sent stays unsent, and is shown as not stored', async () => {
    const { queue, mark, sent, answer, shown } = setUp();
    mark('anna', 'present');
    mark('jan', 'late');
    queue.giveUp();
    await answer();
    expect(sent).toEqual([{ anna: 'present' }]);
    expect(shown()).toEqual({ jan: { status: 'late', state: 'error' } });
    expect(queue.isUnsettled()).toBe(true);
  });

  test('a batch that is refused then is not tried one by one', async () => {
    const { queue, sent, refuse } = setUp();
    queue.mark(['anna', 'jan'], 'present');
    queue.giveUp();
    await refuse('sign in first');
    expect(sent).toHaveLength(1);
  });

  test('what somebody marks after that is sent', async () => {
    const { queue, mark, sent, answer, shown } = setUp();
    mark('anna', 'present');
    queue.giveUp();
    mark('jan', 'late');
    await answer();
    await answer();
    expect(sent).toEqual([{ anna: 'present' }, { jan: 'late' }]);
    expect(shown()).toEqual({});
  });
});
