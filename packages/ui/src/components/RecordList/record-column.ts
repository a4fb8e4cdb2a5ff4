import type { ReactNode } from 'react';
import type {
  CellValue,
  ChoiceFilter,
  FilterChoice,
  ReferenceFilter,
  TableColumn,
} from '../DataTable/column.ts';
import type { StatusTagProps } from '../StatusTag/StatusTag.tsx';

/** What columns of every kind have. */
export interface RecordColumnBase<Row> extends Omit<TableColumn<Row>, 'cell' | 'value' | 'filter'> {
  /** What is shown where a row has no value. */
  none?: string | undefined;
  /** Draws the cell in place of how its kind is drawn. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Gives the value in place of what a file has of its kind. */
  value?: ((row: Row) => CellValue) | undefined;
}

/** A column of words. */
export interface TextColumn<Row> extends RecordColumnBase<Row> {
  /** How it is shown. */
  kind: 'text';
  /** What a row holds. */
  read: (row: Row) => string | null | undefined;
}

/** A figure, at the end of its column. */
export interface NumberColumn<Row> extends RecordColumnBase<Row> {
  /** How it is shown. */
  kind: 'number';
  /** What a row holds. */
  read: (row: Row) => number | null | undefined;
  /** Writes the number with what it counts: “3 odwołane”. */
  write?: ((value: number) => string) | undefined;
  /** The rows can be filtered by it. */
  filterable?: boolean | undefined;
}

/** A day, as `YYYY-MM-DD`; or a moment, by the clocks that `CellFormats` knows. */
export interface DateColumn<Row> extends RecordColumnBase<Row> {
  /** How it is shown. */
  kind: 'date' | 'instant';
  /** What a row holds. */
  read: (row: Row) => string | null | undefined;
  /** Whether the time of day of a moment is shown too. */
  withTime?: boolean | undefined;
  /** The rows can be filtered by it. */
  filterable?: boolean | undefined;
}

/** A value that a column of choices may have. */
export interface ColumnChoice extends Pick<FilterChoice, 'value' | 'label'> {
  /** What kind of state a value is; the others are plain text. */
  tone?: StatusTagProps['status'] | undefined;
}

/** One of a few known values. */
export interface ChoiceColumn<Row> extends RecordColumnBase<Row> {
  /** How it is shown. */
  kind: 'choice';
  /** What a row holds. */
  read: (row: Row) => string | null | undefined;
  /** What there may be, in this order. */
  choices: readonly ColumnChoice[];
  /** The rows can be filtered by it. */
  filterable?: boolean | undefined;
}

/** A row of another table, by its name. */
export interface ReferenceColumn<Row> extends RecordColumnBase<Row> {
  /** How it is shown. */
  kind: 'reference';
  /** What it is called, and where it is found. */
  read: (row: Row) => { name: string; href?: string | undefined } | null;
  /** What the rows can be narrowed to. */
  filter?: ReferenceFilter | ChoiceFilter | undefined;
}

/** One that draws itself. */
export interface OwnColumn<Row> extends TableColumn<Row> {
  /** No kind: it is drawn by the column itself. */
  kind?: undefined;
}

/** A column of a list, by its kind. */
export type RecordColumn<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | DateColumn<Row>
  | ChoiceColumn<Row>
  | ReferenceColumn<Row>
  | OwnColumn<Row>;

/** How values are written, in the language and by the clocks of the moment. */
export interface CellFormats {
  /** Writes a number: “1 204” */
  number: (value: number) => string;
  /** Writes a day, `YYYY-MM-DD`: “05.03.2026”. */
  date: (day: string) => string;
  /** The day of a moment, and its time where that is asked for. */
  instant: (at: string, withTime: boolean) => string;
  /** The same for a file: `2026-03-05 18:30`. */
  storedInstant: (at: string, withTime: boolean) => string;
}
