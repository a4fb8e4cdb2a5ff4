'use client';

import { type ReactNode, useEffect } from 'react';
import { SearchIcon } from '../../icons/icons.tsx';
import { useLabels, useLocale } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { focusPageIfLost } from '../private/focus-page-if-lost.ts';
import { Select } from '../Select/Select.tsx';
import type { FilteredColumn, TableColumn } from './column.ts';
import { saveCsv } from './csv.ts';
import { csvOf, type FileColumn } from './csv-of.ts';
import * as styles from './DataTable.css.ts';
import type { TableLabels } from './labels.ts';
import { PageTable } from './PageTable.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import type { TableFrameProps } from './table-frame.ts';
import { useColumns } from './use-columns.ts';
import { usePaper } from './use-paper.ts';
import { type SelectionTool, useSelection } from './use-selection.ts';
import { ViewTabs } from './ViewTabs.tsx';
import type { SavedViews, TableView } from './view.ts';

/** What people can do with a table beside reading it. */
export interface TableTools<Row> {
  /** The texts of the table. */
  labels: TableLabels;
  /** A search field over the table. */
  search?: boolean | undefined;
  /** What the rows can be narrowed by beside their columns. */
  filters?: readonly FilteredColumn[] | undefined;
  /** The check boxes before the rows. */
  selection?: SelectionTool | undefined;
  /** The views with a name, as tabs; the application keeps those a person saves. */
  views?: SavedViews | undefined;
  /** A file of the rows: those that are here, or those `rows` fetches; `undefined` when they are not to be had. */
  csv?:
    | {
        fileName: string;
        rows?: (() => Promise<readonly Row[] | undefined>) | undefined;
        /** The columns that the list has not: what tells its rows apart when it comes back. */
        unlisted?: readonly FileColumn<Row>[] | undefined;
      }
    | undefined;
  /** Fetches all rows of the view to be put on paper; `undefined` when they are not to be had. */
  print?: (() => Promise<readonly Row[] | undefined>) | undefined;
}

export interface ViewedTableProps<Row> {
  /** What is read as the table’s name. */
  caption: string;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  /** The rows; `undefined` until the first page is there. */
  rows: readonly Row[] | undefined;
  /** What tells a row from all others. */
  rowKey: (row: Row) => string;
  /** Gives the address that makes the whole row a link. */
  rowHref?: ((row: Row) => string) | undefined;
  /** The key of the row that is open beside the table. */
  current?: string | undefined;
  /** The keys of the rows that somebody else has changed a moment ago. They are marked softly. */
  fresh?: ReadonlySet<string> | undefined;
  /** The order, search, filters and columns; the caller keeps them. */
  view: TableView;
  /** Receives every new view: plain data to keep, and to ask the source by. */
  onViewChange: (view: TableView) => void;
  /** The rows can be put in another order. */
  isSorted?: boolean | undefined;
  /** Whether several columns can be sorted by, too. */
  isSortedByMany?: boolean | undefined;
  /** How many rows there are before the view leaves any out, where all of them are here or there are none. */
  whole?: number | undefined;
  /** How many the view leaves, where not all of those are here: told to who does not see them change. */
  found?: number | undefined;
  /** What can be done with the table: search, filters, columns, selection, views, a file. */
  tools?: TableTools<Row> | undefined;
  /** How high the rows are. */
  density?: keyof typeof styles.density | undefined;
  /** Rows to stand in while the first page is on its way. */
  skeletonRows?: number | undefined;
  /** Whether another page, order or filter is on its way; the old rows stay. */
  refreshing?: boolean | undefined;
  /** What stands in place of no rows: an `EmptyState`. */
  empty: ReactNode;
  /** What stands in place of rows that could not be fetched: an `ErrorState`. */
  error?: ReactNode | undefined;
  /** Draws the rows otherwise than one under the other, scrolling with the page. */
  draw?: ((frame: TableFrameProps<Row>) => ReactNode) | undefined;
}

