import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowsUpDownIcon, ArrowUpIcon } from '../../icons/icons.tsx';
import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import { classes } from '../private/classes.ts';
import { Select } from '../Select/Select.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DataTable.css.ts';

export interface TableSort {
  /** The column's id. */
  column: string;
  /** Upwards or downwards. */
  direction: 'asc' | 'desc';
}

export interface TableColumn<Row> {
  /** Its name for sorting. */
  id: string;
  /** Its name for people. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  sortable?: boolean | undefined;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** Keep dates and figures on one line. */
  nowrap?: boolean | undefined;
  /** Its place in the card of a phone; the first column is the title, the others are details. */
  card?: 'title' | 'aside' | 'detail' | 'hidden' | undefined;
  /** Leave it out between 640 and 992 px. */
  fromDesktop?: boolean | undefined;
  /** Its cells hold buttons or links of their own. */
  interactive?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Read as the table's name. */
  caption: string;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  /** `undefined` until the first page is there. */
  rows: readonly Row[] | undefined;
  /** What tells a row from all others. */
  rowKey: (row: Row) => string;
  /** Makes the whole row a link. */
  rowHref?: ((row: Row) => string) | undefined;
  /** The order the rows are in. */
  sort?: TableSort | undefined;
  /** Asks for another order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** How high the rows are. */
  density?: keyof typeof styles.density | undefined;
  /** Rows to stand in while the first page is on its way. */
  skeletonRows?: number | undefined;
  /** Another page, order or filter is on its way; the old rows stay. */
  refreshing?: boolean | undefined;
  /** In place of no rows: an `EmptyState`. */
  empty: ReactNode;
  /** In place of rows that could not be fetched: an `ErrorState`. */
  error?: ReactNode | undefined;
}

/**
 * A page of rows that the server has sorted and cut. A table from 640 px; two-line cards on a phone. Roles are written
 * out because `display: block` takes them from a table in some browsers.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  onSortChange,
  density = 'regular',
  skeletonRows = 8,
  refreshing = false,
  empty,
  error,
}: DataTableProps<Row>) {
  if (error) return error;
  if (rows?.length === 0) return empty;
  const loading = rows === undefined;
  return (
    <div className={styles.wrapper}>
      {refreshing && <div className={styles.running} />}
      <CardSort {...{ columns, sort, onSortChange }} />
      <table
        className={styles.table}
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="table"
        aria-busy={loading || refreshing}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead className={styles.head} role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} {...{ column, sort, onSortChange }} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody className={styles.body} role="rowgroup">
          {loading
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <BodyRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                  key={index}
                  {...{ columns, density }}
                  placeholder
                  content={(_column, at) => <Skeleton width={at === 0 ? 'long' : 'medium'} />}
                />
              ))
            : rows.map((row) => (
                <BodyRow
                  key={rowKey(row)}
                  {...{ columns, density }}
                  href={rowHref?.(row)}
                  content={(column) => column.cell(row)}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const SortIcon =
    direction === 'asc' ? ArrowUpIcon : direction === 'desc' ? ArrowDownIcon : ArrowsUpDownIcon;
  return (
    <th
      className={classes(styles.headCell, column.fromDesktop && styles.fromDesktop)}
      // biome-ignore lint/a11y/noRedundantRoles: see DataTable
      role="columnheader"
      scope="col"
      data-align={column.align}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() =>
            onSortChange?.({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })
          }
        >
          {column.header}
          <span className={styles.sortIcon}>
            <SortIcon size="small" />
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

interface BodyRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  density: keyof typeof styles.density;
  href?: string | undefined;
  /** Has nothing in it yet that could name the row. */
  placeholder?: boolean | undefined;
  content: (column: TableColumn<Row>, index: number) => ReactNode;
}

function BodyRow<Row>({ columns, density, href, placeholder = false, content }: BodyRowProps<Row>) {
  const Anchor = useLinkComponent();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see DataTable
    <tr className={classes(styles.row, styles.density[density])} role="row">
      {columns.map((column, index) => {
        const isName = index === 0 && !placeholder;
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            className={classes(
              styles.cell,
              isName && styles.rowHeader,
              column.fromDesktop && styles.fromDesktop,
              column.interactive && styles.above,
            )}
            role={isName ? 'rowheader' : 'cell'}
            scope={isName ? 'row' : undefined}
            data-align={column.align}
            data-nowrap={column.nowrap ? true : undefined}
            data-card={column.card ?? (index === 0 ? 'title' : 'detail')}
          >
            {isName && href !== undefined ? (
              <Anchor className={styles.link} href={href} data-whole="">
                {content(column, index)}
              </Anchor>
            ) : (
              content(column, index)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

interface CardSortProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** On a phone the column heads are out of sight: the same choice as a list. */
function CardSort<Row>({ columns, sort, onSortChange }: CardSortProps<Row>) {
  const labels = useLabels();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0 || !onSortChange) return null;
  return (
    <div className={styles.cardSort}>
      <Select
        label={labels.sortBy}
        labelHidden
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        emptyLabel={sort ? undefined : labels.sortBy}
        options={sortable.flatMap(({ id, header }) => [
          { value: `${id} asc`, label: `${header} ↑` },
          { value: `${id} desc`, label: `${header} ↓` },
        ])}
        onValueChange={(chosen) => {
          const [column, direction] = chosen.split(' ');
          if (column && (direction === 'asc' || direction === 'desc')) onSortChange({ column, direction });
        }}
      />
    </div>
  );
}
