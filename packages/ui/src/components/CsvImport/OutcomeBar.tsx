import type { CSSProperties } from 'react';
import * as styles from './CsvImport.css.ts';
import { importOutcomes, type OutcomeCounts } from './import-state.ts';

interface OutcomeBarProps {
  label: string;
  counts: OutcomeCounts;
  /** The same in words. */
  text: string;
  /** How far all of it is saved, from 0 to 1; `undefined` while it is only looked at. */
  saved?: number | undefined;
}

/** All rows as one bar, in proportion. While they are saved it fills. */
export function OutcomeBar({ label, counts, text, saved }: OutcomeBarProps) {
  const parts = importOutcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => (
      <span
        key={outcome}
        className={styles.barPart}
        data-outcome={outcome}
        style={{ flexGrow: counts[outcome] }}
      />
    ));
  if (saved === undefined) {
    return (
      <div className={styles.bar} role="img" aria-label={`${label}: ${text}`}>
        {parts}
      </div>
    );
  }
  const percent = Math.round(saved * 100);
  return (
    <div
      className={styles.filling}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div className={styles.bar} data-faint="true">
        {parts}
      </div>
      <div className={styles.bar} style={{ '--unfilled': `${100 - percent}%` } as CSSProperties}>
        {parts}
      </div>
    </div>
  );
}
