import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  /** The property. */
  term: string;
  /** Nothing is shown as a dash. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** The properties, in the order they are shown. */
  items: readonly Description[];
}

/** The properties of one thing. */
export function DescriptionList({ items }: DescriptionListProps): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.pair}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {value === null || value === undefined || value === '' ? '–' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
