import type { ActionBody, ActionName, Draft, Entity, Savable, SortKey, TableName } from './contract.ts';
import type { FieldRules } from './field-rules.ts';
import type { KnownRight } from './vocabulary.ts';

/** Who may make a call: holders of the right; without it everybody signed in, but for rows of their own only. */
export interface Access {
  /** The right that is asked for. */
  readonly right: KnownRight;
  /** Whether a row of one's own needs no right. */
  readonly orOwn?: true;
}

/** A field that is read, written or both. */
export type FieldName<T extends TableName> = Extract<
  keyof Entity<T> | (Savable<T> extends true ? keyof Draft<T> : never),
  string
>;

type SentField<Body> = Body extends object ? Extract<keyof Body, string> : never;

/** What is known of a table without asking the server: enough to draw its list and its form. */
export interface TableRules<T extends TableName = TableName> {
  /** The name on the wire: `training-series`. */
  readonly name: T;
  /** The name that its rights carry: `TrainingSeries`. */
  readonly entity: string;
  /** The fields that `q` looks into. None: its list takes no `q`. */
  readonly search: readonly FieldName<T>[];
  /** The order of a list that asks for none. */
  readonly sort: readonly SortKey<T>[];
  /** Who may do what. A verb that is absent the table does not have. */
  readonly access: {
    /** `signed-in`: everybody reads rows of their own, and nobody those of others. */
    readonly read: Access | 'signed-in';
    readonly create?: Access;
    readonly update?: Access;
    readonly remove?: Access;
  };
  /** What else can be done with a row, and the rules of what is sent along. */
  readonly actions: {
    readonly [A in ActionName<T>]: {
      readonly access: Access | 'signed-in';
      readonly fields: { readonly [F in SentField<ActionBody<T, A>>]: FieldRules };
    };
  };
  /** Every field: as it is written, or else as it is read, with `readOnly`. */
  readonly fields: { readonly [F in FieldName<T>]: FieldRules };
}
