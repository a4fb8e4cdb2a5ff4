import type { ReactNode } from 'react';
import * as styles from './Chart.css.ts';
import type { ChartProps } from './chart-props.ts';

interface ChartDataProps extends Pick<ChartProps, 'label' | 'categories' | 'series' | 'dataLabel'> {
  write: (value: number) => string;
}

/** The numbers behind a chart, for those who read rather than look. */
export function ChartData({ label, categories, series, dataLabel, write }: ChartDataProps): ReactNode {
  return (
    <details className={styles.data}>
      <summary className={styles.dataToggle} data-paper="none">
        {dataLabel}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section className={styles.tableFrame} aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <td className={styles.cell} />
              {series.map((one) => (
                <th key={one.label} scope="col" className={styles.cell}>
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={category}>
                <th scope="row" className={styles.cell}>
                  {category}
                </th>
                {series.map((one) => (
                  <td key={one.label} className={styles.cell}>
                    {write(one.values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
