import { type Column, getTableColumns } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type TSchema, Type } from 'typebox';
import type { Config } from '../config.ts';
import { folded } from '../database/columns.ts';
import type { Granted, Right } from '../rights/rights.ts';
import type { Caller } from '../session/password.ts';
import type { Viewer } from '../session/viewer.ts';
import type { Change } from './changes.ts';
import { instant, nullable } from './fields.ts';
import { rowLinks } from './links.ts';
import { type PictureShape, pictureShapes } from './picture-shapes.ts';
import type { TableServices } from './services.ts';

export type Row = Record<string, unknown>;

/** Who writes, when, and through which connection. */
export interface Writer {
  readonly viewer: Viewer;
  readonly client: Pick<PoolClient, 'query'>;
  readonly now: Date;
  /** Takes note of each row that was written; whoever listens hears of it when it is stored. */
  changed(change: Change): void;
  /** What rows keep, and is no longer true; it is put right before the transaction ends. */
  readonly outdated: Outdated;
}

/** What the rules of a table may use while a write is under way. All of it happens in one transaction. */
export interface WriteContext extends Writer {
  readonly client: PoolClient;
  readonly tx: NodePgDatabase;
  readonly config: Config;
}

/** Something that can be done with one row, beside the verbs of every table: `POST /{table}/{id}/{name}`. */
export interface RowAction<T extends Row = Row> {
  summary: string;
  /** `{name}{Entity}` unless told: `cancelTraining`. */
  operationId?: string;
  description?: string;
  /** What has to be said with it, by field. */
  body?: Record<string, TSchema>;
  /** Who may do it; who may write the table unless told. */
  right?: Right;
  /** Who has no such right may do it with rows of their own. */
  own?: true;
  /**
   * The values that the row takes on, or null when it is already as it should be.
   *
   * @throws {Problem} that says why it can't be done
   */
  change(context: WriteContext, current: T, body: Row): Promise<Partial<T> | null> | Partial<T> | null;
  /** What follows from it, in the same transaction. */
  after?(context: WriteContext, row: T, previous: T, body: Row): Promise<void>;
}

/**
 * What holds beyond a field's own bounds. Each hook may throw a Problem, and then nothing is stored.
 * `values` has the columns to be written, `beside` what was sent beside them, `current` the row as it stands (locked).
 */
export interface Rules<T extends Row = Row> {
  /** Takes a lock before any row is read or locked: where a rule looks at more than the row itself. */
  lock?(context: WriteContext, id: string | null, values: Partial<T>): Promise<void>;
  beforeInsert?(context: WriteContext, values: Partial<T>, beside: Row): Promise<Partial<T>> | Partial<T>;
  afterInsert?(context: WriteContext, row: T, beside: Row): Promise<void>;
  beforeUpdate?(
    context: WriteContext,
    values: Partial<T>,
    current: T,
    beside: Row,
  ): Promise<Partial<T>> | Partial<T>;
  afterUpdate?(context: WriteContext, row: T, previous: T): Promise<void>;
  /** @throws {Problem} when the row has to stay. It writes nothing: of several rows all are asked about first. */
  refuseRemoval?(context: WriteContext, current: T): Promise<void>;
  beforeRemove?(context: WriteContext, current: T): Promise<void>;
  afterRemove?(context: WriteContext, removed: T): Promise<void>;
}

/** How many rows are few: all of them are read in a millisecond. */
export const FEW = 1_000;

/** What the address of a list takes beside its filters; no field may be called so. */
export const listParameters = ['page', 'size', 'sort', 'q', 'after', 'fields'] as const;

/** The row of another table that a reference leads to. */
export interface Lookup {
  table: string;
  /** What SQL calls that row. */
  as: string;
  /** The column of `t` that holds its id. */
  by: string;
}

/** A lookup, and whether every row has one: then PostgreSQL may begin with either of the two. */
export interface Joined extends Lookup {
  isAlways: boolean;
}

export interface Derived {
  schema: TSchema;
  /** SQL over the row, which is called `t`, and over the rows it looks up. What takes a query of its own is `kept`. */
  sql: string;
  /** The column of each row it looks up in which it stands as it is searched (`database/columns.ts`); unless told it is folded row by row. */
  searched?: string;
  via?: readonly Lookup[];
  /**
   * Whether lists are ordered by it. In a table of few rows they are unless told; in another only where told, since an
   * index of the rows it looks up has their order, and one of this table finds its rows by theirs.
   */
  orders?: boolean;
  /** Whether lists are narrowed by it. In a table of few rows they are unless told; in another only where told, since an index has it. */
  narrows?: boolean;
}

