import type { ReactNode } from 'react';
import * as styles from './CsvImport.css.ts';
import { importOutcomes, type OutcomeCounts } from './import-state.ts';

interface OutcomeBarProps {
  label: string;
  counts: OutcomeCounts;
  /** The same in words. */
  text: string;
  /** Whether it is looked at, being saved, or saved. */
  state: 'preview' | 'saving' | 'done';
}

/** All rows as one bar, in proportion. While they are saved something moves in it: how far that is nobody knows. */
export function OutcomeBar({ label, counts, text, state }: OutcomeBarProps): ReactNode {
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
  if (state === 'preview') {
    return (
      <div className={styles.bar} role="img" aria-label={`${label}: ${text}`}>
        {parts}
      </div>
    );
  }
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={state === 'done' ? 100 : undefined}
      aria-valuetext={text}
    >
      {parts}
    </div>
  );
}
