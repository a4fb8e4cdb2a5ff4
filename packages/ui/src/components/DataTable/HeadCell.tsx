import { ArrowDownIcon, ArrowsUpDownIcon, ArrowUpIcon } from '../../icons/icons.tsx';
import { classes } from '../private/classes.ts';
import { readingKey } from '../private/reading-key.ts';
import * as styles from './DataTable.css.ts';
import type { ShownColumn } from './use-columns.ts';

interface HeadCellProps<Row> {
  shown: ShownColumn<Row>;
  /** Where it is in a grid, and whether the Tab key comes to it. */
  grid?: { at: number; isActive: boolean } | undefined;
}

/**
 * A column's name. One that can be sorted by is a button; with Shift it comes after the others. In a grid, Alt and an
 * arrow make it wider or narrower.
 */
export function HeadCell<Row>({ shown, grid }: HeadCellProps<Row>) {
  const { column, direction, place, isResizing, sort, startResize, resizeBy } = shown;
  const SortIcon =
    direction === 'asc' ? ArrowUpIcon : direction === 'desc' ? ArrowDownIcon : ArrowsUpDownIcon;
  // A table that scrolls with the page leaves its buttons in the tab order.
  const tabIndex = grid && (grid.isActive ? 0 : -1);
  return (
    <th
      className={classes(
        styles.headCell,
        grid ? styles.headCellOfGrid : column.fromDesktop && styles.fromDesktop,
      )}
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-at={grid && `-1:${grid.at}`}
      aria-colindex={grid && grid.at + 1}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      aria-keyshortcuts={grid && !column.sortable ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      tabIndex={column.sortable ? undefined : (tabIndex ?? -1)}
      onKeyDown={
        grid &&
        ((event) => {
          const by = { ArrowLeft: -16, ArrowRight: 16 }[readingKey(event)];
          if (!event.altKey || by === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          resizeBy(by);
        })
      }
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sortButton}
          aria-keyshortcuts={grid && 'Alt+ArrowLeft Alt+ArrowRight'}
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
      {grid && (
        <span
          className={styles.grip}
          aria-hidden="true"
          data-resizing={isResizing || undefined}
          onMouseDown={startResize}
          onTouchStart={startResize}
        />
      )}
    </th>
  );
}
