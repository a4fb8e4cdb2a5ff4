import type { Entity } from '@tatami/sdk';
import { expect, test } from 'vitest';
import { byKind, narrowedLibrary, narrowingChange, readNarrowed } from './technique-library.ts';

const technique = (id: string, attack: string, base: string) =>
  ({ id, attack, base, position: 'tachi-waza' }) as Entity<'technik'>;
const asks = (grade: string, technik: string, profile = 'PFA') =>
  ({ grade, technik, profile }) as Entity<'technik-requirement'>;

const techniques = [
  technique('ikkyo', 'shomen-uchi', 'ikkyo'),
  technique('nikyo', 'katate-dori', 'nikyo'),
  technique('irimi', 'shomen-uchi', 'irimi-nage'),
];
const requirements = [asks('6kyu', 'ikkyo'), asks('4kyu', 'nikyo'), asks('5kyu', 'ikkyo', 'PZA')];
const left = (search: string) =>
  narrowedLibrary(techniques, requirements, readNarrowed(new URLSearchParams(search))).map(
    ({ technique: { id }, requirements: ofIt }) => [id, ofIt.map(({ grade }) => grade)],
  );

test('all are there, each with the grades that ask for it', () => {
  expect(left('')).toEqual([
    ['ikkyo', ['6kyu', '5kyu']],
    ['nikyo', ['4kyu']],
    ['irimi', []],
  ]);
});

test('of several attacks any will do', () => {
  expect(left('attack=shomen-uchi,ryote-dori').map(([id]) => id)).toEqual(['ikkyo', 'irimi']);
});

test('a grade leaves what its exam asks for, in the federation that was chosen', () => {
  expect(left('grade=5kyu').map(([id]) => id)).toEqual(['ikkyo']);
  expect(left('grade=5kyu&profile=PFA')).toEqual([]);
  expect(left('profile=PZA')).toEqual([['ikkyo', ['5kyu']]]);
});

test('they stand in the contract’s order, and nothing is a heading of nothing', () => {
  const entries = narrowedLibrary(techniques, requirements, {});
  const groups = byKind(entries, 'attack', ['katate-dori', 'ryote-dori', 'shomen-uchi']);
  expect(groups.map(({ value, entries: under }) => [value, under.length])).toEqual([
    ['katate-dori', 1],
    ['shomen-uchi', 2],
  ]);
});

test('what is chosen goes into the address, and what is let go leaves it', () => {
  expect(narrowingChange({ base: { oneOf: ['ikkyo', 'nikyo'] } })).toEqual({
    attack: null,
    base: 'ikkyo,nikyo',
    position: null,
    grade: null,
    profile: null,
  });
});
