import type { PageLinks, Problem, TableName, Tables } from './entities.ts';
import type { paths } from './schema.ts';
import type { Sort } from './table-types.ts';
import type { KnownRight } from './vocabulary.ts';

export type { Problem, TableName };

type Verb<Path, Name extends string> = Path extends keyof paths
  ? Name extends keyof paths[Path]
    ? paths[Path][Name]
    : never
  : never;
/** What a call takes as JSON. */
export type Sent<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
type Answered<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses] extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined
  : never;

/** An entity as the server gives it; it has a name too: `Entity<'student'>` is `Student`. */
export type Entity<T extends TableName> = Tables[T]['entity'];

/** A field of an entity, as it is read. */
export type Field<T extends TableName> = keyof Entity<T> & string;

/** A row of which some fields were asked for: `Part<'student', 'id' | 'lastName'>`. */
export type Part<T extends TableName, F extends Field<T>> = Pick<Entity<T>, F>;

/**
 * An entity as it is saved; `Draft<'student'>` is `StudentDraft`. What the server sets may be sent along, and is
 * ignored, so that what was read can be changed and saved.
 */
export type Draft<T extends TableName> = Tables[T]['draft'];

/** Whether a table can be saved into. */
export type Savable<T extends TableName> = [Draft<T>] extends [never] ? false : true;
/** Whether the rows of a table can be removed. */
export type Removable<T extends TableName> = 'delete' extends Tables[T]['verbs'] ? true : false;

/** A table that can be saved into. */
export type SavableTableName = { [T in TableName]: Savable<T> extends true ? T : never }[TableName];

/** A field to sort by, alone or with `,asc` or `,desc` after it. */
export type SortKey<T extends TableName> = Sort<Tables[T]['key']>;

/** The paging, sorting, search and filters of a table: `{ size: 50, sort: 'startsAt,desc', 'startsAt.gte': '…' }`. */
export type ListQuery<T extends TableName> = Tables[T]['query'];

/** What a list is asked for, and which fields of its rows. */
export type PartQuery<T extends TableName, F extends Field<T>> = ListQuery<T> & FieldsOf<F>;

/** Which fields of a row are asked for. */
export interface FieldsOf<F extends string> {
  /** The fields that the answer has, and no others: `['id', 'lastName']`. */
  fields: readonly F[];
}

type ActionPath<T extends TableName, A extends string> = `/${T}/{id}/${A}`;

/** What can be done with a row beside changing and removing it: `POST /{table}/{id}/{action}`. */
export type ActionName<T extends TableName> = Tables[T]['action'];

/** What an action takes with it; undefined when that is nothing. */
export type ActionBody<T extends TableName, A extends ActionName<T>> = [
  Sent<Verb<ActionPath<T, A>, 'post'>>,
] extends [never]
  ? undefined
  : Sent<Verb<ActionPath<T, A>, 'post'>>;

/** What an action answers: the row as it is now, mostly. */
export type ActionResult<T extends TableName, A extends ActionName<T>> = Answered<
  Verb<ActionPath<T, A>, 'post'>
>;

/** The field that names the picture of a row by its content; never, where rows have none. */
export type PictureField<T extends TableName> = Tables[T]['picture'];

/** Whether the rows of a table may have a picture. */
export type Pictured<T extends TableName> = [PictureField<T>] extends [never] ? false : true;

/** A table whose rows may have a picture. */
export type PicturedTableName = { [T in TableName]: Pictured<T> extends true ? T : never }[TableName];

/** The sizes that a table keeps its pictures in, in pixels: the side of a square, or the longer side. */
export type PictureSize<T extends TableName = TableName> = Tables[T]['size'];

/** One page of a table. */
export interface Page<Row> {
  /** The rows of this page, in the order that was asked for. */
  results: Row[];
  /** Which page it is, and of how many. */
  page: {
    /** The number of rows on a page. */
    size: number;
    /** How many rows match, as far as they were counted: 10,000 at most. */
    totalElements: number;
    /** Whether no more rows match than were counted. */
    totalIsExact: boolean;
    /** The number of pages, as far as rows were counted. */
    totalPages: number;
    /** The number of the page, from 0. */
    number: number;
  };
  /** The addresses as the server gives them; `next` and `prev` where there are such pages. */
  links: PageLinks;
}

/** A way to another answer of the server. */
export interface Link {
  /** The address, with its parameters. */
  href: string;
}

type Answer<Path extends keyof paths> = Answered<Verb<Path, 'get'>>;

/** The signed-in user's own row. */
export type Profile = Answer<'/authinfo/profile'>;

/** What a ticket is for. */
export type TicketPurpose = Sent<Verb<'/tickets', 'post'>>['purpose'];

/** The name of a right: `Training:Read`, `Menu:Administration`. A club may hand out others beside the known ones. */
export type Right = KnownRight | (`${string}:${string}` & {});
