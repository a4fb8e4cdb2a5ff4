import { expect, test } from 'vitest';
import { folded, makeArranger, passes } from './arrange.ts';
import type { CellValue, TableColumn } from './column.ts';
import { plainView, type TableView } from './view.ts';

interface Person {
  name: string;
  age: number | null;
  joinedAt: string;
}

const people: Person[] = [
  { name: 'Świątek', age: 30, joinedAt: '2025-03-31T18:30:00Z' },
  { name: 'Lis', age: 9, joinedAt: '2024-09-01T16:00:00Z' },
  { name: 'Łoś', age: null, joinedAt: '2025-04-01T00:00:00Z' },
  { name: 'Sowa', age: 30, joinedAt: '2026-01-15T17:00:00Z' },
  { name: 'Lis', age: 30, joinedAt: '2023-01-15T17:00:00Z' },
];
const column = (id: keyof Person): TableColumn<Person> => ({
  id,
  header: id,
  sortable: true,
  cell: (row) => row[id],
  value: (row) => row[id] as CellValue,
});
const { arrange, prepare } = makeArranger(people, [column('name'), column('age'), column('joinedAt')], 'pl');
const names = (view: Partial<TableView>) => arrange({ ...plainView, ...view }).map(({ name }) => name);

test('the order is the alphabet of the language', () => {
  expect(names({ sort: [{ column: 'name', direction: 'asc' }] })).toEqual([
    'Lis',
    'Lis',
    'Łoś',
    'Sowa',
    'Świątek',
  ]);
});

test('rows alike in the first column are in order of the next, and what is missing is last both ways', () => {
  const then = { column: 'name', direction: 'desc' } as const;
  expect(names({ sort: [{ column: 'age', direction: 'desc' }, then] })).toEqual([
    'Świątek',
    'Sowa',
    'Lis',
    'Lis',
    'Łoś',
  ]);
  expect(names({ sort: [{ column: 'age', direction: 'asc' }, then] }).at(-1)).toBe('Łoś');
});

test('the search needs no Polish keyboard, and every word', () => {
  expect(names({ search: 'los' })).toEqual(['Łoś']);
  expect(names({ search: 'LIS 2023' })).toEqual(['Lis']);
  expect(names({ search: 'lis sowa' })).toEqual([]);
});

test('filters of several columns hold together, and a column nobody knows is passed over', () => {
  expect(names({ filters: { age: { from: 30 }, joinedAt: { to: '2025-03-31' } } })).toEqual([
    'Świątek',
    'Lis',
  ]);
  expect(
    names({ filters: { gone: { contains: 'x' } }, sort: [{ column: 'gone', direction: 'asc' }] }),
  ).toHaveLength(people.length);
});

test.each<[string, Parameters<typeof passes>[0], CellValue, boolean]>([
  ['part of a text', { contains: 'ŁO' }, 'Mały łoś', true],
  ['none', { contains: 'x' }, null, false],
  ['the range has its ends', { from: 9, to: 30 }, 30, true],
  ['outside', { from: 9, to: 30 }, 31, false],
  ['zero is a bound', { from: 0 }, -1, false],
  ['the whole last day', { to: '2025-03-31' }, '2025-03-31T18:30:00Z', true],
  ['the next day', { to: '2025-03-31' }, '2025-04-01T00:00:00Z', false],
  ['no date is in no range', { to: '2025-03-31' }, null, false],
  ['one of the choices', { oneOf: ['a', 'b'] }, 'b', true],
  ['none of the choices', { oneOf: ['a'] }, 'b', false],
])('%s', (_case, filter, value, expected) => {
  expect(passes(filter)(value)).toBe(expected);
});

test('accents and case fold away', () => {
  expect(folded('ŻÓŁĆ')).toBe('zolc');
});

test('preparing ends', () => {
  let rounds = 1;
  while (prepare()) rounds++;
  expect(rounds).toBe(4);
});

test('who has no value, and who has any, can be asked for', () => {
  expect(names({ filters: { age: { empty: true } } })).toEqual(['Łoś']);
  expect(names({ filters: { age: { empty: false } } })).toEqual(['Świątek', 'Lis', 'Sowa', 'Lis']);
});
