import { expect, test } from 'vitest';
import { addMonths, dayForMonth, readSpan, readView } from './read-address.ts';

const friday = '2026-11-27';
const spanOf = (search: string) => readSpan(new URLSearchParams(search), friday);

test('an address without a word is this week, from its Monday to its Sunday', () => {
  expect(spanOf('')).toEqual({ by: 'week', from: '2026-11-23', to: '2026-11-29', day: '2026-11-23' });
});

test('any day of a week names it', () => {
  expect(spanOf('week=2026-12-02')).toMatchObject({ by: 'week', from: '2026-11-30', to: '2026-12-06' });
});

test('a day names its whole month', () => {
  expect(spanOf('day=2026-12-24')).toEqual({
    ...{ by: 'month', from: '2026-12-01', to: '2026-12-31', day: '2026-12-24' },
  });
  expect(spanOf('day=2028-02-03')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' });
});

test.each(['day=x', 'day=2026-13-40', 'day=', 'week=x'])('%s is this week', (search) => {
  expect(spanOf(search)).toMatchObject({ by: 'week', from: '2026-11-23' });
});

test('a month on is never one too many', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('of this week its month is opened on today, of another on its Monday', () => {
  expect(dayForMonth('2026-11-23', friday)).toBe(friday);
  expect(dayForMonth('2026-12-07', friday)).toBe('2026-12-07');
});

test('what is ahead is shown unless something else is asked for', () => {
  expect(readView(new URLSearchParams('view=figures'))).toBe('figures');
  expect(readView(new URLSearchParams('view=x'))).toBe('ahead');
});
