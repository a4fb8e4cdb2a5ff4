'use client';

import type { ReactNode } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import * as styles from './ResultTable.css.ts';

export interface ResultTableRow {
  /** What tells it from the others. */
  id: string;
  /** The grade that was tried for. */
  grade: string;
  /** The colour of its belt, `#rrggbb`. */
  color: string;
  /** How many have passed. */
  passed: number;
  /** How many have failed. */
  failed: number;
  /** How many did not come. */
  noShow: number;
}

export interface ResultTableProps {
  /** What the table shows. */
  label: string;
  /** The names of its columns, and of the line of sums. */
  labels: Readonly<Record<'grade' | 'passed' | 'failed' | 'noShow' | 'share' | 'total', string>>;
  /** The rows, in the order they are shown. */
  rows: readonly ResultTableRow[];
}

const counts = ['passed', 'failed', 'noShow'] as const;

/** How many have passed and failed, grade by grade, with the share of who passed of those who came. */
export function ResultTable({ label, labels, rows }: ResultTableProps): ReactNode {
  const locale = useLocale();
  const sum = (of: (typeof counts)[number]) => rows.reduce((total, row) => total + row[of], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), noShow: sum('noShow') };
  const share = ({ passed, failed }: Pick<ResultTableRow, 'passed' | 'failed'>) =>
    passed + failed === 0 ? '–' : (passed / (passed + failed)).toLocaleString(locale, { style: 'percent' });
  const cells = (row: Pick<ResultTableRow, (typeof counts)[number]>) => (
    <>
      {counts.map((count) => (
        <td key={count} className={styles.figure}>
          {row[count].toLocaleString(locale)}
        </td>
      ))}
      <td className={styles.figure}>{share(row)}</td>
    </>
  );
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {labels.grade}
          </th>
          {[...counts, 'share' as const].map((name) => (
            <th key={name} scope="col" className={styles.figureHead}>
              {labels[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.name}>
              <BeltBadge grade={row.grade} color={row.color} />
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.sum}>
            {labels.total}
          </th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}
