import { expect, test } from 'vitest';
import { type CsvValue, toCsv } from './csv.ts';

const line = (...row: CsvValue[]) => toCsv([row], 'en').slice(1, -2);

test('a file is lines of fields, with the mark that tells spreadsheets its encoding', () => {
  expect(
    toCsv(
      [
        ['Nazwisko', 'Wiek'],
        ['Łoś', 12],
      ],
      'en',
    ),
  ).toBe('\ufeffNazwisko,Wiek\r\nŁoś,12\r\n');
});

test('where a comma stands in numbers, a semicolon stands between fields', () => {
  expect(toCsv([['Łoś, Jan', 12.5, 'a;b']], 'pl')).toBe('\ufeff"Łoś, Jan";12,5;"a;b"\r\n');
});

test('quotes go around what would break a line, and are doubled inside (RFC 4180, 2.5–2.7)', () => {
  expect(line('a,b', 'say "aj"', 'two\r\nlines', 'plain')).toBe('"a,b","say ""aj""","two\r\nlines",plain');
  expect(line(' edge ', 'a;b')).toBe('" edge ","a;b"');
});

test('what is not there is an empty field', () => {
  expect(line(null, undefined, '', 0, false)).toBe(',,,0,false');
});

test.each(['=1+1', '+48 600 100 200', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', "|calc'!A0"])(
  '%j is text to a spreadsheet',
  (attack) => {
    expect(line(attack).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('numbers stay numbers, and harmless text stays itself', () => {
  expect(line(-5, 2.5, 'anna@klub.pl', '1+1')).toBe('-5,2.5,anna@klub.pl,1+1');
});
