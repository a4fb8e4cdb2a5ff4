import type { ReactNode } from 'react';
import * as styles from './FocusPage.css.ts';

export interface FocusPageProps {
  /** Whose page it is, in the first corner: the logo. */
  top: ReactNode;
  /** The one thing, usually a card, which has no frame here. */
  children: ReactNode;
  /** What stands in the other corner, after all else: the other language. */
  bottom?: ReactNode | undefined;
  /**
   * What the page is set in, as a `DojoScene`: above the content on a phone, beside it at a desk. Its room is kept, and
   * coloured like a hall, until it is there: it may come late, and moves nothing.
   */
  scene?: ReactNode | undefined;
}

/** A page about one thing before the door: signing in, a new account, a new password. */
export function FocusPage({ top, children, bottom, scene }: FocusPageProps): ReactNode {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>{scene}</div>
      <header className={styles.top}>{top}</header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.bottom}>{bottom}</footer>
    </div>
  );
}