/**
 * Values that are worked out from rows of other tables, and stored with the row, so that a list can be ordered and
 * narrowed by them. Nobody writes them: the door puts them right when it has written what they follow from.
 */
export interface Kept {
  fields: Record<string, TSchema>;
  /** SQL of one row with these fields, over the row that keeps them, which is called `t`. */
  sql: string;
  follows: readonly Followed[];
}

/** The writes that a kept value follows. */
export type Followed = {
  table: PgTable;
  /** The fields that matter. */
  fields: readonly string[];
} & (
  | { /** The field of a written row that holds the id of the row that keeps the value. */ keeper: string }
  | {
      /** SQL of the ids of the rows that keep the value, over `written`: the changed rows as they were and as they are. */
      keepers: string;
      /** Rows that are made or removed matter too. */
      made?: true;
    }
);

/** The rows that keep something that is no longer true, by what it is. */
export type Outdated = Map<Kept, { keeper: TableDefinition; ids: Set<string> }>;

export interface TableOptions<T extends Row = Row> {
  /** The name on the wire: `/api/{name}`. */
  name: string;
  /** The name of the entity in rights and in the contract. */
  entity: string;
  description: string;
  /** What the groups of a new club may do with it; administrators may do everything, others nothing unless told. */
  granted?: Granted;
  table: PgTable;
  /** What a client may write. Whether a field is required, and may be null, follows from its column. */
  fields: Record<string, TSchema>;
  /** What a client may send beside the columns it writes; it goes to the rules. */
  sentBeside?: Record<string, TSchema>;
  /**
   * Works out what takes long of new rows before their transaction begins, which would hold a connection meanwhile.
   *
   * @param sent as they came: those of a batch are not checked yet
   * @returns what joins the values sent beside a row's columns
   */
  prepare?(sent: readonly Row[], caller: Caller): Promise<ReadonlyMap<Row, Row>>;
  /** A POST whose values in these fields are a row's already changes that row, and answers 200. */
  naturalKey?: readonly string[];
  /** Columns that only the server writes. */
  readOnly?: Record<string, TSchema>;
  /** The picture that its rows may have. */
  pictured?: Pictured;
  /** Columns that never leave the server. */
  hidden?: readonly string[];
  /** Values worked out from other tables as those are written, stored beside the row's own. */
  kept?: readonly Kept[];
  /** Values worked out from other tables as they are asked for, sent beside the row's own. */
  derived?: Record<string, Derived>;
  /** Fields that `q` looks into. */
  search?: readonly string[];
  /** Texts that `q` looks into too, and that no answer has: what a row is called in another language. */
  otherNames?: readonly Pick<Derived, 'sql' | 'via'>[];
  /** Order of a list that names none. */
  sort?: readonly `${string},${'asc' | 'desc'}`[];
  /**
   * Whether a club has no more than `FEW` of them however long it lives, so that a list may go through them all. Lists
   * of any other table are narrowed only by what an index begins with, and ordered only by what an index has before the
   * id, or as they are unless told.
   */
  few?: true;
  /** SQL that is true of a row that belongs to the viewer; `:viewer` stands for their user id, `:today` for the club's day. */
  own?: string;
  /** SQL that is true of a row that everybody signed in may read. */
  published?: string;
  /** SQL that is true of a row that exists for everybody's purposes; other rows are invisible. */
  visible?: string;
  /**
   * Whether a row is its owner's alone, and nobody else's whatever rights they hold: there is no right to such a table, and
   * the log, which others read, has none of its writes.
   */
  isPrivate?: true;
  /** Verbs that this table does not have. */
  without?: readonly ('create' | 'update' | 'remove')[];
  /**
   * Lets a viewer without the Write right write what is theirs: throws a 403 Problem for all else.
   * On an insert `current` is null.
   */
  writeOwn?(
    context: WriteContext,
    verb: 'create' | 'update' | 'remove',
    values: Partial<T>,
    current: T | null,
  ): Promise<void>;
  rules?: Rules<T>;
  /** What can be done with one row, by the last step of its path. */
  actions?: Record<string, RowAction<T>>;
  /** The fields that name a row to a person, in their order; the first that is searched unless told. */
  title?: readonly string[];
}

/** The picture that a row may have. */
export interface Pictured {
  /** The column that names it by its content, for as long as it is there. */
  field: string;
  shape: PictureShape;
  /** Whose the row is may change it without the right to write the table. */
  own?: true;
  /** SQL that is true of a row whose picture everybody signed in may see, though not the row. */
  published?: string;
}

