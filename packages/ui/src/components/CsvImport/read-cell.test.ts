import { describe, expect, test } from 'vitest';
import { importLabels } from '../../../.storybook/import-labels.ts';
import type { CellKind } from './cell-kind.ts';
import { indexNames } from './name-index.ts';
import { readCell } from './read-cell.ts';
import { writeCell } from './write-cell.ts';

const { faults } = importLabels.pl;
const context = {
  faults,
  locale: 'pl-PL',
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

const read = (text: string, kind: CellKind) => {
  const reading = readCell(text, kind, context);
  return 'fault' in reading ? reading.fault : reading.value;
};

describe('a cell of a file', () => {
  test.each([
    ['2026-11-22', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['1.2.2026', '2026-02-01'],
    ['22/11/2026', '2026-11-22'],
  ])('says the day %s', (text, day) => {
    expect(read(text, { type: 'day' })).toBe(day);
  });

  test.each(['31.02.2026', '2026-13-01', 'jutro', '22.11.26'])('says no day: %s', (text) => {
    expect(read(text, { type: 'day' })).toEqual({ text: faults.day });
  });

  const instant: CellKind = {
    type: 'instant',
    at: (day, time = '00:00') => `${day}T${time}:00.000Z`,
    written: (at) => at.slice(0, 16).replace('T', ' '),
  };
  test.each([
    ['2026-11-22 18:00', '2026-11-22T18:00:00.000Z'],
    ['22.07.2026, 9.30', '2026-07-22T09:30:00.000Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22T18:00:00+01:00', '2026-11-22T17:00:00.000Z'],
  ])('says the moment %s', (text, moment) => {
    expect(read(text, instant)).toBe(moment);
  });
  test.each(['31.02.2026 18:00', '2026-11-22 25:00', 'jutro o 8'])('says no moment: %s', (text) => {
    expect(read(text, instant)).toEqual({ text: faults.instant });
  });

  test.each([
    ['1 200,50', 1200.5],
    ['1200.5', 1200.5],
    ['-3', -3],
  ])('says the number %s', (text, number) => {
    expect(read(text, { type: 'number' })).toBe(number);
  });

  test('says no number, or one that its column does not take', () => {
    expect(read('12 zł', { type: 'number' })).toEqual({ text: faults.number });
    expect(read('1,5', { type: 'whole' })).toEqual({ text: faults.whole });
    const faultOf = (value: unknown) => (Number(value) > 100 ? 'Najwyżej 100' : null);
    expect(read('200', { type: 'whole', faultOf })).toEqual({ text: 'Najwyżej 100' });
  });

  const category: CellKind = {
    type: 'word',
    words: [
      { value: 'weapon', words: ['Broń', 'Weapon', 'weapon'] },
      { value: 'other', words: ['Inne', 'Other', 'other'] },
    ],
  };
  test.each(['Broń', 'broń', 'Weapon', 'weapon'])('says a choice by its word in any language: %s', (text) => {
    expect(read(text, category)).toBe('weapon');
  });
  test('says a choice with a slip, which is asked about; anything else is answered with what there is', () => {
    expect(read('Borń', category)).toEqual({ text: faults.meant('Broń'), suggestion: 'Broń' });
    expect(read('Hełm', category)).toEqual({ text: faults.choice('Broń, Inne') });
  });

  const place: CellKind = { type: 'name', of: ['workplace'] };
  test.each(['Dojo Wrzeszcz', 'wrzeszcz  dojo', 'W1', '00000000-0000-4000-8000-000000000001'])(
    'names a row of another table: %s',
    (text) => {
      expect(read(text, place)).toBe('00000000-0000-4000-8000-000000000001');
    },
  );
  test('names several rows, or none', () => {
    expect(read('Hala', place)).toEqual({ text: faults.several('Hala', 'H1; H2') });
    expect(read('Nigdzie', place)).toEqual({ text: faults.unknown('Nigdzie') });
  });

  const short: CellKind = {
    type: 'text',
    faultOf: (text) => (String(text).length > 5 ? 'Najwyżej 5 znaków' : null),
  };
  const links: CellKind = { type: 'several', each: short };
  test('has several values, and says which of them is wrong', () => {
    expect(read('abc; de', links)).toEqual(['abc', 'de']);
    expect(read('abc; defghi', links)).toEqual({ text: 'defghi: Najwyżej 5 znaków' });
  });

  const marks: CellKind = {
    type: 'pairs',
    key: place,
    each: { type: 'whole', faultOf: (mark) => (Number(mark) > 5 ? 'Najwyżej 5' : null) },
    pairsOf: Object.entries,
    heldOf: (pairs) => Object.fromEntries(pairs),
  };
  const [first, second] = [1, 2].map((at) => `00000000-0000-4000-8000-00000000000${at}`) as [string, string];
  test('has values by names, and says which pair is wrong', () => {
    expect(read('dojo wrzeszcz=4; H1 = 5;', marks)).toEqual({ [first]: 4, [second]: 5 });
    expect(read('Dojo Wrzeszcz 4', marks)).toEqual({ text: `Dojo Wrzeszcz 4: ${faults.pair}` });
    expect(read('H1 = 9', marks)).toEqual({ text: 'H1 = 9: Najwyżej 5' });
    expect(read('Hala Zachód = 4', marks)).toEqual({
      text: `Hala Zachód = 4: ${faults.unknown('Hala Zachód')}`,
    });
    expect(read('H1 = 4; H1 = 5', marks)).toEqual({ text: `H1 = 5: ${faults.pairTwice}` });
  });

  const isBroken: CellKind = {
    type: 'flag',
    words: [
      { value: true, words: ['Zepsuta', 'tak'] },
      { value: false, words: ['Działa', 'nie'] },
    ],
  };
  test.each<[CellKind, unknown, string]>([
    [{ type: 'number' }, 1200.5, '1200,5'],
    [instant, '2026-11-22T17:00:00.000Z', '2026-11-22 17:00'],
    [{ type: 'day' }, '2026-11-22', '2026-11-22'],
    [category, 'weapon', 'Broń'],
    [isBroken, false, 'Działa'],
    [place, '00000000-0000-4000-8000-000000000001', 'Dojo Wrzeszcz'],
    [links, ['abc', 'de'], 'abc; de'],
    [marks, { [first]: 4, [second]: 5 }, 'Dojo Wrzeszcz = 4; H1 = 5'],
    [marks, {}, ''],
  ])('is written so that it is read back as the same: %#', (kind, value, text) => {
    expect(writeCell(value, kind, context)).toBe(text);
    expect(read(text, kind)).toEqual(value);
  });
});
