import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useDeferredValue, useMemo } from 'react';
import type { TableColumn } from './column.ts';
import { plainView, type TableView, withWidth } from './view.ts';

const features = /* @__PURE__ */ tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** The table's own model has no rows: five objects for each would be half a million for 100,000 of them. */
const noRows: never[] = [];

/** What a column starts with where nobody has set its width. */
const ownWidth = 160;

/** A column as the head shows it. */
export interface ShownColumn<Row> {
  column: TableColumn<Row>;
  /** Sorted by it. */
  direction: 'asc' | 'desc' | undefined;
  /** Which of the sorted columns it is, from 1; `undefined` where there is only one. */
  place: number | undefined;
  /** At least so wide. */
  width: number;
  /** Somebody has set its width, so it takes no more than that. */
  isResized: boolean;
  /** Sorts by it, or by it after the others. */
  sort: (afterOthers: boolean) => void;
  /** Sets its width in pixels; `undefined` gives it its own back. */
  setWidth: (width: number | undefined) => void;
}

/** The columns that a view shows, and what can be done with them; TanStack Table keeps the rules. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView,
  onViewChange: (view: TableView) => void,
  sortByMany: boolean,
): ShownColumn<Row>[] {
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, sortable = false }): ColumnDef<typeof features, never> => ({
          id,
          accessorFn: () => null,
          enableSorting: sortable,
          sortDescFirst: false,
        }),
      ),
    [columns],
  );
  // The box that was ticked is, at once; the table follows.
  const hidden = useDeferredValue(view.hidden);
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: sortByMany,
    state: {
      sorting: view.sort.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' })),
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnOrder: view.order,
    },
    onSortingChange: (update) => {
      const before = view.sort.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' }));
      const sort = functionalUpdate(update, before).map(({ id, desc }) => ({
        column: id,
        direction: desc ? ('desc' as const) : ('asc' as const),
      }));
      onViewChange({ ...view, sort });
    },
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  return (table.getHeaderGroups()[0]?.headers ?? []).flatMap((header) => {
    const column = byId.get(header.column.id);
    if (!column) return [];
    const direction = header.column.getIsSorted() || undefined;
    return {
      column,
      direction,
      place: direction && view.sort.length > 1 ? header.column.getSortIndex() + 1 : undefined,
      width: view.widths[column.id] ?? column.width ?? ownWidth,
      isResized: column.id in view.widths,
      sort: (afterOthers) => header.column.toggleSorting(undefined, afterOthers && sortByMany),
      setWidth: (width) => onViewChange(withWidth(view, column.id, width)),
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
