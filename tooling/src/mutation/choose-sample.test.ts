import { expect, test } from 'vitest';
import { chooseSample } from './choose-sample.ts';
import type { Mutant } from './plant-mutants.ts';

const inFolder = (folder: string, count: number): Mutant[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    folder,
    place: `${folder}/a.ts:${at}:1`,
    kind: 'StringLiteral',
    original: "'kyu'",
    replacement: '""',
  }));
const mutants = [...inFolder('large', 900), ...inFolder('small', 20), ...inFolder('tiny', 3)];
const places = (seed: string, of = mutants) => chooseSample(of, 100, seed, 5).map(({ place }) => place);

test('each folder is drawn from in proportion, and none is forgotten', () => {
  const drawn = Map.groupBy(places('a'), (place) => place.split('/')[0]);
  expect([...drawn].map(([folder, those]) => [folder, those.length]).sort()).toEqual([
    ['large', 98],
    ['small', 5],
    ['tiny', 3],
  ]);
});

test('a seed draws the same again, and another one others', () => {
  expect(places('a')).toEqual(places('a'));
  expect(places('b')).not.toEqual(places('a'));
});

test('a file that is new moves few of those drawn before', () => {
  const before = new Set(places('a'));
  const stayed = places('a', [...mutants, ...inFolder('new', 1)]).filter((place) => before.has(place));
  expect(stayed.length).toBeGreaterThan(100);
});
