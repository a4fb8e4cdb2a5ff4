import { expect, test } from 'vitest';
import { readListParams } from './list-params.ts';

const columns = ['lastName', 'joinedOn'];
const byName = { column: 'lastName', direction: 'asc' } as const;
const read = (search: string) => readListParams(new URLSearchParams(search), columns, byName);

test('an address without parameters is the first page by the default order', () => {
  expect(read('')).toEqual({ page: 0, sort: byName, q: '' });
});

test('people count pages from one, the wire from nought', () => {
  expect(read('page=3').page).toBe(2);
});

test.each(['0', '-1', '1.5', 'x', ''])('page “%s” is the first', (page) => {
  expect(read(`page=${page}`).page).toBe(0);
});

test('an order that there is', () => {
  expect(read('sort=joinedOn,desc').sort).toEqual({ column: 'joinedOn', direction: 'desc' });
});

test('an order that there is not is the default', () => {
  expect(read('sort=passwordHash,desc').sort).toEqual(byName);
});
