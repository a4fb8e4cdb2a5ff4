import { describe, expect, it } from 'vitest';
import { clubDay, clubMoment } from './club-time.ts';

const zone = 'Europe/Warsaw';
const momentOf = (day: string, time: string) => clubMoment(day, time, zone).toISOString();

describe('the days on which the clocks change', () => {
  it.each([
    ['2026-03-28', '2026-03-28T17:00:00.000Z'],
    ['2026-03-29', '2026-03-29T16:00:00.000Z'],
    ['2026-10-24', '2026-10-24T16:00:00.000Z'],
    ['2026-10-25', '2026-10-25T17:00:00.000Z'],
  ])('leave a class at 18:00 where it is: %s', (day, moment) => {
    expect(momentOf(day, '18:00')).toBe(moment);
  });

  it('have a 02:30 that there is not in spring: it is 03:30 by the clocks on the wall', () => {
    expect(momentOf('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('2026-03-29', '02:30')).toBe(momentOf('2026-03-29', '03:30'));
  });

  it('have a 02:30 that comes twice in autumn: the first is meant', () => {
    expect(momentOf('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-10-25', '01:30')).toBe('2026-10-24T23:30:00.000Z');
    expect(momentOf('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  it.each([
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('are of 23 and of 25 hours: %s is on %s', (moment, day) => {
    expect(clubDay(moment, zone)).toBe(day);
  });
});
