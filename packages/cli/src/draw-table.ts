import Table from 'cli-table3';
import pc from 'picocolors';
import stringWidth from 'string-width';
import { isTerminal } from './context.ts';

const GAP = 2;
const LEAST = 8;
const NO_LINES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
};

/** How a person is shown rows. */
interface Drawing {
  /** Whether what is too long goes on in the next line, and is not cut off. */
  wraps?: boolean;
  /** Gives a cell its colour. */
  paint?: (text: string, column: number, row: number) => string;
}

/**
 * Rows in columns. To a person they come with their heads, as wide as the terminal and no wider; to another program whole,
 * a line a row with tabs between the cells.
 */
export function drawTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  to: NodeJS.WriteStream,
  { wraps = false, paint }: Drawing = {},
): string {
  if (!isTerminal(to)) return rows.map((row) => `${row.map(flat).join('\t')}\n`).join('');
  const colors = pc.createColors(pc.isColorSupported);
  const cells = rows.map((row) => row.map(flat));
  const table = new Table({
    head: heads.map((head) => colors.dim(head)),
    chars: NO_LINES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
    colWidths: shrink(widths([heads, ...cells]), to.columns),
    wordWrap: wraps,
  });
  table.push(...(paint ? cells.map((row, index) => row.map((text, at) => paint(text, at, index))) : cells));
  return `${table.toString().replaceAll(/ +$/gm, '')}\n`;
}

/** How wide columns are together. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  return widths(rows.map((row) => row.map(flat))).reduce((sum, each) => sum + each, 0);
}

/** One line, whatever the cell holds: what moves the cursor of a terminal is none of a value's business. */
const flat = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function widths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from(
    { length: columns },
    (_, at) => Math.max(...rows.map((row) => stringWidth(row[at] ?? ''))) + GAP,
  );
}

/** Takes from the widest columns, a little at a time, until all fit. */
function shrink(wanted: number[], room: number): number[] {
  const given = [...wanted];
  for (let over = given.reduce((sum, each) => sum + each, 0) - room; over > 0; over -= 1) {
    const widest = given.indexOf(Math.max(...given));
    if ((given[widest] ?? 0) <= LEAST) break;
    given[widest] = (given[widest] ?? 0) - 1;
  }
  return given;
}
