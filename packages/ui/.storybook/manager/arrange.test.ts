import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups, placeOf, supersededPages } from '../groups.ts';
import { readPage } from '../reading/read-stories.ts';
import { root } from '../reading/ui-program.ts';
import { arrange, isArranged } from './arrange.ts';

const titles = globSync('src/**/*.stories.tsx', { cwd: root }).flatMap((file) => readPage(file)?.title ?? []);
const placed = groups.flatMap(({ pages }) => pages);

test('every component has one place in the book', () => {
  const known = new Set([...placed, ...supersededPages]);
  expect(titles.map(placeOf).filter((place) => !known.has(place))).toEqual([]);
  expect(placed).toHaveLength(new Set(placed).size);
});

test('no place is kept for what is not there', () => {
  const there = new Set(titles.map(placeOf));
  const components = groups.slice(1, -1).flatMap(({ pages }) => pages);
  expect(components.filter((place) => !there.has(place))).toEqual([]);
});

const entry = (id: string, title: string, type: 'docs' | 'story') => ({
  id,
  title,
  type,
  name: 'Docs',
  tags: ['dev'],
});
const index = {
  v: 5,
  entries: {
    'data-filterchips--docs': entry('data-filterchips--docs', 'Data/FilterChips', 'docs'),
    'data-filterchips--default': entry('data-filterchips--default', 'Data/FilterChips', 'story'),
    'colour--docs': entry('colour--docs', 'Colour', 'docs'),
    'pages-training--default': entry('pages-training--default', 'Pages/Training', 'story'),
  },
};
const facts = [
  {
    docsId: 'data-filterchips--docs',
    name: 'FilterChips',
    unit: 'FilterChips',
    isNew: false,
    purpose: { pl: 'Zawęzić listę', en: 'Narrow a list' },
    alias: ['pigułka'],
  },
];

test('a page stands under what one wants of it, in the language that is read, and keeps its address', () => {
  const { entries } = arrange(index, facts, 'pl');
  expect(Object.keys(entries).slice(0, 2)).toEqual(['colour--docs', 'data-filterchips--docs']);
  expect(entries['data-filterchips--docs']?.title).toBe('Wybieranie/FilterChips');
  expect(arrange(index, facts, 'en').entries['data-filterchips--docs']?.title).toBe('Choosing/FilterChips');
});

test('it is sought by its purpose in both languages and by its other names', () => {
  const { anchors } = arrange(index, facts, 'pl').entries['data-filterchips--docs'] as unknown as {
    anchors: { title: string }[];
  };
  expect(anchors.map(({ title }) => title)).toEqual(['Zawęzić listę', 'Narrow a list', 'pigułka']);
});

test('examples are in no sight and keep their addresses; whole pages are listed', () => {
  const { entries } = arrange(index, facts, 'pl');
  const listed = Object.entries(entries)
    .filter(([, each]) => isArranged(each))
    .map(([id]) => id);
  expect(listed).toEqual(['colour--docs', 'data-filterchips--docs', 'pages-training--default']);
  expect(entries).toHaveProperty('data-filterchips--default');
});
