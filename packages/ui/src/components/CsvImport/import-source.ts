import type { TableColumn } from '../DataTable/column.ts';
import type { ImportField } from './cell-kind.ts';
import type { FindNames } from './name-index.ts';

/** What a row holds, by the field; texts, numbers, ids, lists. */
export type Values = Readonly<Record<string, unknown>>;

/** A row that is kept. */
export type StoredRow = Values & { id: string };

/** What became of one row that was sent, or what would become of it. */
export interface ImportResult {
  /** What becomes of it, in a word. */
  outcome: 'created' | 'changed' | 'unchanged' | 'removed' | 'refused';
  /** What it was. */
  before?: object | null | undefined;
  /** What it is. */
  after?: object | null | undefined;
  /** Why it was refused; one of the whole row names no field. */
  errors?: readonly { field: string; message: string }[] | null | undefined;
}

/** What lines are compared with, as it is when the columns are settled. */
export interface ImportSurroundings {
  /** The rows of other tables by their names. */
  namesOf: FindNames;
  /** The columns of the list: what it writes to a file changes nothing when it is read again. */
  listed: readonly Pick<TableColumn<StoredRow>, 'header' | 'value'>[];
}

/** Where rows out of a file go. It knows the rows, and how they are checked and kept; the import knows files. */
export interface ImportSource {
  /** What a row may have, in the order of the preview; the first names it. */
  fields: readonly ImportField[];
  /** The head of the column that says which row is meant. */
  idHeader: string;
  /** What else says so: fields alone, or several together, the first of them that a file has. */
  keys: readonly (readonly string[])[];
  /** The most rows that are taken at once. */
  limit: number;
  /** The current day where the rows are, `YYYY-MM-DD`: for the template. */
  today: string;
  /** Whether a row that is there can be changed. */
  mayChange: boolean;
  /** What a new row begins with. */
  begin: () => Values;
  /** The fields, by their names, that no new row is without. */
  needed: readonly string[];
  /** What is wrong with a row as a whole, by the field it is said at. */
  faultsOf?: ((row: Values) => Readonly<Record<string, string>>) | undefined;
  /** The name of a field that the file can't have. */
  labelOf: (field: string) => string;
  /** What a row is called. */
  nameOf: (row: StoredRow) => string;
  /** Reads what lines are compared with. */
  prepare: () => Promise<ImportSurroundings>;
  /** Every row, as it is now. */
  all: () => Promise<readonly StoredRow[]>;
  /** The rows of these ids, as far as they are there. */
  find: (ids: readonly string[]) => Promise<readonly StoredRow[]>;
  /** Finds at least the rows with these values in the fields of a key. */
  findBy: (key: readonly string[], values: readonly (readonly unknown[])[]) => Promise<readonly StoredRow[]>;
  /** Says of each row what would become of it, and keeps none. */
  check: (rows: readonly Values[]) => Promise<readonly ImportResult[]>;
  /** Keeps all rows, or none. */
  save: (rows: readonly Values[]) => Promise<readonly ImportResult[]>;
  /** Takes back what was saved, all of it or nothing. */
  undo: (results: readonly ImportResult[]) => Promise<unknown>;
  /** What to tell of an error; `null` when it is none of the source's. */
  reasonOf: (error: unknown) => string | null;
}
