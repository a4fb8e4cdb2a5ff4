import { describe, expect, test } from 'vitest';
import { type FieldRules, faultOf, faultsOf, fieldRules } from './rules.ts';

const text: FieldRules = { type: 'string' };

describe.each<[string, FieldRules, good: unknown[], bad: [value: unknown, code: string][]]>([
  [
    'a required text',
    { ...text, required: true, minLength: 1 },
    ['x'],
    [
      [undefined, 'required'],
      [null, 'required'],
      ['', 'required'],
      ['  ', 'required'],
      [7, 'wrong-type'],
    ],
  ],
  [
    'an optional text',
    { ...text, nullable: true, minLength: 1 },
    [undefined, null, '', 'x'],
    [[true, 'wrong-type']],
  ],
  ['a field with a default', text, [undefined, 'x'], [[null, 'wrong-type']]],
  [
    'lengths, in characters',
    { ...text, minLength: 2, maxLength: 3 },
    ['ab', ' abc ', '🥋🥋🥋'],
    [
      ['a', 'too-short'],
      ['abcd', 'too-long'],
    ],
  ],
  ['a pattern', { ...text, pattern: '^[0-9]{2}-[0-9]{3}$' }, ['80-244'], [['80244', 'wrong-pattern']]],
  [
    'a day',
    { ...text, format: 'date' },
    ['2028-02-29'],
    [
      ['2027-02-29', 'wrong-format'],
      ['29.02.2028', 'wrong-format'],
      ['1066-10-14', 'wrong-format'],
    ],
  ],
  [
    'a moment',
    { ...text, format: 'date-time' },
    ['2026-11-20T17:00:00Z', '2026-11-20T18:00:00+01:00'],
    [
      ['2026-11-20', 'wrong-format'],
      ['2026-11-20T25:00:00Z', 'wrong-format'],
    ],
  ],
  [
    'a time of day',
    { ...text, format: 'time' },
    ['18:00'],
    [
      ['6pm', 'wrong-format'],
      ['24:00', 'wrong-format'],
    ],
  ],
  [
    'a mail address',
    { ...text, format: 'email' },
    ['anna@club.test'],
    [
      ['anna', 'wrong-format'],
      ['a b@club.test', 'wrong-format'],
    ],
  ],
  ['an id', { ...text, format: 'uuid' }, ['01a1f7b4-803c-7573-8f89-ce07ee040296'], [['7', 'wrong-format']]],
  ['a password', { ...text, format: 'password', minLength: 3 }, ['a b', 'żółć'], [['a', 'too-short']]],
  ['a choice', { ...text, enum: ['pl', 'en'] }, ['pl'], [['de', 'not-allowed']]],
  [
    'a whole number',
    { type: 'integer', minimum: 1, maximum: 500 },
    [1, 500],
    [
      [0, 'too-small'],
      [501, 'too-large'],
      [1.5, 'wrong-type'],
      ['7', 'wrong-type'],
    ],
  ],
  [
    'a number',
    { type: 'number', maximum: 90 },
    [54.37],
    [
      [90.1, 'too-large'],
      [Number.NaN, 'wrong-type'],
    ],
  ],
  ['a flag', { type: 'boolean' }, [false], [['true', 'wrong-type']]],
  [
    'a list',
    { type: 'array', minItems: 1, maxItems: 2 },
    [[1]],
    [
      [[], 'too-few'],
      [[1, 2, 3], 'too-many'],
      ['1', 'wrong-type'],
    ],
  ],
  ['what the server sets', { ...text, readOnly: true, format: 'uuid' }, [undefined, null, 7], []],
])('%s', (_, rules, good, bad) => {
  test.each(good.map((value) => [value]))('%j is good', (value) => {
    expect(faultOf(rules, value)).toBeNull();
  });
  if (bad.length > 0)
    test.each(bad)('%j is %s', (value, code) => {
      expect(faultOf(rules, value)?.code).toBe(code);
    });
});

test('a fault says what it is about', () => {
  expect(faultOf({ type: 'string', maxLength: 100 }, 'x'.repeat(101))?.values).toEqual({ limit: 100 });
  expect(faultOf({ type: 'integer', minimum: 1 }, 0)?.values).toEqual({ limit: 1 });
  expect(faultOf({ type: 'string', enum: ['pl', 'en'] }, 'de')?.values).toEqual({ allowed: 'pl, en' });
});

test('the faults of an entity, field by field', () => {
  expect(faultsOf(fieldRules('workplace'), { city: 'Gdańsk', capacity: 501, colour: 'red' })).toEqual({
    name: { code: 'required' },
    capacity: { code: 'too-large', values: { limit: 500 } },
    colour: { code: 'unknown-field' },
  });
});
