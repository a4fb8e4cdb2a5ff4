import type { ReactNode } from 'react';
import * as styles from './SecretCodes.css.ts';

export interface SecretCodesProps {
  /** The codes in the order they are used. */
  codes: readonly string[];
  /** What they are and for which account: names the list, and heads it when it is printed. */
  title: string;
}

/** Secrets to be written down. Printing the page prints them alone. */
export function SecretCodes({ codes, title }: SecretCodesProps): ReactNode {
  return (
    <div className={styles.sheet}>
      <strong className={styles.title}>{title}</strong>
      <ul className={styles.codes} aria-label={title}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </div>
  );
}
