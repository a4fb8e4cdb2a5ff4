'use client';

import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowsUpDownIcon, ArrowUpIcon } from '../../icons/icons.tsx';
import { phone } from '../../theme/media.ts';
import { classes } from '../private/classes.ts';
import { readingKey } from '../private/reading-key.ts';
import { useMedia } from '../private/use-media.ts';
import { ColumnGrip } from './ColumnGrip.tsx';
import { isOfScreen } from './column.ts';
import { columnWidth } from './column-width.ts';
import * as styles from './DataTable.css.ts';
import type { ShownColumn } from './use-columns.ts';

interface HeadCellProps<Row> {
  shown: ShownColumn<Row>;
  /** Where it is in a grid, and whether the Tab key comes to it. */
  grid?: { at: number; isActive: boolean } | undefined;
  /** The width in pixels, where the head has to see to it. */
  width?: number | undefined;
  /** The column takes what the others leave it. */
  takesRest?: boolean | undefined;
}

/** How far one press of a key moves the edge of a column, in pixels. */
const step = 16;

/**
 * A column's name. One that can be sorted by is a button; with Shift it comes after the others. Alt and an arrow make it
 * wider or narrower.
 */
export function HeadCell<Row>({ shown, grid, width, takesRest = false }: HeadCellProps<Row>): ReactNode {
  const { column, direction, place, sort, setWidth } = shown;
  const SortIcon =
    direction === 'asc' ? ArrowUpIcon : direction === 'desc' ? ArrowDownIcon : ArrowsUpDownIcon;
  const isCards = useMedia(phone, false);
  // A table that scrolls with the page leaves its buttons in the tab order, where they are seen.
  const tabIndex = (grid ? !grid.isActive : isCards) ? -1 : 0;
  const shortcuts = takesRest ? undefined : 'Alt+ArrowLeft Alt+ArrowRight';
  return (
    <th
      className={classes(
        styles.headCell,
        grid ? styles.headCellOfGrid : column.fromDesktop && styles.fromDesktop,
        width !== undefined && styles.sized,
      )}
      // The cells are as wide as it is.
      style={columnWidth(width) ?? (grid ? undefined : { minWidth: column.width })}
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-paper={isOfScreen(column) ? 'none' : undefined}
      data-at={grid && `-1:${grid.at}`}
      aria-colindex={grid && grid.at + 1}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      aria-keyshortcuts={column.sortable ? undefined : shortcuts}
      tabIndex={column.sortable ? undefined : grid ? tabIndex : -1}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -step, ArrowRight: step }[readingKey(event)];
        if (takesRest || !event.altKey || by === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setWidth(event.currentTarget.offsetWidth + by);
      }}
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sortButton}
          aria-keyshortcuts={shortcuts}
          tabIndex={tabIndex}
          onClick={(event) => sort(event.shiftKey)}
        >
          <span className={styles.headText}>{column.header}</span>
          <span className={styles.sortIcon}>
            <SortIcon size="small" />
          </span>
          {place !== undefined && (
            <span className={styles.sortPlace} aria-hidden="true">
              {place}
            </span>
          )}
        </button>
      ) : (
        <span className={styles.headText}>{column.header}</span>
      )}
      {!takesRest && <ColumnGrip setWidth={setWidth} />}
    </th>
  );
}
