import type { ReactNode } from 'react';
import { gap } from '../../theme/gaps.css.ts';
import type { Space } from '../../theme/tokens.ts';
import { classes } from '../private/classes.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps {
  /** One a cell. */
  children: ReactNode;
  /** How many beside each other; `main-aside` gives the first two thirds, as far as the other has room for words, `answers` each as much as a button needs. */
  layout: keyof typeof styles.layout;
  /** The space between columns and rows, in pixels of the scale. */
  space: Space;
  /** The width from which there are columns; under it everything stands in one. `wide` has room for two beside the menu, `always` is for a few short things. */
  from?: keyof typeof styles.from | undefined;
  /** How columns of unequal height stand beside each other. */
  align?: keyof typeof styles.align | undefined;
}

/** A grid that falls into one column on a small screen. */
export function Columns({
  children,
  layout,
  space,
  from = 'tablet',
  align = 'stretch',
}: ColumnsProps): ReactNode {
  return (
    <div
      className={classes(
        styles.columns,
        styles.layout[layout],
        styles.from[from],
        gap[space],
        styles.align[align],
      )}
    >
      {children}
    </div>
  );
}
