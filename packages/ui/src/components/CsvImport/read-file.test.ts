import { expect, test } from 'vitest';
import { toCsv } from '../DataTable/csv.ts';
import { matchColumns, readFile } from './read-file.ts';

const read = (content: string | Uint8Array<ArrayBuffer>) => readFile(new File([content], 'lista.csv'));
const cellsOf = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await read(content)).rows.map(({ cells }) => cells);

test.each([
  ['pl', 'Kij, dąb'],
  ['en', 'a "quoted"; text'],
  ['pl', '=1+1'],
  ['pl', '+48 600 100 200'],
  ['en', 'two\nlines'],
])('what a list has written in %s is read as it was: %j', async (locale, text) => {
  expect(
    await cellsOf(
      toCsv(
        [
          ['Nazwa', 'Uwagi'],
          [text, 'x'],
        ],
        locale,
      ),
    ),
  ).toEqual([[text, 'x']]);
});

test.each([
  [';', 'Nazwa;"Wartość, zł"\n Kij ;1,5\n'],
  [',', 'Nazwa,"Wartość; zł"\nKij,"1,5"\n'],
  ['tabs', 'Nazwa\tWartość\r\nKij\t1,5\r\n'],
])('the separator may be %s', async (_, text) => {
  expect(await cellsOf(text)).toEqual([['Kij', '1,5']]);
});

test('a spreadsheet of the Windows of Central Europe, or one in UTF-16, keeps its letters', async () => {
  // “żółw” in windows-1250, then in UTF-16.
  expect((await read(new Uint8Array([0xbf, 0xf3, 0xb3, 0x77]))).columns).toEqual(['żółw']);
  const wide = new Uint8Array([0xff, 0xfe, 0x7c, 0x01, 0xf3, 0x00, 0x42, 0x01, 0x77, 0x00]);
  expect((await read(wide)).columns).toEqual(['żółw']);
});

test('empty lines are no rows, and the others keep their numbers', async () => {
  const { rows } = await read('a;b\n1;2\n\n;\n3\n');
  expect(rows).toEqual([
    { line: 2, cells: ['1', '2'] },
    { line: 5, cells: ['3'] },
  ]);
});

test('columns are known by any of their names, in any order, and each is taken once', async () => {
  const { columns } = await read('NAME;Uwagi;name;Rodzaj\n');
  const ours = [
    { id: 'category', calledBy: ['Rodzaj', 'Kind', 'category'] },
    { id: 'name', calledBy: ['Nazwa', 'Name', 'name'] },
    { id: 'size', calledBy: ['Rozmiar', 'Size', 'size'] },
  ];
  expect(matchColumns(columns, ours)).toEqual({ category: 'Rodzaj', name: 'NAME', size: undefined });
  expect((await read('Imię;Imię\n')).columns).toEqual(['Imię', 'Imię (2)']);
});
