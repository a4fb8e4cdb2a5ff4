import type { FileUploadLabels } from '../FileUpload/FileUpload.tsx';
import type { StepperLabels } from '../Stepper/Stepper.tsx';
import type { ImportOutcome } from './import-state.ts';

/** What the cells of a column say, in words. */
export interface ImportKindLabels
  extends Readonly<
    Record<
      | 'text'
      | 'email'
      | 'link'
      | 'whole'
      | 'number'
      | 'day'
      | 'time'
      | 'instant'
      | 'flag'
      | 'word'
      | 'name'
      | 'id',
      string
    >
  > {
  /** A text of at most so many characters. */
  upTo: (limit: number) => string;
  /** The least of a number. */
  from: (value: string) => string;
  /** The most of a number. */
  to: (value: string) => string;
  /** Several of a kind. */
  several: (kind: string) => string;
  /** Several values by their names. */
  pairs: (key: string, value: string) => string;
}

/** What is wrong with a cell, and what to do about it. */
export interface ImportFaultLabels
  extends Readonly<
    Record<'day' | 'time' | 'instant' | 'number' | 'whole' | 'id' | 'missing' | 'fixed', string>
  > {
  /** A word with a slip in it. */
  meant: (word: string) => string;
  /** The words of what is none of the words there are. */
  choice: (words: string) => string;
  /** A name of several, and the names that tell them apart, as far as there are such. */
  several: (name: string, own: string) => string;
  /** A part that is no name and value: “Wpisz: nazwa = wartość”. */
  pair: string;
  /** A name that has a value already. */
  pairTwice: string;
  /** A name of none. */
  unknown: (name: string) => string;
  /** A line before it means the same row. */
  twice: (line: number) => string;
}

/** The texts of an import, in the language of the moment. */
export interface CsvImportLabels {
  /** The name of the row of steps. */
  steps: string;
  /** The steps, in a word each. */
  step: Readonly<Record<'file' | 'columns' | 'preview' | 'save', string>>;
  /** The states of a step. */
  stepStates: StepperLabels;
  /** The number of rows in words: “128 wierszy”. */
  rows: (count: number) => string;
  /** The name of the place a file is dropped on. */
  file: string;
  /** Which files are taken. */
  fileHint: string;
  /** The words of choosing a file. */
  upload: FileUploadLabels;
  /** The words while the file is being read. */
  reading: string;
  /** The words over the columns that a file may have. */
  format: string;
  /** The label of what writes a file with the columns and one row. */
  template: string;
  /** The label of what writes a file with all rows as they are now. */
  current: string;
  /** The heads of the table of columns. */
  columnHeads: Readonly<Record<'name' | 'kind' | 'example' | 'choices', string>>;
  /** A column that must be there. */
  requiredColumn: string;
  /** One that may be left out. */
  optionalColumn: string;
  /** The words over the choice of columns: “9 z 9 kolumn ma swoje miejsce”. */
  matched: (matched: number, all: number) => string;
  /** Names the choice of the file's column for one of ours. */
  columnInFile: (header: string) => string;
  /** The choice of none. */
  notInFile: string;
  /** The words before what the file’s column says: “na przykład”. */
  sample: (text: string) => string;
  /** The words under a required column that has none. */
  missingColumn: string;
  /** Columns of the file that are ours nowhere. */
  ignored: (names: string) => string;
  /** The label of the way on to the preview. */
  toPreview: string;
  /** What becomes of rows, under their number: “nowe osoby”. */
  outcomes: Readonly<Record<ImportOutcome, string>>;
  /** What becomes of one row: “nowy”. */
  outcome: Readonly<Record<ImportOutcome, string>>;
  /** The name of the bar of all rows by what becomes of them. */
  proportion: string;
  /** The words when they were checked: “Sprawdzono wszystkie 128 wierszy”. */
  checked: (count: number) => string;
  /** The words while so many rows are looked at for the first time. */
  checkingRows: (count: number) => string;
  /** The words while rows are being looked at again. */
  checking: string;
  /** Nothing is saved yet. */
  nothingSaved: string;
  /** The name of the table of rows. */
  table: string;
  /** The name of the choice of the rows that are shown. */
  filter: string;
  /** The choices: “Nowe”. */
  filters: Readonly<Record<ImportOutcome, string>>;
  /** The words in place of rows when the choice leaves none. */
  noRows: string;
  /** The label of the way to the next wrong cell. */
  nextWrong: string;
  /** The label of what writes a file of the wrong rows. */
  downloadWrong: string;
  /** The head of the line’s number. */
  line: string;
  /** The head of what becomes of the row. */
  outcomeHead: string;
  /** What is read before what is kept now, in a cell that changes. */
  was: string;
  /** What is read before what the cell becomes. */
  becomes: string;
  /** Names the input of a wrong cell: “Urodzenie, wiersz 5”. */
  cell: (header: string, line: number) => string;
  /** The words over the foot: all or nothing, and how many rows have to be put right. */
  allOrNothing: (wrong: number) => string;
  /** The words over the foot when all is right. */
  allRight: string;
  /** The words in place of both when no row brings anything new. */
  nothingToSave: string;
  /** The words under them: how it can be taken back. */
  undoHint: string;
  /** Saves so many rows. */
  save: (count: number) => string;
  /** The words while so many rows are being saved. */
  saving: (count: number) => string;
  /** The words beside what is checked or saved: all rows at once, so that nobody knows how far it is. */
  atOnce: string;
  /** The words when so many rows are saved. */
  savedRows: (count: number) => string;
  /** The words over the foot when it is done. */
  saved: string;
  /** The label of what takes all of it back. */
  undo: string;
  /** The words when all was taken back. */
  undone: string;
  /** The label of what begins with another file. */
  another: string;
  /** What columns hold. */
  kinds: ImportKindLabels;
  /** What is wrong with cells. */
  faults: ImportFaultLabels;
  /** The head of the column that names a row, where the file does not. */
  row: string;
  /** A file without rows. */
  empty: string;
  /** A file with more rows than are taken at once. */
  tooMany: (count: number, limit: number) => string;
  /** The rows could not be checked. */
  notChecked: (reason: string) => string;
  /** Nothing was saved, and the rows were checked again. */
  notSaved: (reason: string) => string;
  /** What was saved could not be taken back. */
  notUndone: (reason: string) => string;
  /** The rows as they are now could not be read. */
  notRead: (reason: string) => string;
  /** The name of the template’s file. */
  templateName: string;
  /** The name of the file of all rows as they are now. */
  currentName: string;
  /** The name of the file of the wrong rows. */
  wrongName: string;
  /** The head of the column that says what is wrong, in that file. */
  faultsHead: string;
}
