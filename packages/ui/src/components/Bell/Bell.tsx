import type { ReactNode } from 'react';
import { BellIcon } from '../../icons/shell-icons.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import * as styles from './Bell.css.ts';

export interface BellProps extends Omit<IconButtonProps, 'icon' | 'variant' | 'size'> {
  /** How much there is that nobody has read; nothing stands on the bell where there is none. */
  count: number;
  /** The name, with the count in words: “Powiadomienia: 3 nieprzeczytane”. */
  label: string;
}

/** The greatest count that is written. */
const most = 99;

/** The way to what concerns whoever is here, and how much of it is new: the trigger of a `Popover`. */
export function Bell({ count, ...rest }: BellProps): ReactNode {
  return (
    <span className={styles.bell}>
      <IconButton {...rest} icon={BellIcon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > most ? `${most}+` : count}
        </span>
      )}
    </span>
  );
}
