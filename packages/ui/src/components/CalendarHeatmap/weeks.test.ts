import { expect, test } from 'vitest';
import { levelOf, weeksBetween } from './weeks.ts';

test('a year is 53 weeks from Monday to Monday, the first and last cut', () => {
  const weeks = weeksBetween('2025-11-21', '2026-11-20');
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toBe('2025-11-17');
  expect(weeks.at(-1)).toBe('2026-11-16');
});

test('a day shows by its share of the fullest; one training never looks like four', () => {
  expect([0, 1, 2, 3, 4].map((count) => levelOf(count, 2))).toEqual(['none', 'few', 'some', 'many', 'most']);
  expect([1, 5, 10].map((count) => levelOf(count, 10))).toEqual(['few', 'some', 'most']);
});
