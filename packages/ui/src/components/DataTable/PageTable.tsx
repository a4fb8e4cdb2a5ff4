'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BodyRow } from './BodyRow.tsx';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { SelectAllCell } from './SelectAllCell.tsx';
import { followRow, markWide } from './sideways.ts';
import type { TableFrameProps } from './table-frame.ts';
import { walkTable } from './walk-table.ts';

interface PageTableProps<Row> extends TableFrameProps<Row> {
  /** The column that takes what the others leave it: the last. */
  takesRest: string | undefined;
}

/**
 * The rows as they are, one under the other, scrolling with the page; sideways, if they are wider, in a box in which the
 * head and the first column stay. Roles are written out because `display: block`
 * takes them from a table in some browsers.
 */
export function PageTable<Row>({
  caption,
  shown,
  rows,
  rowKey,
  rowHref,
  current,
  fresh,
  density,
  skeletonRows,
  refreshing,
  selection,
  takesRest,
}: PageTableProps<Row>): ReactNode {
  const columns = shown.map(({ column }) => column);
  const widths = shown.map(({ column, isResized, width }) =>
    isResized && column.id !== takesRest ? width : undefined,
  );
  return (
    <div ref={markWide} className={styles.sideways}>
      <table
        className={styles.table}
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="table"
        aria-busy={rows === undefined || refreshing}
        onKeyDown={walkTable}
        onClick={followRow}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead className={styles.head} role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {selection && (
              <SelectAllCell
                label={selection.labels.selectAll}
                state={selection.state}
                onToggle={selection.toggleAll}
              />
            )}
            {shown.map((each, at) => (
              <HeadCell
                key={each.column.id}
                shown={each}
                width={widths[at]}
                takesRest={each.column.id === takesRest}
              />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody className={styles.body} role="rowgroup" onChange={selection?.onBodyChange}>
          {rows === undefined
            ? Array.from({ length: skeletonRows }, (_, at) => (
                <BodyRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                  key={at}
                  id=""
                  row={undefined}
                  {...{ columns, widths, density }}
                />
              ))
            : rows.map((row) => {
                const id = rowKey(row);
                return (
                  <BodyRow
                    key={id}
                    {...{ id, row, columns, widths, density }}
                    href={rowHref?.(row)}
                    isCurrent={id === current}
                    isFresh={fresh?.has(id)}
                    selected={selection?.selected.has(id)}
                    selectLabel={selection?.labels.selectRow}
                  />
                );
              })}
        </tbody>
      </table>
    </div>
  );
}
