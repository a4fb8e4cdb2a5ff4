import { describe, expect, test } from 'vitest';
import {
  addDays,
  instantOf,
  localDate,
  localTime,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from './zoned-time.ts';

const warsaw = 'Europe/Warsaw';

describe('given the club in Warsaw', () => {
  test.each([
    ['2026-11-20', '18:00', '2026-11-20T17:00:00.000Z'],
    ['2026-07-20', '18:00', '2026-07-20T16:00:00.000Z'],
    ['2026-11-20', '00:00', '2026-11-19T23:00:00.000Z'],
    // The night summer time begins: 02:30 is skipped, the clocks show 03:30.
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
    // The night it ends: 02:30 comes twice, the first is meant.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '18:00', '2026-10-25T17:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(instantOf(date, time, warsaw)).toBe(instant);
  });

  test('an instant late in the UTC evening is the next day', () => {
    expect(localDate('2026-11-20T23:30:00Z', warsaw)).toBe('2026-11-21');
    expect(localTime('2026-11-20T23:30:00Z', warsaw)).toBe('00:30');
  });

  test('every hour of a year comes back as it went', () => {
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
      const again = instantOf(localDate(instant, warsaw), localTime(instant, warsaw), warsaw);
      expect(localTime(again, warsaw)).toBe(localTime(instant, warsaw));
      expect(Math.abs(Date.parse(again) - Date.parse(instant))).toBeLessThanOrEqual(3_600_000);
    }
  });
});

test('weeks begin on Monday', () => {
  expect(startOfWeek('2026-11-20')).toBe('2026-11-16');
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('days are counted over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(startOfMonth('2026-11-20')).toBe('2026-11-01');
});