/** Registers a call of a table's own, beside those of every table. */
export type TableCall = (app: FastifyInstance, services: TableServices) => void;

/** What a folder of `tables/` adds to the server. */
export interface TableModule {
  table: TableDefinition;
  calls?: readonly TableCall[];
}

export interface FieldInfo {
  schema: TSchema;
  /** SQL of the value by itself; the row is called `t`. */
  sql: string;
  /** SQL of the value where the rows that it looks up are joined. */
  joined: string;
  /** The same as it is searched. */
  folded: string;
  /** The column of the rows that it looks up in which that stands. */
  searched?: string | undefined;
  via: readonly Joined[];
  nullable: boolean;
  /** Whether a list can be narrowed by it. */
  narrows: boolean;
  /** Whether a list can be ordered by it. */
  orders: boolean;
  /** The column; there is none for a derived value. */
  column?: Column;
}

/** A table's options with all that follows from them, worked out once. */
export interface TableDefinition extends TableOptions {
  title: readonly string[];
  /** The quoted name for SQL. */
  relation: string;
  /** Every field of an answer, in its order. */
  readable: ReadonlyMap<string, FieldInfo>;
  /** Every field a client may write. */
  writable: ReadonlyMap<string, FieldInfo>;
  /** All that `q` looks into. */
  searched: readonly FieldInfo[];
  /** `t."first_name" as "firstName", …`, for a statement over `t` alone. */
  selection: string;
  /** The same where every row that a field looks up is joined. */
  joinedSelection: string;
  /** Joins every row that a field looks up. */
  joins: string;
  readSchema: TSchema;
  writeSchema: TSchema;
}

/**
 * @throws when a column is neither a field, read-only nor hidden: nothing reaches the wire, and nothing
 * stays off it, by oversight; when a private table says not whose its rows are, or opens them to others; when a field's filter would be taken for another parameter of the list; and when a
 * derived value takes a query of its own for each row.
 */
