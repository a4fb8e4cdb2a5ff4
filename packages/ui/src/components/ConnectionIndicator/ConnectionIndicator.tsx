import type { ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ConnectionIndicator.css.ts';

export interface ConnectionIndicatorProps {
  /** No connections, all open, all closed, or some of each. */
  state: keyof typeof styles.state;
  /** The same in words. */
  label: string;
  /** What that means, said at a press. */
  children?: ReactNode | undefined;
}

/** Whether the page hears of changes as they happen. */
export function ConnectionIndicator({ state, label, children }: ConnectionIndicatorProps): ReactNode {
  const light = (
    <>
      <span className={styles.state[state]} aria-hidden="true" />
      {label}
    </>
  );
  if (!children)
    return (
      <span className={styles.indicator} role="status" data-state={state}>
        {light}
      </span>
    );
  return (
    <span className={styles.indicator} data-state={state}>
      <Popover
        label={label}
        align="end"
        trigger={
          <button type="button" className={styles.press}>
            {light}
          </button>
        }
      >
        <Text>{children}</Text>
      </Popover>
    </span>
  );
}
