import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as en from './en.ts';
import type { LanguageLabels } from './labels.ts';
import * as pl from './pl.ts';

const languages: Record<'pl' | 'en', LanguageLabels> = { pl, en };

/** The names of all that can be said, and of how much is asked for it. */
function shape(labels: object): unknown {
  const kind = (value: unknown) => (typeof value === 'object' && value ? shape(value) : typeof value);
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, kind(value)]));
}

test('both languages say the same things', () => {
  expect(shape(languages.en)).toEqual(shape(languages.pl));
});

test('Polish counts as people do: 1 wiersz, 2 wiersze, 5 wierszy, 22 wiersze, 1,5 wiersza', () => {
  const { found } = pl.tableLabels;
  expect([1, 2, 5, 12, 22, 1.5].map(found)).toEqual([
    'Znaleziono 1 wiersz',
    'Znaleziono 2 wiersze',
    'Znaleziono 5 wierszy',
    'Znaleziono 12 wierszy',
    'Znaleziono 22 wiersze',
    'Znaleziono 1,5 wiersza',
  ]);
});

test('what could not be counted to its end is said to be more', () => {
  expect(en.labels.rowRange(21, 40, { value: 10_000, exact: false })).toBe('21–40 of more than 10,000');
  expect(pl.labels.rowRange(21, 40, { value: 120, exact: true })).toBe('21–40 z 120');
});

test('every component that takes labels has them in both languages', async () => {
  const folder = `${import.meta.dirname}/../components`;
  const given = new Set(Object.keys(pl));
  const missing: string[] = [];
  for await (const file of glob('*/*.tsx', { cwd: folder })) {
    const [, component = ''] = /^(\w+)\/\1\.tsx$/.exec(file) ?? [];
    const takesLabels = /^ {2}labels: /m.test(await readFile(`${folder}/${file}`, 'utf8'));
    const name = `${component.charAt(0).toLowerCase()}${component.slice(1)}Labels`;
    if (component && takesLabels && !given.has(named[name] ?? name)) missing.push(name);
  }
  expect(missing).toEqual([]);
});

/** Components that share their words with others, under the name of what they are about. */
const named: Record<string, string> = {
  conflictChoiceLabels: 'formLabels',
  dateFieldLabels: 'pickerLabels',
  filterBarLabels: 'tableLabels',
  formDrawerLabels: 'formLabels',
  // What a frame of a protocol is called is known by who reads it.
  frameLogLabels: 'labels',
  recordFormLabels: 'formLabels',
  rollCallLegendLabels: 'rollCallLabels',
  timeFieldLabels: 'pickerLabels',
};
