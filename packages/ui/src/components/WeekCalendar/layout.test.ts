import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysOfWeek,
  fullHours,
  hoursToShow,
  lanesOf,
  linesIn,
  mondayOf,
  placeOf,
  widthOfWords,
} from './layout.ts';

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
    expect(hoursToShow([])).toEqual({ first: 16 * 60, last: 21 * 60, folds: [] });
  });

  test('from a quarter before the first to a quarter after the last, within the day', () => {
    expect(hoursToShow([span('20:30', '22:15'), span('19:45', '21:00')])).toMatchObject({
      first: 19 * 60 + 30,
      last: 22 * 60 + 30,
    });
    expect(hoursToShow([span('00:05', '23:55')])).toMatchObject({ first: 0, last: 24 * 60 });
  });

  test.each(['00:00', '00:30'])('to midnight, where something ends at %s', (end) => {
    expect(hoursToShow([span('22:30', end)])).toMatchObject({ first: 22 * 60 + 15, last: 24 * 60 });
  });

  test('two hours in which nothing takes place on any of the days are folded, less are not', () => {
    const busy = [
      span('07:00', '08:00'),
      span('10:00', '12:00'),
      span('11:00', '11:30'),
      span('13:59', '15:00'),
    ];
    expect(hoursToShow(busy).folds).toEqual([{ from: 8 * 60 + 15, to: 9 * 60 + 45 }]);
  });

  test('what stands after a fold stands higher by what is folded', () => {
    const hours = hoursToShow([span('07:00', '08:00'), span('10:00', '12:00')]);
    expect(placeOf(7 * 60, hours)).toEqual({ start: 15, folds: 0 });
    expect(placeOf(10 * 60, hours)).toEqual({ start: 105, folds: 1 });
    expect(placeOf(9 * 60, hours)).toEqual({ start: 90, folds: 0.5 });
    expect(fullHours(hours)).toEqual([7, 8, 10, 11, 12]);
  });
});

describe('lines', () => {
  test.each([
    [30, 1],
    [45, 2],
    [60, 3],
    [90, 5],
  ])('%d minutes have room for %d', (minutes, lines) => {
    expect(linesIn(minutes)).toBe(lines);
  });

  test('are as wide as their longest word, and nobody waits for a very long one', () => {
    expect(widthOfWords('Broń: bokken i jo')).toBeCloseTo(6 * 0.56);
    expect(widthOfWords('Ogólnokształcące')).toBe(widthOfWords('Konstantynopolitańczykowianeczka'));
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
