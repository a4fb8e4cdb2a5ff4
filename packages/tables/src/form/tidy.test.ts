import { expect, test } from 'vitest';
import { legiblePhone, tidyPhone, tidyPostalCode } from './tidy.ts';

test.each([
  ['601 234 567', '+48601234567'],
  ['601-234-567', '+48601234567'],
  ['(58) 301 23 45', '+48583012345'],
  ['+48 601 234 567', '+48601234567'],
  ['0048 601234567', '+48601234567'],
  ['+49 151 23456789', '+4915123456789'],
  ['12345', '12345'],
])('%s is the number %s', (typed, phone) => {
  expect(tidyPhone(typed)).toBe(phone);
});

test('a Polish number is read in threes, another is left as it is', () => {
  expect(legiblePhone('+48601234567')).toBe('+48 601 234 567');
  expect(legiblePhone('+4915123456789')).toBe('+4915123456789');
});

test.each([
  ['80180', '80-180'],
  ['80 180', '80-180'],
  ['80-180', '80-180'],
  ['801', '801'],
])('%s is the postal code %s', (typed, code) => {
  expect(tidyPostalCode(typed)).toBe(code);
});
