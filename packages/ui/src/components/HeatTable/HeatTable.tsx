import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './HeatTable.css.ts';

export interface HeatTableRow {
  /** What the row is about. */
  label: string;
  /** How many there are in all. */
  total: number;
  /** The shares of these, from 0 to 1, by column; a row may end before the others. */
  shares: readonly number[];
}

export interface HeatTableProps {
  /** What the table shows. */
  label: string;
  /** The names of the first two columns, which are read and not shown. */
  heads: readonly [label: string, total: string];
  /** The names of the other columns. */
  columns: readonly string[];
  /** The rows, in the order they are shown. */
  rows: readonly HeatTableRow[];
}

/** The shares from which on a cell is in each step; the ink changes where the ground does. */
const steps = [
  [0.8, 'most'],
  [0.6, 'half'],
  [0.3, 'some'],
  [0.005, 'little'],
] as const;

const stepOf = (share: number) => steps.find(([from]) => share >= from)?.[1] ?? 'none';

/** Shares by row and column, the larger the deeper; each stands there as a number too, in per cent. */
export function HeatTable({ label, heads, columns, rows }: HeatTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <VisuallyHidden>{head}</VisuallyHidden>
              </th>
            ))}
            {columns.map((column) => (
              <th key={column} scope="col">
                <VisuallyHidden>{column}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, total, shares }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.total}>{total}</td>
              {shares.map((share, at) => (
                <td key={columns[at]} className={styles.step[stepOf(share)]} data-step={stepOf(share)}>
                  {Math.round(share * 100)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
