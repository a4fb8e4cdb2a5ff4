import { describe, expect, test } from 'vitest';
import { compileMessage } from './message.ts';

describe('given a Polish message that counts', () => {
  const message = compileMessage(
    '{count, plural, =0 {nikogo} one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
    'pl',
  );

  test.each([
    [0, 'nikogo'],
    [1, '1 osoba'],
    [2, '2 osoby'],
    [5, '5 osób'],
    [12, '12 osób'],
    [22, '22 osoby'],
    [1.5, '1,5 osoby'],
  ])('%d reads “%s”', (count, text) => {
    expect(message({ count })).toBe(text);
  });
});

test('an argument is put in as it is, a number in the digits of the language', () => {
  const text = '{name}: {days}';
  expect(compileMessage(text, 'pl')({ name: 'Łucja', days: 12345 })).toBe('Łucja: 12\u00a0345');
  expect(compileMessage(text, 'en')({ name: 'Łucja', days: 12345 })).toBe('Łucja: 12,345');
});

test('a select falls back to other', () => {
  const message = compileMessage('{who, select, self {Ty} other {{name}}}', 'pl');
  expect(message({ who: 'self', name: 'Jan' })).toBe('Ty');
  expect(message({ who: 'child', name: 'Jan' })).toBe('Jan');
});

test('an offset is taken off before counting', () => {
  const message = compileMessage(
    '{n, plural, offset:1 =1 {sam} one {z jedną osobą} other {z # osobami}}',
    'pl',
  );
  expect([1, 2, 3].map((n) => message({ n }))).toEqual(['sam', 'z jedną osobą', 'z 2 osobami']);
});

test('an ordinal follows the ordinal rules', () => {
  const message = compileMessage('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'en');
  expect([1, 2, 3, 4, 21].map((n) => message({ n }))).toEqual(['1st', '2nd', '3rd', '4th', '21st']);
});

test('quoted braces are text', () => {
  expect(compileMessage("'{'a'}'", 'pl')({})).toBe('{a}');
});

test('a malformed message is refused', () => {
  expect(() => compileMessage('{name', 'pl')).toThrow();
});
