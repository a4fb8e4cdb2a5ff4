import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['krótkie', 'short'],
  ['🥋🥋🥋🥋🥋🥋', 'short'],
  ['aAaAaAaAaAaA', 'monotonous'],
  ['1212121212', 'monotonous'],
  ['zielony pas', 'fair'],
  ['zielony pas i biały kot', 'strong'],
])('“%s” is %s', (password, strength) => {
  expect(strengthOf(password, 10)).toBe(strength);
});
