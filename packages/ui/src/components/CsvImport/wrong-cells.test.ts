import { expect, test } from 'vitest';
import type { ImportRow } from './import-state.ts';
import { nextWrongCell } from './wrong-cells.ts';

const columns = [{ id: 'name' }, { id: 'born' }, { id: 'grade' }];
const row = (id: string, ...wrong: string[]): ImportRow => ({
  id,
  line: 1,
  outcome: wrong.length > 0 ? 'wrong' : 'new',
  cells: {},
  faults: Object.fromEntries(wrong.map((column) => [column, { text: 'nie tak' }])),
});
const rows = [row('1'), row('2', 'name', 'grade'), row('3'), row('4', 'born')];

test('errors are walked through by row, then by column, and around', () => {
  const first = nextWrongCell(rows, columns, null);
  expect(first).toEqual({ rowId: '2', columnId: 'name' });
  const second = nextWrongCell(rows, columns, first ?? null);
  expect(second).toEqual({ rowId: '2', columnId: 'grade' });
  const third = nextWrongCell(rows, columns, second ?? null);
  expect(third).toEqual({ rowId: '4', columnId: 'born' });
  expect(nextWrongCell(rows, columns, third ?? null)).toEqual(first);
});

test('the only error is found from itself, and none where all is right', () => {
  const only = { rowId: '4', columnId: 'born' };
  expect(nextWrongCell([row('1'), row('4', 'born')], columns, only)).toEqual(only);
  expect(nextWrongCell([row('1')], columns, null)).toBeUndefined();
  expect(nextWrongCell([], columns, null)).toBeUndefined();
});
