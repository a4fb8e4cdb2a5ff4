import { expect, test } from 'vitest';
import { endAfter, minutesBetween } from './with-length.ts';

test.each([
  ['a training of an hour and a half', '18:00', '19:30', '20:15', '21:45'],
  ['one that is held earlier', '18:00', '19:30', '08:00', '09:30'],
  ['one that ends with the day', '18:00', '19:30', '22:29', '23:59'],
])('%s keeps its length when its start is moved', (_, from, to, moved, end) => {
  expect(endAfter(moved, minutesBetween(from, to))).toBe(end);
});

test.each([
  ['has no room in the day', '18:00', '19:30', '23:00'],
  ['has no start yet', '', '19:30', '18:00'],
  ['ends before it starts', '18:00', '17:00', '19:00'],
])('the end stays where a training %s', (_, from, to, moved) => {
  expect(endAfter(moved, minutesBetween(from, to))).toBeUndefined();
});
