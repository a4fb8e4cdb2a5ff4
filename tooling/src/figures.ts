import { loadavg } from 'node:os';

/** One thing that was measured, and what was hoped for. */
export interface Figure {
  name: string;
  /** `undefined` where it could not be measured; the note says why. */
  measured: number | undefined;
  unit: 'kB' | 'MB' | 'ms' | 'µs' | '× bare' | '× raw' | '× one' | '%' | 'fps' | '';
  /** The aim: at most so much, or at least. */
  aim: number;
  atLeast?: boolean;
  /** What must hold even where the aim is missed. */
  limit?: number;
  note?: string;
}

export type Verdict = 'pass' | 'miss' | 'over the limit' | 'not shown';

export function verdict({ measured, aim, atLeast, limit }: Figure): Verdict {
  if (measured === undefined || Number.isNaN(measured)) return 'not shown';
  if (atLeast ? measured >= aim : measured <= aim) return 'pass';
  return limit !== undefined && measured > limit ? 'over the limit' : 'miss';
}

/** A line for each figure, under what they are about. */
export const figureTable = (figures: readonly Figure[], title = ''): string =>
  table([[title, 'measured', 'aim', '', ''], ...figures.map(figureRow)]);

/** What else the machine did in the last 1, 5 and 15 minutes: a figure is to be read with it. */
export const machineLoad = (): string =>
  `load ${loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')}`;

function figureRow(figure: Figure): string[] {
  const { name, measured, unit, aim, atLeast, limit, note } = figure;
  return [
    name,
    measured === undefined ? '–' : `${rounded(measured)} ${unit}`,
    `${atLeast ? '≥' : '≤'} ${aim}${limit === undefined ? '' : ` (limit ${limit})`}`,
    verdict(figure),
    note ?? '',
  ];
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function rounded(value: number): string {
  return value.toFixed(
    value < 10 && !Number.isInteger(value) ? 2 : value < 100 && !Number.isInteger(value) ? 1 : 0,
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below which a share of the others lies: `percentile(times, 0.99)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