export function defineTable<T extends Row = Row>(options: TableOptions<T>): TableDefinition {
  const columns = getTableColumns(options.table);
  const indexed = indexedColumns(options);
  const always = new Set(Object.values(columns).flatMap(({ name, notNull }) => (notNull ? [name] : [])));
  const columnInfo = (name: string, schema: TSchema): FieldInfo => {
    const column = columns[name];
    if (!column) throw new Error(`${options.name}.${name} is no column.`);
    const isNullable = !column.notNull;
    const sql = `t.${quote(column.name)}`;
    return {
      schema: isNullable ? nullable(schema) : schema,
      sql,
      joined: sql,
      folded: folded(sql),
      via: [],
      nullable: isNullable,
      narrows: options.few === true || indexed.has(column.name),
      orders: isOrderable(schema) && (options.few === true || indexed.get(column.name)?.orders === true),
      column,
    };
  };
  const infos = (schemas: Record<string, TSchema>) =>
    Object.entries(schemas).map(([name, schema]) => [name, columnInfo(name, schema)] as const);

  const writable = new Map(infos(options.fields));
  const readable = new Map<string, FieldInfo>([
    ['id', columnInfo('id', id)],
    ...writable,
    ...infos(options.readOnly ?? {}),
    ...infos(options.pictured ? { [options.pictured.field]: pictureName(options.pictured) } : {}),
    ...(options.kept ?? []).flatMap(({ fields }) => infos(fields)),
    ...Object.entries(options.derived ?? {}).map(
      ([name, derived]) => [name, derivedInfo(derived, always, options.few)] as const,
    ),
    ...infos(timesAndVersion),
  ]);
  // What is searched repeats what other columns say.
  const hidden = [
    ...(options.hidden ?? []),
    ...['searchText', 'searchWords', 'nameText'].filter((name) => name in columns),
  ];
  const unclassified = Object.keys(columns).filter((name) => !readable.has(name) && !hidden.includes(name));
  if (unclassified.length > 0)
    throw new Error(`${options.name}: say of ${unclassified.join(', ')} who may write and see it.`);

  const { isPrivate, own, published, granted } = options;
  if (isPrivate && (!own || published || granted))
    throw new Error(
      `${options.name}: what is private is somebody's own, and granted and published to nobody.`,
    );

  const taken = [...readable.keys()].filter(
    (name) => name.includes('.') || (listParameters as readonly string[]).includes(name),
  );
  if (taken.length > 0)
    throw new Error(
      `${options.name}: no field can be called ${taken.join(', ')}, since a list is asked for by ${listParameters.join(', ')} and field.comparison.`,
    );

  const queries = Object.entries(options.derived ?? {}).filter(([, { sql }]) => /\bselect\b/i.test(sql));
  if (queries.length > 0)
    throw new Error(
      `${options.name}: ${queries.map(([name]) => name).join(', ')} would take a query for each row of a list; keep it (\`kept\`).`,
    );

  const required = [...writable]
    .filter(([, { column }]) => column?.notNull && !column.hasDefault)
    .map(([name]) => name);
  const readOnly = Object.fromEntries(
    [...readable]
      .filter(([name]) => !writable.has(name))
      .map(([name, { schema }]) => [name, serverOwned(schema)]),
  );
  const title = options.title ?? options.search?.slice(0, 1) ?? [];
  const definition: TableDefinition = {
    ...(options as unknown as TableOptions),
    title,
    hidden,
    relation: quote(getTableConfig(options.table).name),
    readable,
    writable,
    searched: [
      ...(options.search ?? []).flatMap((name) => readable.get(name) ?? []),
      ...(options.otherNames ?? []).map((called) =>
        derivedInfo({ schema: Type.String(), ...called }, always),
      ),
    ],
    selection: [...readable].map(([name, { sql }]) => `${sql} as ${quote(name)}`).join(', '),
    joinedSelection: [...readable].map(([name, { joined }]) => `${joined} as ${quote(name)}`).join(', '),
    joins: joins([...readable.values()].flatMap(({ via }) => via)),
    readSchema: Type.Unsafe({
      $id: options.entity,
      description: options.description,
      'x-table': {
        name: options.name,
        title,
        search: options.search ?? [],
        sort: options.sort ?? [],
        keys: keysOf(options.table, writable),
      },
      type: 'object',
      additionalProperties: false,
      required: [...readable.keys()],
      properties: {
        ...Object.fromEntries([...readable].map(([name, { schema }]) => [name, schema])),
        _links: rowLinks,
      },
    }),
    writeSchema: Type.Unsafe({
      $id: `${options.entity}Write`,
      description: `${options.description} As it is written: what was read may be sent back as it is. Read-only fields are accepted and ignored.`,
      type: 'object',
      additionalProperties: false,
      required,
      properties: {
        ...Object.fromEntries(
          [...writable].map(([name, { schema, column }]) => [name, asWritten(schema, column)]),
        ),
        ...readOnly,
        ...options.sentBeside,
        id: Type.String({
          format: 'uuid',
          description: 'The id in the address. A new row is given one of its own.',
        }),
        version: Type.Integer({
          minimum: 1,
          description:
            'The one that was read, or else the answer is 409. Without it and without `If-Match` the named fields are changed, whatever became of the row meanwhile.',
        }),
        _links: serverOwned(rowLinks),
      },
    }),
  };
  defined.set(options.table, definition);
  for (const kept of definition.kept ?? [])
    for (const followed of kept.follows)
      followers.set(followed.table, [...followersOf(followed), { keeper: definition, kept, followed }]);
  return definition;
}

/** What every entity carries (domain.md, first paragraph), before its own fields and behind them. */
const { id, ...timesAndVersion } = {
  id: Type.String({ format: 'uuid', description: 'The id that the server gave it.' }),
  createdAt: instant({ description: 'When the row was made.' }),
  updatedAt: instant({ description: 'When it was last changed.' }),
  version: Type.Integer({ minimum: 1, description: 'The number that each change raises by one.' }),
};

const pictureName = ({ shape }: Pictured): TSchema =>
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    'x-picture': pictureShapes[shape].sizes,
    description: 'The picture’s SHA-256, the last step of its address.',
  });

const defined = new Map<PgTable, TableDefinition>();

/** A table that keeps something of another's rows. */
interface Follower {
  keeper: TableDefinition;
  kept: Kept;
  followed: Followed;
}

const followers = new Map<PgTable, readonly Follower[]>();

/** What is kept of a table's rows, by those that were defined so far. */
export const followersOf = ({ table }: { table: PgTable }): readonly Follower[] => followers.get(table) ?? [];

/** @throws when the table was not defined: its module was never imported. */
export function definitionOf(table: PgTable): TableDefinition {
  const definition = defined.get(table);
  if (!definition) throw new Error(`${getTableConfig(table).name} was never defined.`);
  return definition;
}

/** Every table that was defined so far. */
export const definitions = (): Iterable<TableDefinition> => defined.values();

