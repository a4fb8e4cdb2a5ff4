import type { FieldRules } from '@tatami/sdk/rules';
import { describe, expect, test } from 'vitest';
import type { ImportField } from './import-field.ts';
import { indexNames } from './name-index.ts';
import { readCell } from './read-cell.ts';
import { writeCell } from './write-cell.ts';

const context = {
  i18n: {
    language: 'pl' as const,
    timeZone: 'Europe/Warsaw',
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  },
  namesOf: (table: string) =>
    table === 'workplace'
      ? indexNames(
          [
            { id: '00000000-0000-4000-8000-000000000001', name: 'Dojo Wrzeszcz', code: 'W1' },
            { id: '00000000-0000-4000-8000-000000000002', name: 'Hala', code: 'H1' },
            { id: '00000000-0000-4000-8000-000000000003', name: 'Hala', code: 'H2' },
          ],
          ({ name, code }) => [name, code],
        )
      : undefined,
};

const field = (rule: FieldRules, words: Record<string, string[]> = {}): ImportField => ({
  path: 'field',
  rule,
  header: 'Pole',
  calledBy: [],
  words: new Map(Object.entries(words)),
  described: {},
});
const read = (text: string, of: ImportField) => {
  const reading = readCell(text, of, context);
  return 'fault' in reading ? reading.fault : reading.value;
};

describe('a cell of a file', () => {
  test.each([
    ['2026-11-22', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['1.2.2026', '2026-02-01'],
    ['22/11/2026', '2026-11-22'],
  ])('says the day %s', (text, day) => {
    expect(read(text, field({ type: 'string', format: 'date' }))).toBe(day);
  });

  test.each(['31.02.2026', '2026-13-01', 'jutro', '22.11.26'])('says no day: %s', (text) => {
    expect(read(text, field({ type: 'string', format: 'date' }))).toEqual({ text: 'import.fault.day' });
  });

  test.each([
    ['2026-11-22 18:00', '2026-11-22T17:00:00.000Z'],
    ['22.07.2026, 18:00', '2026-07-22T16:00:00.000Z'],
    ['2026-11-22', '2026-11-21T23:00:00.000Z'],
    ['2026-11-22T17:00:00Z', '2026-11-22T17:00:00.000Z'],
  ])('says the moment %s by the club’s clocks', (text, instant) => {
    expect(read(text, field({ type: 'string', format: 'date-time' }))).toBe(instant);
  });

  test.each([
    ['1 200,50', 1200.5],
    ['1200.5', 1200.5],
    ['-3', -3],
  ])('says the number %s', (text, number) => {
    expect(read(text, field({ type: 'number' }))).toBe(number);
  });

  test('says no number, or one that the contract does not take', () => {
    expect(read('12 zł', field({ type: 'number' }))).toEqual({ text: 'import.fault.number' });
    expect(read('1,5', field({ type: 'integer' }))).toEqual({ text: 'import.fault.whole' });
    expect(read('200', field({ type: 'integer', maximum: 100 }))).toEqual({ text: 'form.tooLarge 100' });
  });

  const category = field(
    { type: 'string', enum: ['weapon', 'other'] },
    { weapon: ['Broń', 'Weapon', 'weapon'], other: ['Inne', 'Other', 'other'] },
  );
  test.each(['Broń', 'broń', 'Weapon', 'weapon'])('says a choice by its word in any language: %s', (text) => {
    expect(read(text, category)).toBe('weapon');
  });
  test('says a choice with a slip, which is asked about; anything else is answered with what there is', () => {
    expect(read('Borń', category)).toEqual({ text: 'import.fault.meant Broń', suggestion: 'Broń' });
    expect(read('Hełm', category)).toEqual({ text: 'import.fault.choice Broń, Inne' });
  });

  const place = field({ type: 'string', format: 'uuid', reference: 'workplace' });
  test.each(['Dojo Wrzeszcz', 'wrzeszcz  dojo', 'W1', '00000000-0000-4000-8000-000000000001'])(
    'names a row of another table: %s',
    (text) => {
      expect(read(text, place)).toBe('00000000-0000-4000-8000-000000000001');
    },
  );
  test('names several rows, or none', () => {
    expect(read('Hala', place)).toEqual({ text: 'import.fault.several Hala' });
    expect(read('Nigdzie', place)).toEqual({ text: 'import.fault.unknown Nigdzie' });
  });

  test('has several values, and says which of them is wrong', () => {
    const links = field({ type: 'array', items: { type: 'string', maxLength: 5 } });
    expect(read('abc; de', links)).toEqual(['abc', 'de']);
    expect(read('abc; defghi', links)).toEqual({ text: 'defghi: form.tooLong 5' });
  });

  test.each([
    [field({ type: 'number' }), 1200.5, '1200,5'],
    [field({ type: 'string', format: 'date-time' }), '2026-11-22T17:00:00.000Z', '2026-11-22 18:00'],
    [field({ type: 'string', format: 'date' }), '2026-11-22', '2026-11-22'],
    [category, 'weapon', 'Broń'],
    [place, '00000000-0000-4000-8000-000000000001', 'Dojo Wrzeszcz'],
    [field({ type: 'array', items: { type: 'string' } }), ['abc', 'de'], 'abc; de'],
  ])('is written so that it is read back as the same: %#', (of, value, text) => {
    expect(writeCell(value, of, context)).toBe(text);
    expect(read(text, of)).toEqual(value);
  });
});
