import type { ReactNode } from 'react';
import { classes } from '../private/classes.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand there. */
  shape?: keyof typeof styles.shape | undefined;
  /** How much of a line it takes. */
  width?: keyof typeof styles.width | undefined;
}

/** Stands where content will be, in its size. The region that waits carries `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps): ReactNode {
  const className = classes(styles.shape[shape], shape !== 'circle' && styles.width[width]);
  return <span className={className} aria-hidden="true" />;
}
