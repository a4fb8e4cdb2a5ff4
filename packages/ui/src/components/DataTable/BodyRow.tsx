'use client';

import { Fragment, memo, type ReactNode } from 'react';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import { box } from '../Checkbox/Checkbox.css.ts';
import { classes } from '../private/classes.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { isOfScreen, type TableColumn } from './column.ts';
import { columnWidth } from './column-width.ts';
import * as styles from './DataTable.css.ts';

interface BodyRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The width of each column in pixels, where the cells have to see to it. */
  widths?: readonly (number | undefined)[] | undefined;
  /** The row; `undefined` while it is on its way. */
  row: Row | undefined;
  id: string;
  density: keyof typeof styles.density;
  href?: string | undefined;
  /** Whether it is open beside the table. */
  isCurrent?: boolean | undefined;
  /** Whether somebody else has changed it a moment ago. */
  isFresh?: boolean | undefined;
  /** Whether it is selected; `undefined` where rows cannot be. */
  selected?: boolean | undefined;
  /** The name of the check box, with the row’s own name. */
  selectLabel?: string | undefined;
  /** The place in a grid: from 0, in pixels from the top, how high, and which of its cells the Tab key comes to. */
  index?: number | undefined;
  top?: number | undefined;
  height?: number | undefined;
  active?: number | undefined;
}

function Cells<Row>({
  columns,
  widths,
  row,
  id,
  density,
  href,
  isCurrent,
  isFresh,
  selected,
  selectLabel,
  index,
  top,
  height,
  active,
}: BodyRowProps<Row>): ReactNode {
  const Anchor = useLinkComponent();
  const isGrid = index !== undefined;
  const before = selected === undefined ? 0 : 1;
  const nameId = `${id}-name`;
  return (
    <tr
      className={classes(styles.row, isGrid ? styles.rowOfGrid : styles.density[density])}
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="row"
      aria-rowindex={isGrid ? index + 2 : undefined}
      aria-selected={isGrid ? selected : undefined}
      aria-current={isCurrent || undefined}
      data-selected={selected || isCurrent || undefined}
      data-fresh={isFresh || undefined}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)`, height }}
    >
      {selected !== undefined && (
        <td
          className={classes(styles.cell, styles.selectCell, isGrid && styles.cellOfGrid)}
          role={isGrid ? 'gridcell' : 'cell'}
          data-card="select"
          data-at={isGrid ? `${index}:0` : undefined}
          aria-colindex={isGrid ? 1 : undefined}
        >
          <input
            type="checkbox"
            className={box}
            value={id}
            data-select=""
            checked={selected}
            readOnly
            tabIndex={isGrid ? (active === 0 ? 0 : -1) : undefined}
            aria-label={selectLabel}
            aria-describedby={nameId}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const isName = at === 0 && row !== undefined;
        const Cell = isName ? 'th' : 'td';
        const shown: ReactNode =
          row === undefined ? <Skeleton width={at === 0 ? 'long' : 'medium'} /> : column.cell(row);
        // What has a state of its own does not pass it on to the row that takes this one's place.
        const content = column.interactive ? <Fragment key={id}>{shown}</Fragment> : shown;
        const place = at + before;
        return (
          <Cell
            key={column.id}
            id={isName && before > 0 ? nameId : undefined}
            className={classes(
              styles.cell,
              isName && styles.rowHeader,
              isGrid ? styles.cellOfGrid : column.fromDesktop && styles.fromDesktop,
              column.interactive && styles.above,
              widths?.[at] !== undefined && styles.sized,
            )}
            style={columnWidth(widths?.[at])}
            role={isName ? 'rowheader' : isGrid ? 'gridcell' : 'cell'}
            scope={isName ? 'row' : undefined}
            data-align={column.align}
            data-paper={isOfScreen(column) ? 'none' : undefined}
            data-nowrap={column.nowrap ? true : undefined}
            data-name={column.cardName ? column.header : undefined}
            data-card={column.card ?? (at === 0 ? 'title' : 'detail')}
            data-at={isGrid ? `${index}:${place}` : undefined}
            aria-colindex={isGrid ? place + 1 : undefined}
            tabIndex={active === place ? 0 : -1}
          >
            {isName && href !== undefined ? (
              <Anchor className={styles.link} href={href} data-whole="" tabIndex={isGrid ? -1 : undefined}>
                {content}
              </Anchor>
            ) : (
              content
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row, drawn again only when something of its own has changed. */
export const BodyRow = /* @__PURE__ */ memo(Cells) as typeof Cells;
