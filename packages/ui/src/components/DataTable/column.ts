import type { ReactNode } from 'react';

/** What a column has of a row: to sort, filter, find and export by. Dates are `YYYY-MM-DD…`. */
export type CellValue = string | number | null | undefined;

/** How a column can be narrowed: by a part of its text, a range of numbers or dates, or some of its choices. */
export type ColumnFilter =
  | 'text'
  | 'number'
  | 'date'
  | { choices: readonly { value: string; label: string }[] };

/** One column of a table of such rows. */
export interface TableColumn<Row> {
  /** Its name for sorting. */
  id: string;
  /** Its name for people. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** What stands behind it: client rows are sorted, filtered and found by it, and a file has it. Dates `YYYY-MM-DD…`. */
  value?: ((row: Row) => CellValue) | undefined;
  /** The rows can be sorted by it. */
  sortable?: boolean | undefined;
  /** The rows can be narrowed by it. */
  filter?: ColumnFilter | undefined;
  /** At least so many pixels wide at first, in a table with a height of its own. */
  width?: number | undefined;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** Keep dates and figures on one line. */
  nowrap?: boolean | undefined;
  /** Its place in the card of a phone; the first column is the title, the others are details. */
  card?: 'title' | 'aside' | 'detail' | 'hidden' | undefined;
  /** In a card its name stands before it: for a date, say, that does not tell by itself what it is. */
  cardName?: boolean | undefined;
  /** Leave it out between 640 and 992 px, where the table scrolls with the page. */
  fromDesktop?: boolean | undefined;
  /** Its cells hold buttons or links of their own. */
  interactive?: boolean | undefined;
}
