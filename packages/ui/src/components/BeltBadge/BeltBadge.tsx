import * as styles from './BeltBadge.css.ts';

export interface BeltBadgeProps {
  /** The grade's name: “4 kyu”. */
  grade: string;
  /** The belt's colour as the club keeps it, `#rrggbb`. */
  color: string;
  /** Only the belt; the grade is read and shown when pointed at. */
  compact?: boolean | undefined;
}

/** A grade with its belt. */
export function BeltBadge({ grade, color, compact = false }: BeltBadgeProps) {
  return (
    <span className={styles.badge}>
      <svg
        className={styles.belt}
        viewBox="0 0 26 14"
        role={compact ? 'img' : undefined}
        aria-label={compact ? grade : undefined}
        aria-hidden={compact ? undefined : true}
      >
        {compact && <title>{grade}</title>}
        {/* The colour is an attribute, not a style: prerendered pages stand under a strict CSP. */}
        <g className={styles.cloth} fill={color} strokeLinejoin="round">
          <path d="M10 7.5 6.5 13.25l3 .25L13 8.5ZM16 7.5l3.5 5.75-3 .25L13 8.5Z" />
          <rect x=".75" y="2" width="24.5" height="5" rx="1.25" />
          <rect x="10" y="1" width="6" height="7" rx="1.5" />
        </g>
      </svg>
      {!compact && grade}
    </span>
  );
}
