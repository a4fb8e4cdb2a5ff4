import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Words. */
  children: ReactNode;
  /** Announces its changes: a live region. */
  live?: 'polite' | 'assertive' | undefined;
}

/** Read, not seen. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={hidden} aria-live={live}>
      {children}
    </span>
  );
}
