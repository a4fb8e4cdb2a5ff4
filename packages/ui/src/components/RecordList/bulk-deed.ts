import type { IconComponent } from '../../icons/icons.tsx';

/** A row that a deed has left as it was. */
export interface LeftRow {
  /** Its key. */
  id: string;
  /** What it is called. */
  name: string;
  /** Why, in a sentence. */
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
  /** Takes it back. */
  undo?: DeedRun | undefined;
}

/** Does something, and tells with how many of the rows so far. */
export type DeedRun = (onProgress: (done: number) => void) => Promise<DeedOutcome>;

/** What can be done with many rows at once. */
export interface BulkDeed {
  /** As a verb: “Zablokuj”. */
  label: string;
  /** Before it. */
  icon: IconComponent;
  /** Asked before it is done: “Odebrać 3 prawa?” */
  question?: ((count: number) => string) | undefined;
  /** What comes of it. */
  description?: string | undefined;
  /** Asked before it is done, which of these. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** Does it with the rows of these keys, with what was chosen. */
  run: (ids: readonly string[], chosen: string, onProgress: (done: number) => void) => Promise<DeedOutcome>;
}

/** Texts of deeds, in the language of the moment. */
export interface BulkLabels {
  /** Names what is measured while a deed is done. */
  running: string;
  /** “18 z 30”. */
  progress: (done: number, count: number) => string;
  /** Over a choice of what is to be done, with how many rows. */
  selected: (count: number) => string;
  /** Does what was chosen. */
  change: string;
  /** Takes a deed back. */
  undo: string;
  /** Over the rows that a deed has left: “2 wiersze pozostały bez zmian”. */
  left: (count: number) => string;
}
