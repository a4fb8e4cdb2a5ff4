import type { Draft, Entity, ListQuery, SortKey, TableName } from '@tatami/sdk';

/** A field of a table, as it is read. */
export type FieldOf<T extends TableName> = Extract<keyof Entity<T>, string>;

/** A field of a table that its form may have. */
export type WrittenField<T extends TableName> = Exclude<Extract<keyof Draft<T>, string>, 'id' | 'version'>;

/** A field by which the server orders the rows. */
export type SortField<T extends TableName> = Extract<SortKey<T>, FieldOf<T>>;

/** A field by which the server narrows the rows in some way other than the search. */
export type FilterField<T extends TableName> = {
  [F in FieldOf<T>]: `${F}.in` extends keyof ListQuery<T>
    ? F
    : `${F}.gte` extends keyof ListQuery<T>
      ? F
      : Entity<T>[F] extends boolean | null
        ? F
        : never;
}[FieldOf<T>];

/** The values of an enumeration, or of a flag, as texts. */
export type ChoiceOf<T extends TableName, F extends FieldOf<T>> = Entity<T>[F] extends infer Value
  ? Value extends boolean
    ? `${Value}`
    : Value extends string
      ? string extends Value
        ? never
        : Value
      : never
  : never;
