import type { ReactNode } from 'react';
import type { OptionNames, OptionSearch } from '../private/option-source.ts';

/** What a column has of a row: to sort, filter, find and export by. Dates are `YYYY-MM-DD…`. */
export type CellValue = string | number | null | undefined;

/** One of the values that a column can be narrowed to. */
export interface FilterChoice {
  /** The value for the program. */
  value: string;
  /** The word for the person. */
  label: string;
  /** What is drawn in place of the label: a `StatusTag`. */
  shown?: ReactNode | undefined;
  /** How many rows it would leave. */
  count?: number | undefined;
}

/** Some of a few known values. */
export interface ChoiceFilter {
  /** What there is to choose from, in this order. */
  choices: readonly FilterChoice[];
  /** How many rows each value would leave, where the source can tell; asked when somebody looks. */
  counts?: ((signal: AbortSignal) => Promise<Readonly<Record<string, number>>>) | undefined;
}

/** Some of the rows of another table, found by typing. */
export interface ReferenceFilter {
  /** The source of what can be chosen. */
  find: OptionSearch;
  /** The names of what is chosen already: an address has ids only. */
  named: OptionNames;
}

/**
 * How a column can be narrowed: by a part of its text, a range of numbers or days, yes or no (`oneOf` is `true` or
 * `false` then), some of a few values, or some of the rows of another table.
 */
export type ColumnFilter = 'text' | 'number' | 'date' | 'flag' | ChoiceFilter | ReferenceFilter;

/** What a filter needs to know of a column. */
export interface FilteredColumn {
  /** The name of the column for sorting and filters. */
  id: string;
  /** The name of the column for people. */
  header: string;
  /** The rows can be narrowed by it. */
  filter?: ColumnFilter | undefined;
  /** There are rows without a value: they can be asked for, and those with any. */
  mayBeEmpty?: boolean | undefined;
}

/** One column of a table of such rows. */
export interface TableColumn<Row> extends FilteredColumn {
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** What stands behind it: client rows are sorted, filtered and found by it, and a file has it. Dates `YYYY-MM-DD…`. */
  value?: ((row: Row) => CellValue) | undefined;
  /** The rows can be sorted by it. */
  sortable?: boolean | undefined;
  /** The least width at first, in pixels: of a column of many words, say, beside others that cannot be broken. */
  width?: number | undefined;
  /** The side the cells keep to; `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** Whether dates and figures keep to one line. */
  nowrap?: boolean | undefined;
  /** The place in the card of a phone; the first column is the title, the others are details. */
  card?: 'title' | 'aside' | 'detail' | 'hidden' | undefined;
  /** Whether the name stands before it in a card: for a date, say, that does not tell by itself what it is. */
  cardName?: boolean | undefined;
  /** Whether it is left out between 640 and 992 px, where the table scrolls with the page. */
  fromDesktop?: boolean | undefined;
  /** Whether the cells hold buttons or links of their own. */
  interactive?: boolean | undefined;
}

/** There is nothing in it but what is pressed: neither a file has it nor paper. */
export const isOfScreen = <Row>({ interactive, value }: TableColumn<Row>): boolean =>
  interactive === true && !value;
