import type {
  ActionBody,
  ActionName,
  ActionResult,
  Draft,
  Entity,
  Field,
  FieldsOf,
  ListQuery,
  Page,
  Part,
  PartQuery,
  Pictured,
  PictureSize,
  Removable,
  Savable,
  TableName,
} from './contract.ts';
import { randomKey } from './random-key.ts';
import type { BatchResult } from './table-types.ts';

/** What any call can be given. */
export interface CallOptions {
  /** What ends the call when it aborts, with a `ClubApiError` of code `aborted`. */
  signal?: AbortSignal | undefined;
}

/** What a call that changes a row can be given. */
export interface ChangeOptions extends CallOptions {
  /** The version that must still be the current one, or else the call ends with a 412. */
  ifMatch?: number | undefined;
}

/** What a call that makes or changes a row can be given. */
export interface SaveOptions extends ChangeOptions {
  /**
   * The key of what is written: a repeat with the same key within a day does nothing, and gets the first answer.
   * Without it each call has its own, which a new entity or an action keeps when it is sent again after no answer came;
   * a change of a row has one where calls are tried again.
   */
  idempotencyKey?: string | undefined;
}

/**
 * A table that can be read. Every method throws `ClubApiError`. With `fields` the rows have these alone; such a row can
 * be saved where it has what is required: what it lacks keeps its value.
 */
export interface ReadableTable<T extends TableName> {
  /** One page: 20 rows from the first, unless the query says otherwise. */
  list<F extends Field<T>>(query: PartQuery<T, F>, options?: CallOptions): Promise<Page<Part<T, F>>>;
  list(query?: ListQuery<T>, options?: CallOptions): Promise<Page<Entity<T>>>;
  /**
   * Every row that the query matches, from its page on, fetched page by page as they are taken. Once its signal aborts
   * no further row comes, and `break` ends what is being fetched.
   */
  all<F extends Field<T>>(
    query: PartQuery<T, F>,
    options?: CallOptions,
  ): AsyncGenerator<Part<T, F>, void, undefined>;
  all(query?: ListQuery<T>, options?: CallOptions): AsyncGenerator<Entity<T>, void, undefined>;
  /** Fetches one row. @throws {ClubApiError} `not-found` where there is none */
  get<F extends Field<T>>(id: string, options: CallOptions & FieldsOf<F>): Promise<Part<T, F>>;
  get(id: string, options?: CallOptions): Promise<Entity<T>>;
  /** How many rows the query matches: exactly up to 10,000; of more it says that there are more. */
  count(query?: CountQuery<T>, options?: CallOptions): Promise<Count>;
}

/** What rows are counted by: search and filters, since their order and pages make no difference. */
export type CountQuery<T extends TableName> = Omit<ListQuery<T>, 'page' | 'size' | 'sort'>;

/** How many rows there are. */
export type Count = Pick<Page<unknown>['page'], 'totalElements' | 'totalIsExact'>;

/** A table whose rows can be made and changed. */
export interface SavableTable<T extends TableName> {
  /**
   * Changes the entity when it has an id, and creates it when it has none. An optional field that is left out keeps
   * its value, null clears it. A `version` that is sent must be the current one, or else the call ends with a 409.
   *
   * @returns the entity as it is stored now
   */
  save(entity: Draft<T>, options?: SaveOptions): Promise<Entity<T>>;
}

/** What a batch can be given. */
export interface BatchOptions extends CallOptions {
  /** Nothing is stored; the results say what would become of each row. */
  dryRun?: boolean | undefined;
  /** A repeat with the same key within a day does nothing, and gets the first answer. */
  idempotencyKey?: string | undefined;
}

/** What is done with one row of a batch, beside changing and removing it: `{ row, action: 'annul', body: { reason } }`. */
export type BatchAct<T extends TableName> = {
  [A in ActionName<T>]: { row: string; action: A } & (undefined extends ActionBody<T, A>
    ? { body?: undefined }
    : { body: ActionBody<T, A> });
}[ActionName<T>];

