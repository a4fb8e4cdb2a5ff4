'use client';

import type { ReactNode } from 'react';
import { phone } from '../../theme/media.ts';
import { box } from '../Checkbox/Checkbox.css.ts';
import { classes } from '../private/classes.ts';
import { useMedia } from '../private/use-media.ts';
import * as styles from './DataTable.css.ts';

interface SelectAllCellProps {
  label: string;
  state: 'all' | 'some' | 'none';
  onToggle: () => void;
  grid?: { isActive: boolean } | undefined;
}

/** The check box over those of the rows: all or none. */
export function SelectAllCell({ label, state, onToggle, grid }: SelectAllCellProps): ReactNode {
  const isCards = useMedia(phone, false);
  // Tab comes to it only where it is seen, as to the heads beside it.
  return (
    <th
      className={classes(styles.headCell, styles.selectCell, grid && styles.headCellOfGrid)}
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="columnheader"
      scope="col"
      data-at={grid && '-1:0'}
      aria-colindex={grid && 1}
    >
      <input
        type="checkbox"
        className={box}
        checked={state === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        tabIndex={(grid ? !grid.isActive : isCards) ? -1 : 0}
        aria-label={label}
        onChange={onToggle}
      />
    </th>
  );
}
