import { expect, test } from 'vitest';
import { withSearch } from './search-params.ts';

test('a parameter is set, the others are kept', () => {
  expect(withSearch('/dojo/student', '?q=Nowak&page=3', { page: null, section: 'kids' })).toBe(
    '/dojo/student?q=Nowak&section=kids',
  );
});

test('an emptied parameter leaves the address', () => {
  expect(withSearch('/dojo/student', '?q=Nowak', { q: '' })).toBe('/dojo/student');
});

test('lists and times stay legible', () => {
  expect(withSearch('/dojo/training', '', { sort: 'startsAt,asc' })).toBe('/dojo/training?sort=startsAt,asc');
});

test('what a person typed is escaped', () => {
  expect(withSearch('/dojo/student', '', { q: 'Łoś & Żuk' })).toBe(
    '/dojo/student?q=%C5%81o%C5%9B+%26+%C5%BBuk',
  );
});
