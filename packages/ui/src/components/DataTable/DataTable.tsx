'use client';

import type { ReactNode } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { BoxTable } from './BoxTable.tsx';
import { useClientRows } from './use-client-rows.ts';
import { ViewedTable, type ViewedTableProps } from './ViewedTable.tsx';
import { plainView, type TableSort, type TableView } from './view.ts';

export interface DataTableProps<Row>
  extends Omit<
    ViewedTableProps<Row>,
    'view' | 'onViewChange' | 'isSorted' | 'isSortedByMany' | 'whole' | 'found' | 'draw'
  > {
  /** The order the rows are in, where it is by one column only. For more, take `view`. */
  sort?: TableSort | undefined;
  /** Asks for another order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The order, search, filters and columns, where the caller keeps them. */
  view?: TableView | undefined;
  /** The same at first, where the component keeps them. */
  defaultView?: TableView | undefined;
  /** Receives every new view: plain data to keep, and to ask the server by. */
  onViewChange?: ((view: TableView) => void) | undefined;
  /**
   * Whether these are all rows there are: the table itself sorts, filters and searches them, by the columns’ `value`.
   */
  client?: boolean | undefined;
  /**
   * The greatest height in pixels: the rows scroll in a box, the head and the first column stay, and the arrow keys
   * lead on.
   */
  height?: number | undefined;
}

/**
 * Rows under their columns: a page that the server has sorted and cut, or all rows at once. A table from 640 px;
 * two-line cards on a phone.
 */
export function DataTable<Row>({
  rows: given,
  columns,
  sort,
  onSortChange,
  view: controlled,
  defaultView = plainView,
  onViewChange,
  client = false,
  height,
  ...rest
}: DataTableProps<Row>): ReactNode {
  const [kept, setView] = useControllable(controlled, defaultView, onViewChange);
  // The caller keeps the order, and knows of one column only.
  const isSortGiven = sort !== undefined || onSortChange !== undefined;
  const view = isSortGiven ? { ...kept, sort: sort ? [sort] : [] } : kept;
  const changeView = (next: TableView) => {
    if (!isSortGiven || next.sort === view.sort) return setView(next);
    const [first] = next.sort;
    if (first) onSortChange?.(first);
  };
  const rows = useClientRows(client, given, columns, view, useLocale());
  return (
    <ViewedTable
      {...{ ...rest, columns, rows, view }}
      onViewChange={changeView}
      isSortedByMany={!isSortGiven}
      isSorted={onSortChange !== undefined || !isSortGiven}
      whole={client ? given?.length : undefined}
      draw={height === undefined ? undefined : (frame) => <BoxTable {...frame} height={height} />}
    />
  );
}
