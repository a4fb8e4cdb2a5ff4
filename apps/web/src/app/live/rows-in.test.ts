import { expect, it } from 'vitest';
import { rowsIn } from './rows-in.ts';

const row = { id: 'r', version: 2 };

it.each([
  ['a row', row],
  ['a list', [row]],
  ['a page', { results: [row], page: { size: 20 } }],
  [
    'a roster',
    {
      students: [
        { student: 's', presence: row },
        { student: 't', presence: null },
      ],
    },
  ],
])('%s has its rows', (_, data) => {
  expect(rowsIn(data)).toEqual([row]);
});

it.each([undefined, null, true, 'text', 7, [], { id: 'a name' }])('%j has none', (data) => {
  expect(rowsIn(data)).toEqual([]);
});