/** A table whose rows can be written many at once. */
export interface BatchTable<T extends TableName> {
  /**
   * Saves and removes up to 5,000 rows at once, and does with rows what the table offers beside: all of it, or nothing.
   * One with an id is changed, one without is made.
   *
   * @returns a result for each row, those saved first, then those removed, in their order
   * @throws {ClubApiError} `validation-failed` when a row is refused; its `fields` are named by their place,
   *   `save.17.email`. With `dryRun` it throws for none: each result says its own.
   */
  batch(
    rows: { save?: readonly Draft<T>[]; remove?: readonly string[]; act?: readonly BatchAct<T>[] },
    options?: BatchOptions,
  ): Promise<BatchResult<Entity<T>>[]>;
}

/** A table whose rows can be removed. */
export interface RemovableTable {
  /** Removes one row. @throws {ClubApiError} also where something else still needs it */
  remove(id: string, options?: ChangeOptions): Promise<void>;
}

/** What stands behind the id and the name of an action: what it takes with it, where it takes anything. */
type ActionArguments<Body> = undefined extends Body
  ? [body?: undefined, options?: SaveOptions]
  : [body: Body, options?: SaveOptions];

/** A table whose rows can be acted upon. */
export interface ActingTable<T extends TableName> {
  /**
   * Does with a row what its table offers beside changing and removing it: `act(id, 'cancel', { reason })`.
   *
   * @param action the last step of its path, `POST /{table}/{id}/{action}`
   * @returns what the server answers: the row as it is now, mostly
   */
  act<A extends ActionName<T>>(
    id: string,
    action: A,
    ...rest: ActionArguments<ActionBody<T, A>>
  ): Promise<ActionResult<T, A>>;
}

/** A table whose rows may have a picture. */
export interface PicturedTable<T extends TableName> {
  /**
   * Gives a row another picture: a JPEG, PNG or WebP file of up to 10 MB. The server turns it upright, cuts a person's
   * to a square, makes it smaller, and drops what the camera wrote into it.
   *
   * @returns the row as it is now; its `picture`, or `cover`, names the picture by its content
   */
  setPicture(id: string, picture: Blob, options?: CallOptions): Promise<Entity<T>>;
  /** Takes the picture of a row away. @returns the row as it is now */
  removePicture(id: string, options?: CallOptions): Promise<Entity<T>>;
  /**
   * Where a picture is: a path for `club.download`. What is there never changes.
   *
   * @param picture as the row names it
   */
  picturePath(id: string, picture: string, size: PictureSize<T>): `/${string}`;
}

/** What can be done with a table; saving, removing and acting only where the server offers it. */
export type Table<T extends TableName> = ReadableTable<T> &
  (Savable<T> extends true ? SavableTable<T> & BatchTable<T> : unknown) &
  (Removable<T> extends true ? RemovableTable : unknown) &
  ([ActionName<T>] extends [never] ? unknown : ActingTable<T>) &
  (Pictured<T> extends true ? PicturedTable<T> : unknown);

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a call and gives its data. Which path takes what is for the types above to say. */
export type Send = (verb: Verb, path: string, init: object) => Promise<unknown>;

/** The server's largest page: fewest calls. */
const SIZE_OF_ALL = 200;

type Act = (id: string, action: string, body?: object, options?: SaveOptions) => Promise<unknown>;

/** How a table is read, whether some fields are asked for or all: which rows come of that, the types above say. */
interface ReadableAtAll<T extends TableName> {
  list(query?: object, options?: CallOptions): Promise<Page<Entity<T>>>;
  all(query?: object, options?: CallOptions): AsyncGenerator<Entity<T>, void, undefined>;
  get(id: string, options?: CallOptions & Partial<FieldsOf<string>>): Promise<Entity<T>>;
  count(query?: object, options?: CallOptions): Promise<Count>;
}

interface HalPage<Row> {
  _embedded: { results: Row[] };
  _links: Page<Row>['links'];
  page: Page<Row>['page'];
}

interface BatchAnswer<Row> {
  results: BatchResult<Row>[];
}

