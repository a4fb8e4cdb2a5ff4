import type { KnownRight } from './known-rights.ts';
import type { components, paths } from './schema.ts';

export type { KnownRight } from './known-rights.ts';

/** How the server says what went wrong (RFC 9457). */
export type Problem = components['schemas']['Problem'];

type Json<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
type Sent<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never;
type Verb<Path, Name extends string> = Path extends keyof paths
  ? Name extends keyof paths[Path]
    ? paths[Path][Name]
    : never
  : never;

interface HalPage {
  _embedded: { results: unknown[] };
  _links: object;
  page: object;
}

/** The name of a table on the wire: `training`, `day-off`, `student-grade`. */
export type TableName = {
  [Path in keyof paths]: Path extends `/${infer Name}/{id}`
    ? Json<Verb<`/${Name}`, 'get'>> extends HalPage
      ? Name
      : never
    : never;
}[keyof paths];

/** An entity as the server gives it. */
export type Entity<T extends TableName> = Json<Verb<`/${T}/{id}`, 'get'>>;

type Body<T extends TableName> = Sent<Verb<`/${T}`, 'post'>> | Sent<Verb<`/${T}/{id}`, 'put'>>;

/**
 * An entity as it is saved: what the server sets may be sent along, and is ignored. Whatever `Entity` has fits, so
 * that what was read can be changed and saved.
 */
export type Draft<T extends TableName> = Omit<Body<T>, 'id'> & { id?: string };

/** Whether a table can be saved into, and whether its rows can be removed. */
export type Savable<T extends TableName> = [Body<T>] extends [never] ? false : true;
export type Removable<T extends TableName> = [Verb<`/${T}/{id}`, 'delete'>] extends [never | undefined]
  ? false
  : true;

/** A table that can be saved into. */
export type SavableTableName = { [T in TableName]: Savable<T> extends true ? T : never }[TableName];

/** What can be done with a row beside changing and removing it: `POST /{table}/{id}/{action}`. */
export type ActionName<T extends TableName> = {
  [Path in keyof paths]: Path extends `/${T}/{id}/${infer Name}`
    ? [Exclude<Verb<Path, 'post'>, undefined>] extends [never]
      ? never
      : Name
    : never;
}[keyof paths];

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;
type RawQuery<T extends TableName> = QueryOf<Verb<`/${T}`, 'get'>>;

/** A field to sort by, alone or with `,asc` or `,desc` after it. */
export type SortKey<T extends TableName> = RawQuery<T> extends { sort?: (infer Key)[] } ? Key : never;

/** Paging, sorting, search and filters of a table: `{ size: 50, sort: 'startsAt,desc', 'startsAt.gte': '…' }`. */
export type ListQuery<T extends TableName> = Omit<RawQuery<T>, 'sort' | 'after'> & {
  /** The first key counts most. */
  sort?: SortKey<T> | SortKey<T>[];
};

/** One page of a table. */
export interface Page<Row> {
  results: Row[];
  page: {
    /** Rows a page. */
    size: number;
    totalElements: number;
    totalPages: number;
    /** Counted from 0. */
    number: number;
  };
  /** Addresses as the server gives them: `self`, `first`, `last`; `next` and `prev` where there are such pages. */
  links: Record<'self' | 'first' | 'last', Link> & Partial<Record<'next' | 'prev', Link>>;
}

export interface Link {
  href: string;
}

type Answer<Path extends keyof paths> = Json<Verb<Path, 'get'>>;

/** Who is signed in. */
export type Whoami = Answer<'/authinfo/whoami'>;
/** Whom the signed-in user acts for: themselves, and the children they are a guardian of. */
export type Owner = Answer<'/authinfo/owner'>;
/** The signed-in user's own row. */
export type Profile = Answer<'/authinfo/profile'>;

/** What a ticket is for. */
export type TicketPurpose = Sent<Verb<'/tickets', 'post'>>['purpose'];

/** The name of a right: `Training:Read`, `Menu:Administration`. A club may hand out others beside the known ones. */
export type Right = KnownRight | (`${string}:${string}` & {});
