import { describe, expect, test } from 'vitest';
import { compareTypes } from './api-facts.ts';

const sizeOf = (before: string, after: string) => compareTypes(before, after).size;

describe('what a user of the types may rely on', () => {
  test.each([
    [
      'a method that is gone',
      'interface Club { owner(): string; roles(): string; }',
      'interface Club { roles(): string; }',
    ],
    ['a type that is gone', 'type A = string;\ntype B = string;', 'type A = string;'],
    ['an export that is gone', "type exports_of_x = 'a' | 'b';", "type exports_of_x = 'a';"],
    ['an answer of another type', 'declare function id(): string;', 'declare function id(): number;'],
    [
      'a parameter that is required',
      'declare function get(id: string): void;',
      'declare function get(id: string, at: string): void;',
    ],
    ['a value that is no more', "type State = 'open' | 'closed';", "type State = 'open';"],
    ['a member that may be missing', 'interface Row { id: string; }', 'interface Row { id?: string; }'],
    [
      'what has to be handed in',
      'interface ListProps { rows: string[]; }',
      'interface ListProps { rows: string[]; title: string; }',
    ],
    [
      'a field deep inside',
      'interface paths { "/a": { get: { id: string } } }',
      'interface paths { "/a": { get: { id: number } } }',
    ],
  ])('%s takes a major release', (_, before, after) => {
    expect(sizeOf(before, after)).toBe('major');
  });

  test.each([
    [
      'a method',
      'interface Club { roles(): string; }',
      'interface Club { owner(): string; roles(): string; }',
    ],
    ['a field of an answer', 'interface Row { id: string; }', 'interface Row { id: string; name: string; }'],
    ['a value more', "type State = 'open';", "type State = 'open' | 'closed';"],
    [
      'what may be handed in',
      'interface ListProps { rows: string[]; }',
      'interface ListProps { rows: string[]; title?: string; }',
    ],
    [
      'what need not be handed in any more',
      'interface ListProps { title: string; }',
      'interface ListProps { title?: string; }',
    ],
    [
      'a parameter that may be left out',
      'declare function get(id: string): void;',
      'declare function get(id: string, at?: string): void;',
    ],
    ['a whole type', 'type A = string;', 'type A = string;\ninterface ListProps { rows: string[]; }'],
  ])('%s takes a minor release', (_, before, after) => {
    expect(sizeOf(before, after)).toBe('minor');
  });

  test('another order and another line break take none', () => {
    expect(
      sizeOf('interface A { b: string; c: number; }', 'interface A {\n  c: number;\n  b:\n    string;\n}'),
    ).toBeUndefined();
  });
});

test('a difference is named by its path', () => {
  const { differences } = compareTypes('interface Club { owner(): string; }', 'interface Club { }');
  expect(differences).toEqual([{ size: 'major', what: 'gone: Club.owner' }]);
});
