import { describe, expect, test } from 'vitest';
import type { Marks, Said } from '../club/training/pending-marks.ts';
import { type Batch as BatchOf, createMarkOutbox, type UnsentMarks } from './mark-outbox.ts';

type Batch = BatchOf<Said>;

class NoNetworkError extends Error {}

const training = 'monday';

const plainly = (batch: Batch = new Map()) =>
  Object.fromEntries([...batch].map(([person, { status }]) => [person, status]));

/** What a browser keeps for all of its tabs and visits. */
function createBrowser() {
  const kept = new Map<string, Batch>();
  let isSilent = false;
  let turn: Promise<void> = Promise.resolve();
  const unsent: UnsentMarks<Said> = {
    all: async () => ({
      batches: isSilent ? new Map() : new Map([...kept].filter(([, batch]) => batch.size > 0)),
      isAll: !isSilent,
    }),
    change: async (of, change) => void kept.set(of, change(kept.get(of) ?? new Map())),
  };
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work);
    return turn;
  };
  return {
    unsent,
    inTurn,
    kept: () => plainly(kept.get(training)),
    /** The browser’s database can’t be read any more, or can again. */
    fallSilent: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** A tab, and a server whose answers come when the test says so. */
function openTab(browser = createBrowser()) {
  const sent: Record<string, Said['status']>[] = [];
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let marks: Marks = new Map();
  const storedElsewhere: string[] = [];
  const outbox = createMarkOutbox({
    unsent: browser.unsent,
    inTurn: browser.inTurn,
    isSame: (one, other) => one.status === other.status && one.note === other.note,
    send: (_, batch) => {
      sent.push(plainly(batch));
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject }));
    },
    canWait: (error) => error instanceof NoNetworkError,
    concernsAll: (error) => (error as Error).message === 'the training is gone',
    show: (next) => {
      marks = next;
    },
    onStoredElsewhere: (of) => storedElsewhere.push(of),
  });
  const settle = async (answer: (waiting: (typeof open)[number]) => void) => {
    await rest();
    const waiting = open.shift();
    if (!waiting) throw new Error('Nothing was sent.');
    answer(waiting);
    await rest();
  };
  return {
    browser,
    outbox,
    sent,
    storedElsewhere,
    mark: async (people: string | string[], status: Said['status'], note?: string) => {
      outbox.mark(training, [people].flat(), { status, ...(note && { note }) });
      await rest();
    },
    shown: () => Object.fromEntries(marks.get(training) ?? []),
    answer: () => settle(({ resolve }) => resolve()),
    refuse: (text: string) => settle(({ reject }) => reject(new Error(text))),
    cut: () => settle(({ reject }) => reject(new NoNetworkError('no network'))),
  };
}

test('a mark is shown as being saved until it is, and kept until then', async () => {
  const { mark, shown, answer, browser } = openTab();
  await mark('anna', 'present');
  expect(shown()).toEqual({ anna: { status: 'present', state: 'saving' } });
  expect(browser.kept()).toEqual({ anna: 'present' });
  await answer();
  expect(shown()).toEqual({});
  expect(browser.kept()).toEqual({});
});

test('what is marked while a request is under way goes out together after it', async () => {
  const { mark, sent, answer } = openTab();
  await mark('anna', 'present');
  await mark('jan', 'present');
  await mark('ewa', 'late');
  expect(sent).toEqual([{ anna: 'present' }]);
  await answer();
  expect(sent.slice(1)).toEqual([{ jan: 'present', ewa: 'late' }]);
});

test('of a person tapped three times quickly the first mark and the last are sent, in this order', async () => {
  const { mark, sent, answer, shown } = openTab();
  await mark('anna', 'present');
  await mark('anna', 'late');
  await mark('anna', 'absent');
  await answer();
  expect(sent).toEqual([{ anna: 'present' }, { anna: 'absent' }]);
  expect(shown()).toEqual({ anna: { status: 'absent', state: 'saving' } });
  await answer();
  expect(shown()).toEqual({});
});

