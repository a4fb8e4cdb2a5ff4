import type { ReactNode } from 'react';
import { footer } from './Footer.css.ts';

export interface FooterProps {
  /** The club's name. */
  children: ReactNode;
  /** A `ConnectionIndicator`. */
  connection?: ReactNode | undefined;
}

/** The foot of every page. */
export function Footer({ children, connection }: FooterProps): ReactNode {
  return (
    <footer className={footer}>
      <span>{children}</span>
      {connection}
    </footer>
  );
}
