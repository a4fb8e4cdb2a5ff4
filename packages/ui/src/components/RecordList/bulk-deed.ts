import type { IconComponent } from '../../icons/icons.tsx';

/** A row that a deed has left as it was. */
export interface LeftRow {
  /** The key of the deed. */
  id: string;
  /** What it is called. */
  name: string;
  /** The reason, in a sentence. */
  reason: string;
}

/** What came of a deed. */
export interface DeedOutcome {
  /** What was done, in a sentence: “Zablokowano 3 konta.” None where nothing was. */
  message?: string | undefined;
  /** Rows it was not done with. */
  left?: readonly LeftRow[] | undefined;
  /** Why nothing could be done at all. */
  failure?: string | undefined;
  /** What takes it back. */
  undo?: DeedRun | undefined;
}

/** Does something, and tells with how many of the rows so far. */
export type DeedRun = (onProgress: (done: number) => void) => Promise<DeedOutcome>;

/** What can be done with many rows at once. */
export interface BulkDeed {
  /** The label, a verb: “Zablokuj”. */
  label: string;
  /** The icon before it. */
  icon: IconComponent;
  /** The question before it is done: “Odebrać 3 prawa?” */
  question?: ((count: number) => string) | undefined;
  /** What comes of it. */
  description?: string | undefined;
  /** The choice that is asked for before it is done. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** Runs it with the rows of these keys, and what was chosen. */
  run: (ids: readonly string[], chosen: string, onProgress: (done: number) => void) => Promise<DeedOutcome>;
}

/** The texts of deeds, in the language of the moment. */
export interface BulkLabels {
  /** The name of what is measured while a deed is done. */
  running: string;
  /** The progress in words: “18 z 30”. */
  progress: (done: number, count: number) => string;
  /** The words over a choice of what is to be done, with how many rows. */
  selected: (count: number) => string;
  /** The label of what does what was chosen. */
  change: string;
  /** The label of what takes a deed back. */
  undo: string;
  /** The words over the rows that a deed has left: “2 wiersze pozostały bez zmian”. */
  left: (count: number) => string;
}