test('another reason for the same is another mark', async () => {
  const { mark, shown, answer, sent } = openTab();
  await mark('anna', 'excused', 'ill');
  await mark('anna', 'excused', 'away');
  await answer();
  expect(sent).toHaveLength(2);
  expect(shown()).toEqual({ anna: { status: 'excused', note: 'away', state: 'saving' } });
  await answer();
  expect(shown()).toEqual({});
});

describe('given that a batch was refused', () => {
  test('each of its marks gets its own answer, and what was refused is not sent again', async () => {
    const { outbox, mark, sent, shown, refuse, answer, browser } = openTab();
    await mark(['anna', 'jan'], 'present');
    await refuse('one of them has left');
    await refuse('Anna has left');
    await answer();
    expect(sent).toEqual([{ anna: 'present', jan: 'present' }, { anna: 'present' }, { jan: 'present' }]);
    expect(shown()).toEqual({ anna: { status: 'present', state: 'error', error: 'Anna has left' } });
    expect(browser.kept()).toEqual({});
    outbox.goOn();
    await rest();
    expect(sent).toHaveLength(3);
    outbox.dropRefused(training, ['anna', 'jan']);
    expect(shown()).toEqual({});
  });

  test('for what concerns all of it nothing is tried one by one', async () => {
    const { mark, sent, shown, refuse } = openTab();
    await mark(['anna', 'jan'], 'present');
    await refuse('the training is gone');
    expect(sent).toHaveLength(1);
    expect(Object.values(shown()).map(({ state }) => state)).toEqual(['error', 'error']);
  });
});

describe('given that there is no network', () => {
  test('marks wait, later ones too, and go out in one request when it is back', async () => {
    const { outbox, mark, sent, cut, answer, shown } = openTab();
    await mark('anna', 'present');
    await cut();
    expect(shown()).toEqual({ anna: { status: 'present', state: 'waiting' } });
    await mark('jan', 'late');
    expect(shown()).toMatchObject({ jan: { state: 'waiting' } });
    expect(sent).toHaveLength(1);
    outbox.goOn();
    await answer();
    expect(sent.slice(1)).toEqual([{ anna: 'present', jan: 'late' }]);
    expect(shown()).toEqual({});
  });

  test('the next visit has them, and sends them once', async () => {
    const { mark, cut, browser } = openTab();
    await mark(['anna', 'jan'], 'present');
    await cut();
    const next = openTab(browser);
    next.outbox.goOn();
    await rest();
    expect(next.shown()).toEqual({
      anna: { status: 'present', state: 'saving' },
      jan: { status: 'present', state: 'saving' },
    });
    await next.answer();
    expect(next.sent).toEqual([{ anna: 'present', jan: 'present' }]);
    next.outbox.goOn();
    await rest();
    expect(next.sent).toHaveLength(1);
    expect(next.shown()).toEqual({});
  });

  test('of two tabs one sends them, and the other hears of it', async () => {
    const one = openTab();
    await one.mark('anna', 'present');
    await one.cut();
    const other = openTab(one.browser);
    other.outbox.goOn();
    one.outbox.goOn();
    await other.answer();
    await rest();
    expect(one.sent).toHaveLength(1);
    expect(one.shown()).toEqual({});
    expect(one.storedElsewhere).toEqual([training]);
  });
});

test('what waits stays in sight while the browser’s database can’t be read, and is sent once it can', async () => {
  const browser = createBrowser();
  const before = openTab(browser);
  await before.mark('anna', 'present');
  await before.cut();
  const tab = openTab(browser);
  tab.outbox.goOn();
  await tab.cut();
  browser.fallSilent(true);
  tab.outbox.goOn();
  await rest();
  expect(tab.shown()).toMatchObject({ anna: { status: 'present' } });
  expect(tab.storedElsewhere).toEqual([]);
  browser.fallSilent(false);
  tab.outbox.goOn();
  await tab.answer();
  expect(tab.sent.at(-1)).toEqual({ anna: 'present' });
  expect(tab.shown()).toEqual({});
});

test('when whoever marked has gone, nothing more is sent, and all is kept for them', async () => {
  const { outbox, mark, sent, refuse, browser } = openTab();
  await mark(['anna', 'jan'], 'present');
  outbox.end();
  await refuse('sign in first');
  expect(sent).toHaveLength(1);
  expect(browser.kept()).toEqual({ anna: 'present', jan: 'present' });
});
