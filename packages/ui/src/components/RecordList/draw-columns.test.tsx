import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels } from '../../labels/pl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { drawColumns } from './draw-columns.tsx';
import type { CellFormats, RecordColumn } from './record-column.ts';

interface Loan {
  name: string;
  count: number | null;
  dueOn: string | null;
  lentAt: string;
  status: string;
  holder: string;
}

const loan: Loan = {
  name: 'Bokken',
  count: 1204,
  dueOn: '2026-12-01',
  lentAt: '2026-11-05T19:12:00Z',
  status: 'late',
  holder: 'Ewa',
};
const base = { sortable: true, header: '' };
const columns: RecordColumn<Loan>[] = [
  { ...base, id: 'name', kind: 'reference', read: ({ name }) => ({ name, href: '/item' }) },
  { ...base, id: 'count', kind: 'number', filterable: true, none: 'wszystkie', read: ({ count }) => count },
  { ...base, id: 'dueOn', kind: 'date', read: ({ dueOn }) => dueOn },
  { ...base, id: 'lentAt', kind: 'instant', withTime: true, filterable: true, read: ({ lentAt }) => lentAt },
  {
    ...base,
    id: 'status',
    kind: 'choice',
    filterable: true,
    choices: [{ value: 'late', label: 'Po terminie', tone: 'danger' }],
    read: ({ status }) => status,
  },
  { ...base, id: 'holder', kind: 'reference', read: ({ holder }) => ({ name: holder, href: '/ewa' }) },
];
const formats: CellFormats = {
  number: (value) => `${value} szt.`,
  date: (day) => day.split('-').reverse().join('.'),
  instant: (at, withTime) => `${at.slice(0, 10)}${withTime ? ' 20:12' : ''}`,
  storedInstant: (at) => at.slice(0, 10),
};
const drawn = drawColumns(columns, formats);
const shown = (row: Loan) =>
  drawn.map(({ cell }) =>
    renderToStaticMarkup(
      <UiProvider labels={labels} locale="pl">
        {cell(row)}
      </UiProvider>,
    ),
  );

test('a row is shown by the kinds of its columns; what names it leads to the row itself', () => {
  const [name, count, dueOn, lentAt, status, holder] = shown(loan);
  expect([name, count, dueOn, lentAt]).toEqual(['Bokken', '1204 szt.', '01.12.2026', '2026-11-05 20:12']);
  expect(status).toContain('Po terminie');
  expect(status).toContain('<svg');
  expect(holder).toMatch(/^<a [^>]*href="\/ewa"[^>]*>Ewa<\/a>$/);
});

test('what a row does not have is not shown, or said as it is to be said', () => {
  const [, count, dueOn] = shown({ ...loan, count: null, dueOn: null });
  expect([count, dueOn]).toEqual(['wszystkie', '']);
});

test('a cell that is drawn in its own way says in the common one that there is nothing', () => {
  const [, own] = drawColumns(
    [columns[0], { ...columns[1], cell: ({ count }) => count && `(${count})` }] as RecordColumn<Loan>[],
    formats,
  );
  expect([own?.cell(loan), own?.cell({ ...loan, count: null })]).toEqual(['(1204)', 'wszystkie']);
});

test('a card names figures and days, but none that is written with its unit or drawn in its own way', () => {
  const named = (column: Partial<RecordColumn<Loan>>) =>
    drawColumns([{ ...columns[1], ...column } as RecordColumn<Loan>], formats)[0]?.cardName;
  expect([named({}), named({ write: String }), named({ cell: () => 'dwie' })]).toEqual([true, false, false]);
  expect(drawn.map(({ cardName }) => cardName)).toEqual([undefined, true, true, true, undefined, undefined]);
});

test('a file has what stands behind it', () => {
  expect(drawn.map(({ value }) => value?.(loan))).toEqual([
    'Bokken',
    1204,
    '2026-12-01',
    '2026-11-05',
    'late',
    'Ewa',
  ]);
});

test('each is narrowed in the way of its kind, where it can be', () => {
  const choices = [{ value: 'late', label: 'Po terminie', tone: 'danger' }];
  expect(drawn.map(({ filter }) => filter)).toEqual([
    undefined,
    'number',
    undefined,
    'date',
    { choices },
    undefined,
  ]);
});
