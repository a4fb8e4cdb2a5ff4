import { expect, test } from 'vitest';
import { slicesOf, ticksFor } from './scale.ts';

test('a scale begins at nothing, goes in round steps, and holds the greatest value', () => {
  expect(ticksFor(37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksFor(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksFor(2, true)).toEqual([0, 1, 2]);
  expect(ticksFor(9, true)).toEqual([0, 3, 6, 9]);
  expect(ticksFor(0.3)).toEqual([0, 0.1, 0.2, 0.3]);
  for (const greatest of [1, 7, 99, 1234, 0.07])
    expect(ticksFor(greatest).at(-1)).toBeGreaterThanOrEqual(greatest);
});

test('nothing at all still has a scale', () => expect(ticksFor(0)).toEqual([0, 1]));

test('slices follow each other round the whole ring', () => {
  expect(slicesOf([1, 1, 2])).toEqual([
    { length: 25, start: 0 },
    { length: 25, start: 25 },
    { length: 50, start: 50 },
  ]);
  expect(slicesOf([0, 0]).map(({ length }) => length)).toEqual([0, 0]);
});
