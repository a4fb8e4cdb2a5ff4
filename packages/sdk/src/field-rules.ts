import type { Unit } from './vocabulary.ts';

/** What a list can be narrowed by: `field`, `field.in`, `field.gte` and its like, `field.null`. */
export type Filter = 'is' | 'in' | 'range' | 'null';

/** What the server demands of one field, and what it offers for it. What is absent is neither. */
export interface FieldRules {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** Must be there, and must not be empty. */
  readonly required?: true;
  /** May be null: that clears it. */
  readonly nullable?: true;
  /** Set by the server; what a client sends is ignored. */
  readonly readOnly?: true;
  /** Sent, and never read. */
  readonly writeOnly?: true;
  /** A list can be ordered by it. */
  readonly sortable?: true;
  readonly filters?: readonly Filter[];
  /** No two rows hold the same: it tells which row is meant. */
  readonly unique?: true;
  /** What its number counts. */
  readonly unit?: Unit;
  /** In characters. */
  readonly minLength?: number;
  /** In characters. */
  readonly maxLength?: number;
  /** A regular expression over the whole text, as its own anchors say. */
  readonly pattern?: string;
  /** What fits the pattern. */
  readonly example?: string;
  /** `date` is YYYY-MM-DD and `time` HH:MM in the club's zone, `date-time` RFC 3339 in UTC; a `password` is shown to nobody. */
  readonly format?: 'date' | 'date-time' | 'time' | 'email' | 'uuid' | 'uri' | 'password';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The only values there are. */
  readonly enum?: readonly (string | number)[];
  /** By what it holds, what an update may make of that, where it is not all there is. */
  readonly steps?: Readonly<Record<string, readonly string[]>>;
  /** The table whose id it holds, or the tables it may be of. */
  readonly reference?: string | readonly string[];
  /** What the server takes when the field is left out. */
  readonly default?: string | number | boolean;
  /** The rules of each entry, for a list. */
  readonly items?: FieldRules;
  /** The rules of each field, for an entity within. */
  readonly fields?: Readonly<Record<string, FieldRules>>;
}
