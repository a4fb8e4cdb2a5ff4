import { dsvFormat } from 'd3-dsv';

/** A file as it is: the names of its columns, and under them its rows. */
export interface TableFile {
  name: string;
  columns: readonly string[];
  rows: readonly FileRow[];
}

export interface FileRow {
  /** Where a spreadsheet shows it. */
  line: number;
  cells: readonly string[];
}

/** Reads what a spreadsheet or a list has written: any separator, UTF-8, UTF-16 or the Windows of Central Europe. */
export async function readFile(file: File): Promise<TableFile> {
  const text = decode(await file.arrayBuffer());
  const [head = [], ...rows] = dsvFormat(separatorOf(text)).parseRows(text);
  return {
    name: file.name,
    columns: head.map((name, at) => unlike(name.trim(), head.slice(0, at))),
    rows: rows.flatMap((cells, at) =>
      cells.some((cell) => cell.trim() !== '') ? [{ line: at + 2, cells: cells.map(asWritten) }] : [],
    ),
  };
}

/** What stands between the names of the columns; a name in quotes may have it too. */
function separatorOf(text: string): string {
  const [names = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => names.split(separator).length;
  return [';', ',', '\t', '|'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

/** What a file writes before a text so that no spreadsheet takes it for a formula is no part of it. */
const asWritten = (cell: string) => cell.replace(/^'(?=[\t\r\n ]*[=+\-@＝＋－＠|]|[\t\r\n])/, '').trim();

/** A name of its own for each column: the second “Imię” is “Imię (2)”. */
function unlike(name: string, before: readonly string[]): string {
  const same = before.filter((other) => other.trim() === name).length;
  return same > 0 ? `${name} (${same + 1})` : name;
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** Which column of a file is which of ours: by what they are called, whatever their order. */
export function matchColumns(
  columns: readonly string[],
  ours: readonly { id: string; calledBy: readonly string[] }[],
): Record<string, string | undefined> {
  const comparable = (text: string) => text.trim().toLocaleLowerCase('pl');
  const free = new Set(columns);
  return Object.fromEntries(
    ours.map(({ id, calledBy }) => {
      const names = calledBy.map(comparable);
      const found = columns.find((column) => free.has(column) && names.includes(comparable(column)));
      if (found !== undefined) free.delete(found);
      return [id, found];
    }),
  );
}
