import type { ReactNode } from 'react';
import { spinner } from './Spinner.css.ts';

/** A turning ring, for a wait with no shape to show. Says nothing by itself: the busy thing around it does. */
export function Spinner(): ReactNode {
  return <span className={spinner} aria-hidden="true" />;
}
