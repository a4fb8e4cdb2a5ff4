import { expect, test } from 'vitest';
import { countMarks, matchesName } from './marks.ts';

test('counts every mark and those without', () => {
  expect(countMarks(['present', null, 'late', 'present'])).toEqual({
    present: 2,
    late: 1,
    excused: 0,
    absent: 0,
    unmarked: 1,
  });
});

test.each([
  ['lukasz', 'Jędrzejewski Łukasz', true],
  ['jedrz luk', 'Jędrzejewski Łukasz', true],
  ['ŁUK', 'Łukaszewicz Grzegorz', true],
  ['', 'Lis Jan', true],
  ['wisn', 'Krzyżanowska-Wiśniewska Żaneta', true],
  ['wak', 'Nowak Ewa', false],
  ['jan', 'Nowak Ewa', false],
])('“%s” in “%s”: %s', (query, name, found) => {
  expect(matchesName(query, name)).toBe(found);
});
