import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** The number shown. */
  count: number;
  /** The greatest count that is written, 99 unless it is said; above it stands “99+”. */
  max?: number | undefined;
  /** The colour, by what it says. */
  tone?: keyof typeof styles.tone | undefined;
  /** What is counted, when no text beside it says so: “3 nowe zadania”. */
  label?: string | undefined;
}

/** A count on or beside something. */
export function Badge({ count, max = 99, tone = 'neutral', label }: BadgeProps): ReactNode {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  return (
    <span className={styles.tone[tone]} {...meaning}>
      {count > max ? `${max}+` : count}
    </span>
  );
}
