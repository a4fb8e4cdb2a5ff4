'use client';

import { useDeferredValue } from 'react';
import type { TableColumn } from './column.ts';
import { inOrder, plainView, sortedBy, type TableView, withWidth } from './view.ts';

/** What a column starts with where nobody has set its width. */
const ownWidth = 160;

/** A column as the head shows it. */
export interface ShownColumn<Row> {
  column: TableColumn<Row>;
  /** Which way it is sorted; nothing where it is not. */
  direction: 'asc' | 'desc' | undefined;
  /** Which of the sorted columns it is, from 1; `undefined` where there is only one. */
  place: number | undefined;
  /** The least width in pixels. */
  width: number;
  /** Somebody has set its width, so it takes no more than that. */
  isResized: boolean;
  /** Sorts by it, or by it after the others. */
  sort: (afterOthers: boolean) => void;
  /** Sets its width in pixels; `undefined` gives it its own back. */
  setWidth: (width: number | undefined) => void;
}

/** The columns that a view shows, and what can be done with them. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView,
  onViewChange: (view: TableView) => void,
  sortByMany: boolean,
): ShownColumn<Row>[] {
  // The box that was ticked is, at once; the table follows.
  const hidden = useDeferredValue(view.hidden);
  const byId = new Map(columns.map((column) => [column.id, column]));
  return inOrder([...byId.keys()], view.order).flatMap((id) => {
    const column = byId.get(id);
    if (!column || hidden.includes(id)) return [];
    const at = view.sort.findIndex((sort) => sort.column === id);
    return {
      column,
      direction: view.sort[at]?.direction,
      place: at >= 0 && view.sort.length > 1 ? at + 1 : undefined,
      width: view.widths[id] ?? column.width ?? ownWidth,
      isResized: id in view.widths,
      sort: (afterOthers) =>
        onViewChange({ ...view, sort: sortedBy(view.sort, id, afterOthers && sortByMany) }),
      setWidth: (width) => onViewChange(withWidth(view, id, width)),
    };
  });
}

/** Forgets what a person did to the columns; the sort, the search and the filters stay. */
export const withPlainColumns = (view: TableView): TableView => ({
  ...view,
  hidden: plainView.hidden,
  order: plainView.order,
  widths: plainView.widths,
});
