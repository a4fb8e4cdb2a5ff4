import { expect, test } from 'vitest';
import {
  inOrder,
  moved,
  plainView,
  readView,
  sortedBy,
  type TableView,
  withFilter,
  withSaved,
  withWidth,
} from './view.ts';

const view: TableView = {
  sort: [
    { column: 'grade', direction: 'desc' },
    { column: 'lastName', direction: 'asc' },
  ],
  search: 'łuk',
  filters: {
    section: { oneOf: ['dzieci'] },
    seenOn: { empty: true },
    age: { from: 10, to: 14 },
    joinedOn: { from: '2025-01-01' },
  },
  hidden: ['workplace'],
  order: ['lastName', 'section'],
  widths: { lastName: 240 },
};

test('a view is read back as it was written', () => {
  expect(readView(JSON.parse(JSON.stringify(view)))).toEqual(view);
});

test('of a stored view, what is not understood is left out', () => {
  expect(readView(null)).toEqual(plainView);
  expect(readView('[]')).toEqual(plainView);
  expect(
    readView({
      sort: [{ column: 'grade', direction: 'up' }, 7, { column: 'lastName', direction: 'asc' }],
      search: 5,
      filters: { section: { oneOf: [] }, age: { from: true }, name: { contains: 'a', more: 1 } },
      hidden: ['a', 3],
      order: 'lastName',
      widths: { lastName: 1, grade: 'wide', section: 9999 },
    }),
  ).toEqual({
    ...plainView,
    sort: [{ column: 'lastName', direction: 'asc' }],
    filters: { name: { contains: 'a' } },
    hidden: ['a'],
    widths: { lastName: 64, section: 800 },
  });
});

test('a filter that leaves nothing out is no filter', () => {
  expect(withFilter(view, 'section', { oneOf: [] }).filters).not.toHaveProperty('section');
  expect(withFilter(view, 'age', { from: 0 }).filters.age).toEqual({ from: 0 });
  expect(withFilter(plainView, 'joinedOn', { to: '' })).toEqual(plainView);
});

test('columns keep the chosen order, and new ones come after', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

test('saving under a name that is taken replaces', () => {
  const first = { name: 'Dzieci', view };
  const saved = withSaved([first, { name: 'Kadra', view: plainView }], { name: 'Dzieci', view: plainView });
  expect(saved.map(({ name }) => name)).toEqual(['Dzieci', 'Kadra']);
  expect(saved[0]?.view).toBe(plainView);
});

test('a column is as wide as people can work with, or as wide as it is by itself', () => {
  expect(withWidth(view, 'grade', 120.4).widths).toEqual({ lastName: 240, grade: 120 });
  expect(withWidth(view, 'lastName', -5).widths).toEqual({ lastName: 64 });
  expect(withWidth(view, 'lastName', undefined).widths).toEqual({});
});

test('a press on a head is an order by that column; with Shift, by it after the others', () => {
  const up = (column: string) => ({ column, direction: 'asc' as const });
  const down = (column: string) => ({ column, direction: 'desc' as const });
  expect(sortedBy([up('name'), up('age')], 'grade', false)).toEqual([up('grade')]);
  expect(sortedBy([up('name')], 'name', false)).toEqual([down('name')]);
  expect(sortedBy([down('name')], 'name', false)).toEqual([up('name')]);
  expect(sortedBy([up('name')], 'age', true)).toEqual([up('name'), up('age')]);
  expect(sortedBy([up('name'), up('age')], 'name', true)).toEqual([down('name'), up('age')]);
});
