import { expect, test } from 'vitest';
import { pagesToShow } from './Pagination.tsx';

test.each([
  [0, 0, [0]],
  [0, 4, [0, 1, 2, 3, 4]],
  [0, 20, [0, 1, 2, 3, 4, 20]],
  [3, 20, [0, 1, 2, 3, 4, 20]],
  [10, 20, [0, 9, 10, 11, 20]],
  [19, 20, [0, 16, 17, 18, 19, 20]],
])('page %i of 0–%i shows %j', (page, last, shown) => {
  expect(pagesToShow(page, last)).toEqual(shown);
});
