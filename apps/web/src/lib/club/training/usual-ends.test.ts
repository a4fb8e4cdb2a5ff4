import { expect, test } from 'vitest';
import { usualEnds } from './usual-ends.ts';

test.each([
  ['2026-09-01', '2026-11-24', '2027-06-30', '2027-08-31'],
  ['2026-06-29', '2026-09-21', '2026-06-30', '2027-06-28'],
  ['2026-06-30', '2026-09-22', '2027-06-30', '2027-06-29'],
  ['2026-07-01', '2026-09-23', '2027-06-30'],
  ['2028-02-29', '2028-05-23', '2028-06-30', '2029-02-28'],
])('a series from %s ends after twelve weeks, with the school year or after a year', (from, ...ends) => {
  expect(usualEnds(from).map(({ day }) => day)).toEqual(ends);
});
