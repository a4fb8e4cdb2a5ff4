import type { Unit } from './vocabulary.ts';

/** What a list can be narrowed by: `field`, `field.in`, `field.gte` and its like, `field.null`. */
export type Filter = 'is' | 'in' | 'range' | 'null';

/** What the server demands of one field, and what it offers for it. What is absent is neither. */
export interface FieldRules {
  /** The JSON type of a value. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** Whether it must be there, and must not be empty. */
  readonly required?: true;
  /** Whether it may be null: that clears it. */
  readonly nullable?: true;
  /** Whether the server sets it; what a client sends is ignored. */
  readonly readOnly?: true;
  /** Whether it is sent, and never read. */
  readonly writeOnly?: true;
  /** A list can be ordered by it. */
  readonly sortable?: true;
  /** The ways in which a list can be narrowed by it. */
  readonly filters?: readonly Filter[];
  /** No two rows hold the same: it tells which row is meant. */
  readonly unique?: true;
  /** What its number counts. */
  readonly unit?: Unit;
  /** The least length in characters. */
  readonly minLength?: number;
  /** The greatest length in characters. */
  readonly maxLength?: number;
  /** A regular expression over the whole text, as its own anchors say. */
  readonly pattern?: string;
  /** What fits the pattern. */
  readonly example?: string;
  /** `date` is YYYY-MM-DD and `time` HH:MM in the club's zone, `date-time` RFC 3339 in UTC; a `password` is shown to nobody. */
  readonly format?: 'date' | 'date-time' | 'time' | 'email' | 'uuid' | 'uri' | 'password';
  /** The least number that is taken. */
  readonly minimum?: number;
  /** The greatest number that is taken. */
  readonly maximum?: number;
  /** The least number of entries of a list. */
  readonly minItems?: number;
  /** The greatest number of entries of a list. */
  readonly maxItems?: number;
  /** The only values there are. */
  readonly enum?: readonly (string | number)[];
  /** What an update may make of each value that it holds, where that is not every other. */
  readonly steps?: Readonly<Record<string, readonly string[]>>;
  /** The table whose id it holds, or the tables it may be of. */
  readonly reference?: string | readonly string[];
  /** The sizes of the picture that it names, in pixels, the smallest first. */
  readonly picture?: readonly number[];
  /** What the server takes when the field is left out. */
  readonly default?: string | number | boolean;
  /** The rules of each entry, for a list. */
  readonly items?: FieldRules;
  /** The rules of the names of its values, for what is held by names that are no fields. */
  readonly keys?: FieldRules;
  /** The rules of each of these values. */
  readonly values?: FieldRules;
  /** The rules of each field, for an entity within. */
  readonly fields?: Readonly<Record<string, FieldRules>>;
}
