import { overview } from './OverviewSkeleton.css.ts';

/** Stands where a few large figures and a chart under them will be, in their size. */
export function OverviewSkeleton() {
  return <div className={overview} aria-hidden="true" />;
}