/** Rows as they come, with what can be done with them: it neither keeps the view nor arranges the rows by it. */
export function ViewedTable<Row>({
  caption,
  columns,
  rows: inSight,
  rowKey,
  rowHref,
  current,
  fresh,
  view,
  onViewChange,
  isSorted = true,
  isSortedByMany = true,
  whole,
  found = whole === undefined ? undefined : inSight?.length,
  tools,
  density = 'regular',
  skeletonRows = 8,
  refreshing = false,
  empty,
  error,
  draw,
}: ViewedTableProps<Row>): ReactNode {
  const locale = useLocale();
  const { printed, onPrint } = usePaper(tools?.print);
  const rows = printed ?? inSight;
  const shown = useColumns(columns, view, onViewChange, isSortedByMany);
  const { selection, keys, clear } = useSelection(tools?.selection, tools?.labels, rows, rowKey);

  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  // The rows follow the view by a frame: those that are all here may have more than are left of them.
  const hasMore = whole === undefined ? isNarrowed : whole > 0;
  const isEmpty = rows?.length === 0 && !(tools && hasMore);
  // With the first row the button goes that made it.
  useEffect(() => (isEmpty ? () => focusPageIfLost() : undefined), [isEmpty]);
  if (error) return error;
  if (isEmpty) return empty;

  const takesRest = draw ? undefined : shown.at(-1)?.column.id;
  const csv = tools?.csv;
  const cardSort = isSorted && <CardSort {...{ columns, view, onViewChange }} />;
  const frame = {
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
  };
  return (
    <div className={styles.wrapper} data-paper={printed && 'whole'}>
      {tools?.views && <ViewTabs {...{ view, onViewChange }} labels={tools.labels} views={tools.views} />}
      {tools && (
        <TableToolbar
          {...{ columns, view, onViewChange }}
          labels={tools.labels}
          filters={tools.filters ?? []}
          search={tools.search ?? false}
          views={tools.views}
          takesRest={takesRest}
          cardSort={cardSort}
          found={isNarrowed ? found : undefined}
          onPrint={onPrint}
          onExport={
            csv &&
            (async () => {
              const exported = csv.rows ? await csv.rows() : (rows ?? []);
              if (!exported) return;
              const written = [...shown.map(({ column }) => column), ...(csv.unlisted ?? [])];
              saveCsv(csv.fileName, csvOf(exported, written), locale);
            })
          }
          bulk={
            tools.selection && keys.length > 0
              ? { count: keys.length, actions: tools.selection.actions(keys), clear }
              : undefined
          }
        />
      )}
      {refreshing && <div className={styles.running} />}
      {rows?.length === 0 && tools ? (
        <EmptyState
          icon={SearchIcon}
          title={tools.labels.noneFound}
          description={tools.labels.noneFoundHint}
          action={
            <Button onClick={() => onViewChange({ ...view, search: '', filters: {} })}>
              {tools.labels.clearFilters}
            </Button>
          }
        />
      ) : (
        <>
          {!tools && cardSort}
          {draw ? draw(frame) : <PageTable {...frame} takesRest={takesRest} />}
        </>
      )}
    </div>
  );
}

interface CardSortProps<Row> {
  columns: readonly TableColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** The same choice as the column heads, as a list: on a phone they are out of sight. */
function CardSort<Row>({ columns, view, onViewChange }: CardSortProps<Row>) {
  const labels = useLabels();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const [first] = view.sort;
  return (
    <div className={styles.cardSort}>
      <Select
        label={labels.sortBy}
        labelHidden
        value={first ? `${first.column} ${first.direction}` : ''}
        emptyLabel={first ? undefined : labels.sortBy}
        options={sortable.flatMap(({ id, header }) => [
          { value: `${id} asc`, label: `${header} ↑` },
          { value: `${id} desc`, label: `${header} ↓` },
        ])}
        onValueChange={(chosen) => {
          const [column, direction] = chosen.split(' ');
          if (column && (direction === 'asc' || direction === 'desc')) {
            onViewChange({ ...view, sort: [{ column, direction }] });
          }
        }}
      />
    </div>
  );
}
