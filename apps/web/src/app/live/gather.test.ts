import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const always = () => true;

describe('what is told in quick succession is acted on together', () => {
  it('a thousand changes in a second at once', () => {
    const act = vi.fn();
    const gatherer = gather(act, always, 1);
    for (let number = 0; number < 1_000; number += 1) {
      gatherer.add(number);
      vi.advanceTimersByTime(1);
    }
    vi.runAllTimers();
    expect(act.mock.calls.map(([all]) => all.length)).toEqual([1_000]);
  });

  it('one alone soon', () => {
    const act = vi.fn();
    gather(act, always, 0).add('one');
    vi.advanceTimersByTime(149);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledExactlyOnceWith(['one']);
  });

  it('and what never ends once a second', () => {
    const act = vi.fn();
    const gatherer = gather(act, always, 1);
    for (let passed = 0; passed < 10_000; passed += 100) {
      gatherer.add(passed);
      vi.advanceTimersByTime(100);
    }
    expect(act).toHaveBeenCalledTimes(10);
  });
});

it('nothing is acted on while nobody looks, and nothing of it is lost', () => {
  const act = vi.fn();
  let isInSight = false;
  const gatherer = gather(act, () => isInSight, 0);
  gatherer.add('one');
  vi.runAllTimers();
  gatherer.add('two');
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  isInSight = true;
  gatherer.flush();
  expect(act).toHaveBeenCalledExactlyOnceWith(['one', 'two']);
});

it('what was stopped acts no more', () => {
  const act = vi.fn();
  const gatherer = gather(act, always);
  gatherer.add('one');
  gatherer.stop();
  vi.runAllTimers();
  gatherer.flush();
  expect(act).not.toHaveBeenCalled();
});
