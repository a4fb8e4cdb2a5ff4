import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const page = (name: string, pl: string, en: string, alias: string[] = []) => ({
  name,
  purpose: { pl, en },
  alias,
});
const pages = [
  page('FilterChips', 'Zawęzić listę', 'Narrow a list', ['pigułka', 'chip']),
  page('Select', 'Wybrać jedną rzecz z wielu', 'Choose one of many', ['dropdown', 'lista rozwijana']),
  page('Button', 'Zrobić coś na tej stronie', 'Do something on this page', ['przycisk']),
  { name: 'Stack', purpose: null, alias: [] },
];
const found = (sought: string) => findPages(pages, sought).map(({ name }) => name);

test('a component is found by what one wants of it, in either language', () => {
  expect(found('zawęzić listę')).toEqual(['FilterChips']);
  expect(found('narrow')).toEqual(['FilterChips']);
  expect(found('wybrać')).toEqual(['Select']);
});

test('Polish letters may be left out, and the end of a long word', () => {
  expect(found('zawezic')).toEqual(['FilterChips']);
  expect(found('zawężanie')).toEqual(['FilterChips']);
});

test('a component is found by the name that other libraries have for it', () => {
  expect(found('dropdown')).toEqual(['Select']);
});

test('its own name comes first, and one without a guide has that alone', () => {
  expect(found('list')[0]).toBe('FilterChips');
  expect(found('stack')).toEqual(['Stack']);
});

test('what nobody has written of leads nowhere', () => {
  expect(found('katana')).toEqual([]);
});
