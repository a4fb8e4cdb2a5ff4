import { expect, test } from 'vitest';
import { isAccepted, writeSize } from './accepted.ts';

test('by ending, by type, by kind of type', () => {
  const photo = { name: 'Obóz.JPG', type: 'image/jpeg' };
  expect(isAccepted(photo, '.jpg')).toBe(true);
  expect(isAccepted(photo, 'application/pdf, image/*')).toBe(true);
  expect(isAccepted(photo, 'image/png')).toBe(false);
  expect(isAccepted({ name: 'a.image', type: '' }, 'image/*')).toBe(false);
  expect(isAccepted(photo, undefined)).toBe(true);
});

test('sizes in the language', () => {
  expect(writeSize(1_250_000, 'pl')).toBe('1,3 MB');
  expect(writeSize(999, 'en')).toBe('999 byte');
});
