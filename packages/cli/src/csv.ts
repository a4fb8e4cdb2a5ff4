import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would take for a formula and reckon, when all that was meant is a text. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s.,]*$))/;

/** A line of CSV. An apostrophe before what looks like a formula says that it is none. */
export function csvLine(cells: readonly string[]): string {
  return stringify([cells.map((cell) => (formula.test(cell) ? `'${cell}` : cell))]);
}

/** A row of a file: the line that it begins at, and its cells by the names in the first line. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** What a CSV text says. Cells are parted by `;`, tabs or `,`, whichever its first line has. @throws CsvFault */
export function readCsv(text: string): { names: string[]; rows: CsvRow[] } {
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', '\t'].find((each) => first.includes(each)) ?? ',';
  let records: { record: string[]; info: { bytes: number } }[];
  try {
    records = parse(text, { bom: true, delimiter, info: true, skip_empty_lines: true, trim: true }) as never;
  } catch (error) {
    throw new CsvFault((error as { lines?: number }).lines ?? 1);
  }
  const [head, ...rest] = records;
  const names = head?.record ?? [];
  const lineBehind = lineCounter(text);
  return {
    names,
    rows: rest.map(({ record }, at) => ({
      line: lineBehind(records[at]?.info.bytes ?? 0),
      cells: Object.fromEntries(names.map((name, at) => [name, plain(record[at] ?? '')])),
    })),
  };
}

/** What tells in which line the next row begins, behind a number of bytes. They only ever grow. */
function lineCounter(text: string): (bytes: number) => number {
  const content = Buffer.from(text);
  let [line, at] = [1, 0];
  return (bytes) => {
    const isEnd = () => content[at] === 0x0a || content[at] === 0x0d;
    for (; at < bytes || isEnd(); at += 1) if (content[at] === 0x0a) line += 1;
    return line;
  };
}

const plain = (cell: string) => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell);

/** A text that is no CSV. */
export class CsvFault extends Error {
  override name = 'CsvFault';
  /** The line that can't be read. */
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line} is no CSV.`);
    this.line = line;
  }
}
