/** A value that has words of its own. */
export interface WordedValue {
  /** What a row holds. */
  value: unknown;
  /** All that it may be called, the first as it is shown. */
  words: readonly string[];
}

/** What the cells of a column say, and within which bounds. */
export type CellKind = (
  | {
      type: 'text';
      format?: 'email' | 'link' | undefined;
      most?: number | undefined;
      tidy?: Tidy | undefined;
    }
  | { type: 'number' | 'whole'; least?: number | undefined; most?: number | undefined }
  | { type: 'day' | 'time' }
  | ({ type: 'instant' } & Clock)
  | { type: 'flag' | 'word'; words: readonly WordedValue[] }
  /** Names a row of another table, or of one of several; `few` are the names, where they are few. */
  | { type: 'name'; of: readonly string[]; few?: readonly string[] | undefined }
  | { type: 'several'; each: CellKind }
  /** Values by their names: `Ikkyo = 4; Nikyo = 5`. */
  | ({ type: 'pairs'; key: CellKind; each: CellKind } & Pairing)
) & {
  /** What else is wrong with a value that was read. */
  faultOf?: ((value: unknown) => string | null) | undefined;
};

type Tidy = (text: string) => string;

/** The way between a moment as rows hold it and what people write. */
interface Clock {
  /** The moment of a day at `18:00`, or of a day alone; `null` when there is none. */
  at: (day: string, time: string | undefined) => string | null;
  /** Writes a moment for people: `2026-11-22 18:00`. */
  written: (instant: string) => string;
}

/** A name and its value, as a row holds them. */
export type Pair = readonly [key: unknown, value: unknown];

/** The way between what a row holds by names and its pairs. */
interface Pairing {
  /** The pairs of what a row holds. */
  pairsOf: (held: object) => readonly Pair[];
  /** What a row holds that has these pairs. */
  heldOf: (pairs: readonly Pair[]) => object;
}

/** What a row of a file may have. */
export interface ImportField {
  /** The path of the field in a row: `name`, `guardians.0.name`. */
  id: string;
  /** The name of the column, for people. */
  header: string;
  /** All that it may be called in a file. */
  calledBy: readonly string[];
  /** What its cells say. */
  kind: CellKind;
  /** A row without it is wrong. */
  required?: boolean | undefined;
  /** An empty cell empties it. */
  nullable?: boolean | undefined;
  /** What one might write. */
  example?: string | undefined;
}
