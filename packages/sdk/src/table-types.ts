import type {
  Answers,
  Asked,
  Call,
  Done,
  Gives,
  IfMatch,
  List,
  Made,
  Media,
  Ok,
  Once,
  One,
  Sends,
  SendsAs,
} from './call-types.ts';

/** What the types of tables in `entities.ts` and `schema.ts` are made of. */

/** A row as it is saved: some fields must be there, the rest may be left out. */
export type Saved<Row, Required extends keyof Row = never> = Partial<Row> & Pick<Row, Required>;

/** A field to sort by, alone or with its direction. */
export type Sort<Field extends string> = Field | `${Field},${'asc' | 'desc'}`;

/** Which page of a list, and in which order. */
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
  -readonly [Field in keyof Pick<Row, Chosen | Ranged | Plain>]?: Value<Row, Field>;
} & {
  [Field in Chosen as `${Field & string}.in`]?: Value<Row, Field>[];
} & {
  [Field in Ranged as `${Field & string}.${'gte' | 'gt' | 'lte' | 'lt'}`]?: Value<Row, Field>;
} & {
  [Field in Chosen | Ranged | Plain as null extends Row[Field] ? `${Field & string}.null` : never]?: boolean;
};

/** What every row tells of its changes. */
export type Changing = 'createdAt' | 'updatedAt' | 'version';

/**
 * What a list is asked by: `Search` where it can be searched, its `id`, and fields that are one of several (`Chosen`), have a
 * range (`Ranged`), or neither (`Plain`). They sort it too, but for those of `…Only`; those of `SortedOnly` do nothing else.
 */
export interface Listed<
  Looked,
  ChosenOnly = never,
  Ranged = never,
  Plain = never,
  Chosen = never,
  PlainOnly = never,
  SortedOnly = never,
  RangedOnly = never,
> {
  search: Looked;
  key: 'id' | Chosen | Ranged | Plain | SortedOnly;
  chosen: 'id' | Chosen | ChosenOnly;
  ranged: Ranged | RangedOnly;
  plain: Plain | PlainOnly;
}

interface AnyList {
  search: unknown;
  key: string;
  chosen: string;
  ranged: string;
  plain: string;
}

/** All that may be done with a table beside reading it. */
export type Every = 'post' | 'put' | 'delete';

/**
 * All that the types of a table are made of: `verbs` is what it offers else than reading, `plain` what can be done with a row
 * beside and takes nothing, `sent` what the actions take that take something, `action` all of them, also those in a way of
 * their own, `picture` the field that names a row's, and `size` that of its sizes.
 */
export interface Described<
  Entity,
  List extends AnyList,
  Draft = never,
  Verbs extends string = [Draft] extends [never] ? never : Every,
  Action extends string = never,
  Sent = object,
  Other extends string = never,
  Picture extends string = never,
  Size extends number = never,
> {
  entity: Entity;
  query: Paging<List['key']> &
    List['search'] &
    Filters<
      Entity,
      List['chosen'] & keyof Entity,
      List['ranged'] & keyof Entity,
      List['plain'] & keyof Entity
    >;
  key: List['key'];
  draft: Draft;
  verbs: Verbs;
  plain: Action;
  sent: Sent;
  action: Action | (keyof Sent & string) | Other;
  picture: Picture;
  size: Size;
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
  plain: string;
  sent: object;
  action: string;
  picture: string;
  size: number;
}

interface Rows<T extends AnyTable> {
  get: List<T['entity'], T['query']>;
  post: Sends<T['draft'], Ok<T['entity']> & Made<T['entity']>, Once>;
}

interface Row<T extends AnyTable> {
  get: Gives<T['entity'], One & { query?: Asked<T['entity']> }>;
  put: Sends<T['draft'], Ok<T['entity']>, One & IfMatch & Once>;
  delete: Call<Done, One & IfMatch>;
}

interface Batch<T extends AnyTable> {
  post: Sends<
    {
      save?: readonly T['draft'][];
      remove?: readonly string[];
      act?: readonly { row: string; action: T['action']; body?: object }[];
      dryRun?: boolean;
    },
    Ok<{ results: BatchResult<T['entity']>[] }>,
    Once
  >;
}

/** The path of the picture of a row. */
interface PictureOf<Entity> {
  put: SendsAs<Media<'image/jpeg' | 'image/png' | 'image/webp', unknown>, Ok<Entity>, One>;
  delete: Gives<Entity, One>;
}

/** The path of what that picture shows, which never changes. */
interface PictureAs<Size> {
  get: Call<
    Answers<200, Media<'image/webp', string>>,
    { path: { id: string; picture: string }; query: { size: Size } }
  >;
}

interface Act<Entity> {
  post: Gives<Entity, One & Once & IfMatch>;
}

interface ActWith<Entity, Body> {
  post: Sends<Body, Ok<Entity>, One & Once & IfMatch>;
}

type AnyTables<Tables> = { [Name in keyof Tables]: AnyTable };

/** The paths of the actions that take something. */
type SentPath<Tables extends AnyTables<Tables>> = {
  [Name in keyof Tables & string]: `/${Name}/{id}/${keyof Tables[Name]['sent'] & string}`;
}[keyof Tables & string];

/** The paths of every table: of all its rows, of each of them, of what is done with one, and of many at once. */
export type TablePaths<Tables extends AnyTables<Tables>> = {
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
} & {
  [Name in keyof Tables & string as `/${Name}/{id}/${Tables[Name]['plain']}`]: Act<Tables[Name]['entity']>;
} & {
  [Path in SentPath<Tables>]: Path extends `/${infer Name extends keyof Tables & string}/{id}/${infer Action}`
    ? ActWith<Tables[Name]['entity'], Tables[Name]['sent'][Action & keyof Tables[Name]['sent']]>
    : never;
} & {
  [Name in keyof Tables & string as [Tables[Name]['picture']] extends [never]
    ? never
    : `/${Name}/{id}/picture`]: PictureOf<Tables[Name]['entity']>;
} & {
  [Name in keyof Tables & string as [Tables[Name]['picture']] extends [never]
    ? never
    : `/${Name}/{id}/picture/{picture}`]: PictureAs<Tables[Name]['size']>;
};
