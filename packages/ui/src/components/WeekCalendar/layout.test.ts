import { describe, expect, test } from 'vitest';
import { addDays, daysOfWeek, hoursToShow, lanesOf, mondayOf } from './layout.ts';

const span = (start: string, end: string) => ({ day: '2026-11-20', start, end });

describe('days', () => {
  test('a week goes over the end of a month, a year and the change of clocks', () => {
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-20', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
  ])('the Monday of %s is %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

describe('hours', () => {
  test('the usual evening when there is nothing', () => {
    expect(hoursToShow([])).toEqual({ first: 16, last: 21 });
  });

  test('full hours around the earliest and the latest', () => {
    expect(hoursToShow([span('09:45', '11:00'), span('20:30', '22:15')])).toEqual({ first: 9, last: 23 });
  });
});

describe('lanes', () => {
  test('one after the other have the whole width', () => {
    expect(lanesOf([span('17:00', '18:00'), span('18:00', '19:00')])).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });

  test('overlapping ones share it, and a place that is free again is used again', () => {
    expect(lanesOf([span('17:00', '20:00'), span('17:30', '18:00'), span('18:00', '19:00')])).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 1, lanes: 2 },
    ]);
  });

  test('two groups on one day do not narrow each other', () => {
    expect(
      lanesOf([span('10:00', '12:00'), span('10:00', '12:00'), span('18:00', '19:00')]).map(
        ({ lanes }) => lanes,
      ),
    ).toEqual([2, 2, 1]);
  });
});
