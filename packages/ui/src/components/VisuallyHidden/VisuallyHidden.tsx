import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The words. */
  children: ReactNode;
  /** How urgently its changes are announced, as a live region. */
  live?: 'polite' | 'assertive' | undefined;
}

/** A text that is read, not seen. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps): ReactNode {
  return (
    <span className={hidden} aria-live={live}>
      {children}
    </span>
  );
}
