import type { ReactNode } from 'react';
import { classes } from '../private/classes.ts';
import * as styles from './Stat.css.ts';

export interface StatProps {
  /** What is counted; a link to it, where it can be read. */
  label: ReactNode;
  /** The figure, ready to show. */
  value: string | number;
  /** Whether it is good news. */
  tone?: keyof typeof styles.tone | undefined;
  /** The size; `large` for the few figures a page is about. */
  size?: keyof typeof styles.size | undefined;
  /** What stands beside the figure: how it was before. */
  beside?: ReactNode | undefined;
  /** What stands before the label: the colour it has in a chart. */
  mark?: ReactNode | undefined;
}

/** One figure and what it counts. */
export function Stat({
  label,
  value,
  tone = 'default',
  size = 'medium',
  beside,
  mark,
}: StatProps): ReactNode {
  return (
    <div className={styles.stat}>
      <span className={styles.label}>
        {mark}
        {label}
      </span>
      <span className={styles.line}>
        <span className={classes(styles.size[size], styles.tone[tone])}>{value}</span>
        {beside}
      </span>
    </div>
  );
}
