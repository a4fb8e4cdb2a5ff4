import type { ReactNode } from 'react';
import * as styles from './StateTrack.css.ts';

export interface TrackedState<Value extends string = string> {
  /** Which it is, for the program. */
  value: Value;
  /** What it is called. */
  label: string;
  /** What it means to be in it; gives the colour. */
  tone: keyof typeof styles.tone;
}

export interface StateTrackProps<Value extends string = string> {
  /** The name of the row. */
  label: string;
  /** The states in the order in which they are usually passed through. */
  states: readonly TrackedState<Value>[];
  /** The one that it is in now. */
  current: Value;
}

/** The states of a thing beside each other, with the one that it is in. Whoever only looks sees where it can go. */
export function StateTrack<Value extends string>({
  label,
  states,
  current,
}: StateTrackProps<Value>): ReactNode {
  return (
    <ol className={styles.track} aria-label={label}>
      {states.map(({ value, label: name, tone }) => {
        const isCurrent = value === current;
        return (
          <li
            key={value}
            className={styles.state}
            data-state={value}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <span className={isCurrent ? styles.tone[tone] : styles.dot} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
