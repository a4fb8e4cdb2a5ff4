/** One column that a file may have. */
export interface ImportColumn {
  /** The name of the column, for the program. */
  id: string;
  /** The name of the column, for people and in the file’s first line. */
  header: string;
  /** A row without it is wrong. */
  required?: boolean | undefined;
  /** What is written in it: “data”, “tekst, do 80 znaków”. */
  kind: string;
  /** What one might write. */
  example?: string | undefined;
  /** All there is to write, where that is known. */
  choices?: readonly string[] | undefined;
  /** The least width in the preview, in pixels. */
  width?: number | undefined;
}

export const importOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;
/** What becomes of a row when it is saved; a wrong one keeps all from being saved. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** What is wrong with a cell. */
export interface ImportFault {
  /** What to do about it: “Nie ma takiego dnia”. */
  text: string;
  /** What was probably meant; a press on the text writes it: “Chodziło o 7 kyu?”. */
  suggestion?: string | undefined;
}

/** One line of the file, and what would become of it. */
export interface ImportRow {
  /** What tells it from the others. */
  id: string;
  /** The number of the line in the file. */
  line: number;
  /** What becomes of it. */
  outcome: ImportOutcome;
  /** What the file says, by the column's id, and as it is corrected. */
  cells: Readonly<Record<string, string>>;
  /** What is kept now, in the columns where the file says something else. */
  before?: Readonly<Record<string, string>> | undefined;
  /** What is wrong, by the column's id. */
  faults?: Readonly<Record<string, ImportFault>> | undefined;
  /** What is wrong with the row as a whole: it is there twice. */
  fault?: string | undefined;
}

/** A column as the file has it. */
export interface FileColumn {
  /** The name of the column in the file. */
  name: string;
  /** What its first rows say. */
  sample: string;
}

/** No file yet. */
export interface FileStepState {
  step: 'file';
  /** One is being read. */
  reading?: boolean | undefined;
  /** Why the last one could not be. */
  error?: string | undefined;
}

/** Which column of the file is which of ours. */
export interface ColumnsStepState {
  step: 'columns';
  /** The name of the file. */
  fileName: string;
  /** How many rows are in it. */
  rowCount: number;
  /** What it has. */
  fileColumns: readonly FileColumn[];
  /** The name in the file by our column’s id; columns that are not there have none. */
  mapping: Readonly<Record<string, string | undefined>>;
}

interface ReadFile {
  /** The name of the file. */
  fileName: string;
  /** All rows of it. */
  rows: readonly ImportRow[];
}

/** The step that finds out what would become of each row. */
export interface CheckStepState {
  step: 'check';
  /** The name of the file. */
  fileName: string;
  /** How many rows are in it. */
  rowCount: number;
}

/** What would become of each row. */
export interface PreviewStepState extends ReadFile {
  step: 'preview';
  /** What was corrected is being looked at again. */
  checking?: boolean | undefined;
  /** Why it could not be saved. */
  error?: string | undefined;
}

/** The step that saves: all rows at once, of which nobody knows how far it is. */
export interface SavingStepState extends ReadFile {
  step: 'saving';
}

/** The step at which all is saved, or taken back. */
export interface DoneStepState extends ReadFile {
  step: 'done';
  /** Whether all of it can be taken back, and has been. */
  undo?: 'offered' | 'running' | 'done' | undefined;
}

/** How far an import is. The caller keeps it, and reads and checks the file. */
export type ImportState =
  | FileStepState
  | ColumnsStepState
  | CheckStepState
  | PreviewStepState
  | SavingStepState
  | DoneStepState;

export type OutcomeCounts = Readonly<Record<ImportOutcome, number>>;

export function countOutcomes(rows: readonly ImportRow[]): OutcomeCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** Those that have none in the file, and may not be without. */
export const missingColumns = (
  columns: readonly ImportColumn[],
  mapping: ColumnsStepState['mapping'],
): ImportColumn[] => columns.filter(({ id, required }) => required && mapping[id] === undefined);
