import type { ReactNode } from 'react';
import type { Said } from '../guide.ts';
import { say } from '../say.ts';
import * as styles from './page.css.ts';

/** A part of a page under its title. */
export function Section({ id, title, children }: { id: string; title: Said; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title2}>
        {say(title)}
      </h2>
      {children}
    </section>
  );
}
