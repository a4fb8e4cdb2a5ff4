import type { ReactNode } from 'react';
import * as styles from './FocusPage.css.ts';

export interface FocusPageProps {
  /** What stands above the content: the logo. */
  top: ReactNode;
  /** The one thing, usually a card. */
  children: ReactNode;
  /** What stands at the foot of the page. */
  bottom?: ReactNode | undefined;
}

/** A page about one thing, in the middle: signing in, a new password, a page that is not there. */
export function FocusPage({ top, children, bottom }: FocusPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>{top}</header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.bottom}>{bottom}</footer>
    </div>
  );
}
