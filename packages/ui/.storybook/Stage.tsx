import type { ReactNode } from 'react';
import * as styles from './stage.css.ts';

interface StageProps {
  /** How high it is. */
  height: keyof typeof styles.height;
  /** What it shows that is hidden otherwise: the bar of a phone, the head of a sheet of paper, what is seen with the focus alone. */
  shows?: keyof typeof styles.shows | undefined;
  children: ReactNode;
}

/** A window in small: what keeps to the edges of the page keeps to its edges, and what is larger is cut off. */
export function Stage({ height, shows, children }: StageProps) {
  return (
    <div className={`${styles.height[height]} ${shows ? styles.shows[shows] : ''}`} data-stage="">
      {children}
    </div>
  );
}
