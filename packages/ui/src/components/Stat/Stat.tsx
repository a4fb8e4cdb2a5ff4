import * as styles from './Stat.css.ts';

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure, ready to show. */
  value: string | number;
  /** Whether it is good news. */
  tone?: keyof typeof styles.tone | undefined;
}

/** One figure and what it counts. */
export function Stat({ label, value, tone = 'default' }: StatProps) {
  return (
    <div className={styles.stat}>
      <span className={styles.label}>{label}</span>
      <span className={styles.tone[tone]}>{value}</span>
    </div>
  );
}
