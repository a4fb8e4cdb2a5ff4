import { describe, expect, test } from 'vitest';
import { addMonths, weeksOfMonth } from './month.ts';
import { formatDay, parseDay } from './written-day.ts';

describe('a day as it is written', () => {
  test('in the order of the language', () => {
    expect(formatDay('2026-03-05', 'pl')).toBe('05.03.2026');
    expect(parseDay('5.3.2026', 'pl', 2026)).toBe('2026-03-05');
    expect(parseDay('3/5/2026', 'en', 2026)).toBe('2026-03-05');
  });
  test('shortened, or with what stands between forgotten', () => {
    expect(parseDay('5 3', 'pl', 2026)).toBe('2026-03-05');
    expect(parseDay('5-3-26', 'pl', 2024)).toBe('2026-03-05');
    expect(parseDay('2026-03-05', 'pl', 2024)).toBe('2026-03-05');
  });
  test('what is no day is no day', () => {
    for (const text of ['', '5', 'jutro', '30.2.2026', '5.13.2026', '5.3.2026 rano'])
      expect(parseDay(text, 'pl', 2026)).toBeNull();
  });
});

test('months on: the last day stays the last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-15', -12)).toBe('2025-03-15');
});

test('weeks of a month begin on Monday and hold it whole', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.[6]).toBe('2026-12-06');
});
