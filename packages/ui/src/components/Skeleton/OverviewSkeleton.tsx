import type { ReactNode } from 'react';
import { overview } from './OverviewSkeleton.css.ts';

/** Stands where a few large figures and a chart under them will be, in their size. */
export function OverviewSkeleton(): ReactNode {
  return <div className={overview} aria-hidden="true" />;
}
