import type { ReactNode } from 'react';
import * as styles from './BeltBadge.css.ts';

export interface BeltBadgeProps {
  /** The grade's name: “4 kyu”. */
  grade: string;
  /** The belt's colour as the club keeps it, `#rrggbb`. */
  color: string;
  /** Whether the belt stands alone; the grade is read and shown when pointed at. */
  compact?: boolean | undefined;
}

/** A grade with its belt, small enough for a row; `Belt` is the large one. */
export function BeltBadge({ grade, color, compact = false }: BeltBadgeProps): ReactNode {
  return (
    <span className={styles.badge}>
      {/* The colour is an attribute, not a style: prerendered pages stand under a strict CSP. */}
      <svg
        className={styles.belt}
        viewBox="0 0 40 16"
        color={color}
        role={compact ? 'img' : undefined}
        aria-label={compact ? grade : undefined}
        aria-hidden={compact ? undefined : true}
      >
        {compact && <title>{grade}</title>}
        <g className={styles.cloth} fill="currentColor">
          <path d="M20 7l5.5 8.3 3.2-2.2L22 4ZM20 7l-5.5 8.3-3.2-2.2L18 4Z" />
          <path d="M.5 2.6Q20 5 39.5 2.6q.7 2 0 4Q20 9 .5 6.6q-.7-2 0-4Z" />
          <path d="M17.3 2.5q2.7-1.2 5.4 0 1.3 2.9.2 5.8-2.9 1.3-5.8 0-1.1-2.9.2-5.8Z" />
        </g>
      </svg>
      {!compact && grade}
    </span>
  );
}