function derivedInfo(derived: Derived, always: ReadonlySet<string>, few = false): FieldInfo {
  const { schema, sql, searched, via: lookups = [], orders = few, narrows = few } = derived;
  const via = lookups.map((lookup) => ({ ...lookup, isAlways: always.has(lookup.by) }));
  const alone = via.length > 0 ? `select ${sql} from (select) as alone ${joins(via)}` : sql;
  return {
    schema: Type.Unsafe({ ...foundElsewhere(sql, lookups), ...schema }),
    sql: `(${alone})`,
    joined: via.length > 0 ? sql : `(${sql})`,
    folded: folded(sql),
    searched,
    via,
    nullable: true,
    narrows,
    orders: orders && isOrderable(schema),
  };
}

/** What stands in another row is explained there: the name of the workplace. */
function foundElsewhere(sql: string, [lookup]: readonly Lookup[]): { description?: string } {
  const columns = sql.split(` || ' ' || `).map((part) => /^(\w+)\.(\w+)$/.exec(part) ?? []);
  if (!lookup || columns.some(([, as]) => as !== lookup.as)) return {};
  const fields = columns.map(([, , column = '']) => `\`${fieldName(lookup.by)}.${fieldName(column)}\``);
  return { description: `The ${fields.join(' and ')}.` };
}

const fieldName = (column: string): string => column.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());

/** Nobody orders by what is long, and a cursor has no room for it: descriptions, notes, answers; nor by lists, nor by the ids of others. */
function isOrderable(schema: TSchema): boolean {
  const { type, format, enum: choices, maxLength = Infinity, ...rest } = schema as Record<string, unknown>;
  const types = [type].flat();
  const isText = types.includes('string') && !format && !choices && !('x-format' in rest);
  return (
    !('x-reference' in rest) &&
    !types.includes('object') &&
    !types.includes('array') &&
    !(isText && Number(maxLength) > 255)
  );
}

/** Each row that is looked up, once. */
export function joins(lookups: Iterable<Joined>): string {
  const texts = [...lookups].map(
    ({ table, as, by, isAlways }) =>
      `${isAlways ? '' : 'left '}join ${quote(table)} ${as} on ${as}.id = t.${quote(by)}`,
  );
  return [...new Set(texts)].join(' ');
}

/**
 * The indexed columns, by the column that the index begins with: whether an index, a key or a unique constraint also
 * orders rows by it, with the id after it, or after what else the table is ordered by unless told.
 */
function indexedColumns({
  table,
  sort = [],
}: Pick<TableOptions, 'table' | 'sort'>): ReadonlyMap<string, { orders: boolean }> {
  const { columns, indexes, uniqueConstraints } = getTableConfig(table);
  const fields = getTableColumns(table);
  const unlessTold = [...sort.map((order) => fields[order.split(',')[0] ?? '']?.name), 'id'].join();
  const names = (some: readonly unknown[]) =>
    some.map((column) => (column as { name?: string }).name ?? 'an expression');
  const sets = [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name, 'id']),
    ...uniqueConstraints.map((constraint) => names(constraint.columns)),
    ...indexes.filter(({ config }) => !config.where).map(({ config }) => names(config.columns)),
  ];
  const found = new Map<string, { orders: boolean }>();
  for (const names of sets) {
    const [first = '', second] = names;
    const orders = second === 'id' || `${names.join()},`.startsWith(`${unlessTold},`);
    found.set(first, { orders: orders || found.get(first)?.orders === true });
  }
  return found;
}

/** The fields of which no two rows have all in common, where a client writes each of them. */
function keysOf(table: PgTable, writable: ReadonlyMap<string, FieldInfo>): string[][] {
  const fieldOf = (name: string) => [...writable].find(([, { column }]) => column?.name === name)?.[0];
  return getTableConfig(table).uniqueConstraints.flatMap(({ columns }) => {
    const fields = columns.map(({ name }) => fieldOf(name));
    return fields.every((field) => field !== undefined) ? [fields] : [];
  });
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A value that is ignored is not checked either: its type and bounds stand in the schema of what is read. */
function serverOwned(schema: TSchema): TSchema {
  const { description = 'A value that the server sets.' } = schema as { description?: string };
  return Type.Unsafe({ description, readOnly: true });
}

/**
 * The schema of a field with what its column says beside: what stands in it unless told, and that no two rows have
 * the same.
 */
const asWritten = (schema: TSchema, column: Column | undefined): TSchema =>
  Type.Unsafe({
    ...schema,
    ...(column?.hasDefault && typeof column.default !== 'object' && { default: column.default }),
    ...(column?.isUnique && { 'x-unique': true }),
  });
