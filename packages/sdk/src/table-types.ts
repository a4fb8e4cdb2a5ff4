import type { Asked, Call, Done, IfMatch, Json, List, Ok, Once, One, Sends } from './call-types.ts';

/** What the types of tables in `entities.ts` and `schema.ts` are made of. */

/** A row as it is saved: some fields must be there, the rest may be left out. */
export type Saved<Row, Required extends keyof Row> = Partial<Row> & Pick<Row, Required>;

/** A field to sort by, alone or with its direction. */
export type Sort<Field extends string> = Field | `${Field},${'asc' | 'desc'}`;

export interface Paging<Field extends string> {
  /** The number of the page, from 0. */
  page?: number;
  /** The number of rows a page: 20 unless told, 200 at most. */
  size?: number;
  /** The first counts most. */
  sort?: Sort<Field> | Sort<Field>[];
}

export interface Search {
  /** The text to look for, every word of it; Polish letters may go without their marks. */
  q?: string;
}

type Value<Row, Field extends keyof Row> = Exclude<Row[Field], null>;

/**
 * What a list is narrowed by: `field`, `field.in`, `field.gte` and its like, each of the field's own type, and
 * `field.null` where it may be null, which asks for rows without a value: alone for only these, beside other filters of
 * the field for these too; `false` leaves them out.
 */
export type Filters<Row, Chosen extends keyof Row, Ranged extends keyof Row, Plain extends keyof Row> = {
  [Field in Chosen | Ranged | Plain]?: Value<Row, Field>;
} & {
  [Field in Chosen as `${Field & string}.in`]?: Value<Row, Field>[];
} & {
  [Field in Ranged as `${Field & string}.${'gte' | 'gt' | 'lte' | 'lt'}`]?: Value<Row, Field>;
} & {
  [Field in Chosen | Ranged | Plain as null extends Row[Field] ? `${Field & string}.null` : never]?: boolean;
};

/** All that the types of a table are made of. */
export interface Described<
  Entity,
  Query,
  Key extends string,
  Draft = never,
  Verbs extends string = never,
  Action extends string = never,
  Picture extends string = never,
> {
  entity: Entity;
  query: Query;
  key: Key;
  draft: Draft;
  /** What else than reading the table offers: `post`, `put`, `delete`. */
  verbs: Verbs;
  /** What can be done with a row beside. */
  action: Action;
  /** The field that names the picture of a row. */
  picture: Picture;
}

/** What became of one row of a batch, or what would become of it. */
export interface BatchResult<Row> {
  /** What became of it; `unchanged` where it was so already. */
  outcome: 'created' | 'changed' | 'unchanged' | 'removed' | 'refused';
  /** The id of the row; null for a new one that was refused. */
  id: string | null;
  /** What it was, where it was there before: the way back. */
  before: Row | null;
  /** What it is now; null where it is gone, or was refused. */
  after: Row | null;
  /** Why it was refused, by field; an empty field means the whole row. */
  errors: { field: string; code: string; message: string }[] | null;
}

/** What is common to the descriptions of all tables. */
interface AnyTable {
  entity: unknown;
  query: unknown;
  draft: unknown;
  verbs: string;
  action: string;
}

interface Rows<T extends AnyTable> {
  get: List<T['entity'], T['query']>;
  post: Sends<Json<T['draft']>, Ok<T['entity']> & { 201: Json<T['entity']> }, Once>;
}

interface Row<T extends AnyTable> {
  get: Call<Ok<T['entity']>, One & { query?: Asked<T['entity']> }>;
  put: Sends<Json<T['draft']>, Ok<T['entity']>, One & IfMatch & Once>;
  delete: Call<Done, One & IfMatch>;
}

interface Batch<T extends AnyTable> {
  post: Sends<
    Json<{
      save?: readonly T['draft'][];
      remove?: readonly string[];
      act?: readonly { row: string; action: T['action']; body?: object }[];
      dryRun?: boolean;
    }>,
    Ok<{ results: BatchResult<T['entity']>[] }>,
    Once
  >;
}

/** The paths of every table: of all its rows, of each of them, and of many at once. */
export type TablePaths<Tables extends { [Name in keyof Tables]: AnyTable }> = {
  [Name in keyof Tables & string as `/${Name}`]: Pick<
    Rows<Tables[Name]>,
    'get' | Extract<Tables[Name]['verbs'], 'post'>
  >;
} & {
  [Name in keyof Tables & string as `/${Name}/{id}`]: Pick<
    Row<Tables[Name]>,
    'get' | Extract<Tables[Name]['verbs'], 'put' | 'delete'>
  >;
} & {
  [Name in keyof Tables & string as 'post' extends Tables[Name]['verbs'] ? `/${Name}/batch` : never]: Batch<
    Tables[Name]
  >;
};
