import { expect, test } from 'vitest';
import { groupOf } from './group-of.ts';

test.each([
  ['regular', 'kids', 'kids'],
  ['exam', 'youth', 'youth'],
  ['regular', 'adult', 'adult'],
  ['weapons', 'adult', 'weapons'],
  ['open', 'adult', 'open'],
  ['kids', null, 'kids'],
  ['seminar', null, 'open'],
] as const)('a training of the kind %s for %s wears the hue of %s', (kind, section, expected) => {
  expect(groupOf({ kind, section })).toBe(expected);
});
