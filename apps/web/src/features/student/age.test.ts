import { expect, test } from 'vitest';
import { ageOn, isMinor, sectionAt } from './age.ts';

test.each([
  ['2010-11-20', 16],
  ['2010-11-21', 15],
  ['2010-12-01', 15],
  ['2008-02-29', 18],
])('who was born on %s is %d on 20 November 2026', (birthDate, age) => {
  expect(ageOn(birthDate, '2026-11-20')).toBe(age);
});

test('one is of age on the eighteenth birthday', () => {
  expect(isMinor('2008-11-21', '2026-11-20')).toBe(true);
  expect(isMinor('2008-11-20', '2026-11-20')).toBe(false);
});

test('without a date of birth nobody is taken for a minor', () => {
  expect(isMinor(null, '2026-11-20')).toBe(false);
});

test.each([
  ['2014-11-20', 'kids'],
  ['2013-11-21', 'kids'],
  ['2013-11-20', 'youth'],
  ['2008-11-21', 'youth'],
  ['2008-11-20', 'adult'],
])('who was born on %s joins the group %s on 20 November 2026', (birthDate, section) => {
  expect(sectionAt(birthDate, '2026-11-20')).toBe(section);
});