/** @param unanswered the keys of what was sent and not answered, by its content */
export function createTable<T extends TableName>(
  table: T,
  send: Send,
  unanswered: Map<string, string[]>,
): Table<T> {
  type Row = Entity<T>;
  const path = `/${table}`;
  const one = `${path}/{id}`;
  const tag = (version: number | undefined) => ({
    'if-match': version === undefined ? undefined : `"${version}"`,
  });

  async function readPage(init: object): Promise<Page<Row>> {
    const read = ({ _embedded, _links, page }: HalPage<Row>) => ({
      results: [..._embedded.results],
      page,
      links: _links,
    });
    return (await send('GET', path, { ...init, read })) as Page<Row>;
  }

  /** A POST under a key: sent again because nobody knows whether it was heard, it is done once. */
  async function post(
    to: string,
    path: object,
    body: unknown,
    options: SaveOptions,
    read?: (answer: BatchAnswer<Row>) => unknown,
  ): Promise<unknown> {
    const content = JSON.stringify([to, path, body]);
    const keys = unanswered.get(content) ?? [];
    const key = options.idempotencyKey ?? keys.shift() ?? randomKey();
    if (keys.length === 0) unanswered.delete(content);
    try {
      const params = { path, header: { 'idempotency-key': key, ...tag(options.ifMatch) } };
      return await send('POST', to, { params, body, signal: options.signal, read });
    } catch (error) {
      const { status } = error as { status?: number | null };
      if (status === null || (status !== undefined && status >= 500))
        unanswered.set(content, [...(unanswered.get(content) ?? []), key]);
      throw error;
    }
  }

  const complete: ReadableAtAll<T> &
    SavableTable<T> &
    BatchTable<T> &
    RemovableTable &
    PicturedTable<T> &
    Record<'act', Act> = {
    list: (query, { signal } = {}) => readPage({ params: { query }, signal }),

    async *all(query, { signal } = {}) {
      let page = await readPage({ params: { query: { size: SIZE_OF_ALL, ...query } }, signal });
      for (;;) {
        for (const row of page.results) {
          // Nothing is asked any more: it ends as any call does that nobody wants.
          if (signal?.aborted) await readPage({ signal });
          yield row;
        }
        const next = page.links.next?.href;
        if (next === undefined) return;
        // Its query only: before a proxy the server may stand at another path than it knows.
        const search = next.slice(next.indexOf('?') + 1);
        page = await readPage({ querySerializer: () => search, signal });
      }
    },

    get: async (id, { fields, signal } = {}) =>
      (await send('GET', one, { params: { path: { id }, query: { fields } }, signal })) as Row,

    count: async (query, options) => (await complete.list({ ...query, size: 1 }, options)).page,

    async save(entity, options = {}) {
      const { id } = entity;
      if (!id) return (await post(path, {}, entity, options)) as Row;
      const header = { 'idempotency-key': options.idempotencyKey, ...tag(options.ifMatch) };
      const params = { path: { id }, header };
      return (await send('PUT', one, { params, body: entity, signal: options.signal })) as Row;
    },

    async batch(rows, { dryRun, ...options } = {}) {
      const body = { ...rows, ...(dryRun && { dryRun }) };
      const read = ({ results }: BatchAnswer<Row>) => [...results];
      return (await post(`${path}/batch`, {}, body, options, read)) as BatchResult<Row>[];
    },

    async remove(id, { ifMatch, signal } = {}) {
      await send('DELETE', one, { params: { path: { id }, header: tag(ifMatch) }, signal });
    },

    setPicture: (id, picture, { signal } = {}) =>
      send('PUT', `${one}/picture`, {
        params: { path: { id } },
        body: picture,
        bodySerializer: (body: Blob) => body,
        headers: { 'content-type': picture.type },
        signal,
      }) as Promise<Row>,

    removePicture: (id, { signal } = {}) =>
      send('DELETE', `${one}/picture`, { params: { path: { id } }, signal }) as Promise<Row>,

    picturePath: (id, picture, size) => `/${table}/${id}/picture/${picture}?size=${size}`,

    act: (id, action, body, options = {}) => post(`${one}/${action}`, { id }, body, options),
  };
  return complete as unknown as Table<T>;
}
