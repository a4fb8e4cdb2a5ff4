import { expect, test } from 'vitest';
import { readKeptView } from './kept-view.ts';

const read = (kept: string | null) => readKeptView({ getItem: () => kept }, 'tatami.table.student');
const plain = { columns: { hidden: [], order: [], widths: {} }, views: [] };

test.each([
  null,
  '{',
  '7',
  'null',
  '{"columns":{"hidden":"grade"},"views":{}}',
  '{"views":[null,{"name":7}]}',
])('what nobody has set up, or what can’t be read, is as it comes: %s', (kept) => {
  expect(read(kept)).toEqual(plain);
});

test('columns and named views are read as they were kept', () => {
  const columns = { hidden: ['gradeRank'], order: ['lastName', 'section'], widths: { section: 120 } };
  const rows = {
    sort: [{ column: 'section', direction: 'asc' }],
    search: '',
    filters: { section: { oneOf: ['kids'] } },
  };
  const kept = { columns, views: [{ name: 'Dzieci', view: { ...rows, ...columns } }] };
  expect(read(JSON.stringify(kept))).toEqual(kept);
});
