'use client';

import type { ReactNode } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import type { Group } from '../../theme/groups.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BarTable.css.ts';

export interface BarTableRow {
  /** What is counted. */
  label: string;
  /** How many there are. */
  value: number;
  /** Whose hue its bar wears; the theme’s colour when left out. */
  group?: Group | undefined;
}

export interface BarTableProps {
  /** What the table shows. */
  label: string;
  /** The names of its two columns, which are read and not shown. */
  columns: readonly [string, string];
  /** The rows, in the order they are shown. */
  rows: readonly BarTableRow[];
}

/** How many of each there are, as bars with their figures; a table for those who hear it. */
export function BarTable({ label, columns: [ofWhat, howMany], rows }: BarTableProps): ReactNode {
  const locale = useLocale();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{ofWhat}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{howMany}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, value, group }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.cell}>
              <span className={styles.line}>
                <svg
                  className={styles.picture}
                  viewBox={`0 0 ${most} 1`}
                  preserveAspectRatio="none"
                  role="presentation"
                >
                  <rect className={group ? styles.bar[group] : styles.plain} width={value} height={1} />
                </svg>
                <span className={styles.value}>{value.toLocaleString(locale)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
