import type { Said } from '../guide.ts';
import { say } from '../say.ts';
import * as styles from './page.css.ts';

/** The title of a page of the book, and what it is about. */
export function PageHead({ title, summary }: { title: Said; summary: Said }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title1}>{say(title)}</h1>
      <p className={styles.summary}>{say(summary)}</p>
    </header>
  );
}
