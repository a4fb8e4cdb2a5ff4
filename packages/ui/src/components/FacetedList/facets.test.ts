import { expect, test } from 'vitest';
import { type Facet, groupRows, narrowRows } from './facets.ts';

const rows = [
  { id: 'ikkyo', attack: 'shomen-uchi', grades: ['6kyu', '5kyu'] },
  { id: 'nikyo', attack: 'katate-dori', grades: ['4kyu'] },
  { id: 'irimi', attack: 'shomen-uchi', grades: [] },
];
type Row = (typeof rows)[number];

const attack: Facet<Row> = {
  id: 'attack',
  header: 'Atak',
  choices: ['katate-dori', 'ryote-dori', 'shomen-uchi'].map((value) => ({ value, label: value })),
  valuesOf: (row) => [row.attack],
};
const grade: Facet<Row> = {
  id: 'grade',
  header: 'Stopień',
  choices: [],
  valuesOf: ({ grades }) => grades,
};

const left = (search: string) =>
  narrowRows(rows, [attack, grade], new URLSearchParams(search)).map(({ id }) => id);

test('all are there until the address says otherwise', () => {
  expect(left('')).toEqual(['ikkyo', 'nikyo', 'irimi']);
  expect(left('attack=&other=1')).toEqual(['ikkyo', 'nikyo', 'irimi']);
});

test('of several values of a facet any will do', () => {
  expect(left('attack=shomen-uchi,ryote-dori')).toEqual(['ikkyo', 'irimi']);
});

test('of several facets each has to', () => {
  expect(left('attack=shomen-uchi&grade=5kyu')).toEqual(['ikkyo']);
  expect(left('attack=katate-dori&grade=5kyu')).toEqual([]);
});

test('groups stand in the order of the values, and nothing is a heading of nothing', () => {
  expect(groupRows(rows, attack).map(({ value, rows: under }) => [value, under.length])).toEqual([
    ['katate-dori', 1],
    ['shomen-uchi', 2],
  ]);
});
