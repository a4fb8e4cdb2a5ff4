import type { ReactNode } from 'react';
import { attendanceMarks, type MarkFilter, markIcons, type RollCallLabels } from './marks.ts';
import * as styles from './RollCallLegend.css.ts';

export interface RollCallLegendProps {
  /** Those of the roll call. */
  labels: Pick<RollCallLabels, 'marks' | 'unmarked'>;
  /** What each mark says of a person. */
  meanings: Record<MarkFilter, string>;
}

/** What the signs of a roll call mean, and the keys that put them. */
export function RollCallLegend({ labels, meanings }: RollCallLegendProps): ReactNode {
  return (
    <ul className={styles.legend}>
      {attendanceMarks.map((mark, index) => {
        const Icon = markIcons[mark];
        const { label, key } = labels.marks[mark];
        return (
          <li key={mark} className={styles.entry}>
            <span className={styles.sign} data-tone={mark}>
              <Icon size="medium" />
            </span>
            <Words label={label} meaning={meanings[mark]} />
            <span className={styles.keys}>
              <kbd className={styles.key}>{index + 1}</kbd> <kbd className={styles.key}>{key}</kbd>
            </span>
          </li>
        );
      })}
      <li className={styles.entry}>
        <span className={styles.sign} data-tone="unmarked" />
        <Words label={labels.unmarked} meaning={meanings.unmarked} />
      </li>
    </ul>
  );
}

function Words({ label, meaning }: { label: string; meaning: string }) {
  return (
    <span className={styles.words}>
      <strong>{label}</strong>
      <span className={styles.meaning}>{meaning}</span>
    </span>
  );
}
