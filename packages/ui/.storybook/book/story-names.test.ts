import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import dictionary from '../story-names.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** The names of the stories of each file, by their exports. */
const files = globSync('src/**/*.stories.tsx', { cwd: root }).map((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  const { stories } = loadCsf(source, { fileName: path, makeTitle: (title) => title ?? '' }).parse();
  return { path, names: stories.flatMap(({ name }) => name ?? []) };
});
const all = new Set(files.flatMap(({ names }) => names));
const polish: Readonly<Record<string, string>> = dictionary;

test('every story has a name in Polish, and no name is of a story that is gone', () => {
  expect([...all].filter((name) => !(name in polish))).toEqual([]);
  expect(Object.keys(polish).filter((name) => !all.has(name))).toEqual([]);
});

test('a name begins as a sentence does, and tells a story from the others of its page', () => {
  expect(Object.values(polish).filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  const alike = files.filter(({ names }) => new Set(names.map((name) => polish[name])).size < names.length);
  expect(alike.map(({ path, names }) => `${path}: ${names.map((name) => polish[name])}`)).toEqual([]);
});
