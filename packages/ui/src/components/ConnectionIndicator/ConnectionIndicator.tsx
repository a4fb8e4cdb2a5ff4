import * as styles from './ConnectionIndicator.css.ts';

export interface ConnectionIndicatorProps {
  /** No connections, all open, all closed, or some of each. */
  state: keyof typeof styles.state;
  /** The same in words. */
  label: string;
}

/** Whether the page hears of changes as they happen. */
export function ConnectionIndicator({ state, label }: ConnectionIndicatorProps) {
  return (
    <span className={styles.indicator} role="status" data-state={state}>
      <span className={styles.state[state]} aria-hidden="true" />
      {label}
    </span>
  );
}
