import type { ReactNode } from 'react';
import * as styles from './Avatar.css.ts';

/** The belt someone wears. */
export interface AvatarBelt {
  /** The colour of the belt as the club keeps it, `#rrggbb`. */
  color: string;
  /** The marks of dan grades on it, drawn where there is room: from 72 px. */
  stripes?: number | undefined;
  /** The colour of the stripes, `#rrggbb`; gold unless it is said. */
  stripeColor?: string | undefined;
}

const gold = '#e3b23c';
/** The degrees from one dan stripe to the next, and where the first one lies: towards the lower right. */
const apart = 9;
const firstAt = 32;

/**
 * The belt seen from above, as a ring. Its colour is an attribute, not a style: prerendered pages stand under a strict
 * CSP.
 */
export function BeltRing({
  size,
  color,
  stripes = 0,
  stripeColor = gold,
}: AvatarBelt & { size: number }): ReactNode {
  const width = Math.min(5, Math.max(2.5, size * 0.07));
  const middle = size / 2;
  const radius = middle - width / 2 - 0.5;
  const circle = { cx: middle, cy: middle };
  const shown = size < 72 ? 0 : stripes;
  return (
    <svg className={styles.ring} viewBox={`0 0 ${size} ${size}`} color={color} aria-hidden="true">
      <circle {...circle} r={radius} strokeWidth={width + 1} className={styles.rim} />
      <circle {...circle} r={radius} strokeWidth={width - 0.6} stroke={color} />
      {Array.from({ length: shown }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: each is only its place
          key={at}
          d={`M${middle + radius - width / 2 + 0.4} ${middle}h${width - 0.8}`}
          stroke={stripeColor}
          strokeWidth={size * 0.028}
          transform={`rotate(${firstAt + (at - (shown - 1) / 2) * apart} ${middle} ${middle})`}
        />
      ))}
    </svg>
  );
}
