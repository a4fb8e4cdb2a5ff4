import { getTableColumns } from 'drizzle-orm';
import { type TSchema, Type } from 'typebox';
import { foldedWord, joined } from '../database/columns.ts';
import { invalid } from '../http/problem.ts';
import { CLOCK_TIME, isDay, isInstant } from '../http/validation.ts';
import { type AskedFields, fieldsParameter } from './asked-fields.ts';
import {
  type FieldInfo,
  type Joined,
  joins,
  listParameters,
  quote,
  type TableDefinition,
} from './definition.ts';
import type { Statement } from './statement.ts';

export const DEFAULT_SIZE = 20;
const LARGEST_SIZE = 200;

export interface ListQuery extends AskedFields {
  page?: number;
  size?: number;
  sort?: string[];
  q?: string;
  after?: string;
  [filter: string]: unknown;
}

const ranges = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;
const operators = { is: '=', ...ranges } as const;

/** The query of a table's list: paging, sorting, search and a filter for each field, by its type. */
export function listQuerySchema(definition: TableDefinition): TSchema {
  const properties: Record<string, TSchema> = {
    page: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'The number of the page, from 0.' }),
    size: Type.Integer({
      minimum: 1,
      maximum: LARGEST_SIZE,
      description: `Rows a page, ${DEFAULT_SIZE} unless told.`,
    }),
    sort: Type.Array(
      Type.Unsafe({
        type: 'string',
        enum: sortable(definition).flatMap((name) => [name, `${name},asc`, `${name},desc`]),
      }),
      { maxItems: 5, description: '`field`, `field,asc` or `field,desc`; the first counts most.' },
    ),
    after: Type.String({
      maxLength: 10_000,
      description: 'Where the page before ended, in the same order; taken from `_links.next`.',
    }),
    fields: fieldsParameter(definition),
  };
  if (definition.search)
    properties.q = Type.String({
      maxLength: 100,
      description:
        'Text to look for, in which Polish letters may go without their marks. One letter alone leaves out nothing.',
    });
  for (const [name, { schema, narrows }] of definition.readable) {
    if (!narrows) continue;
    const plain = schema as Plain;
    const type = Array.isArray(plain.type) ? plain.type[0] : plain.type;
    if (plain.type?.includes('null')) properties[`${name}.null`] = withoutValue;
    if (!type || type === 'object' || type === 'array') continue;
    const value = valueSchema(plain, type);
    properties[name] = value;
    if (type === 'string' && (plain.enum || plain.format === 'uuid' || plain['x-codes'])) {
      properties[`${name}.in`] = Type.Array(value, {
        minItems: 1,
        maxItems: 200,
        description: 'Any of these, commas between.',
      });
    }
    if (type === 'integer' || type === 'number' || plain.format === 'date' || plain.format === 'date-time') {
      for (const comparison of Object.keys(ranges)) properties[`${name}.${comparison}`] = value;
    }
  }
  return Type.Unsafe({ type: 'object', additionalProperties: false, properties });
}

interface Plain {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  'x-codes'?: boolean;
}

const withoutValue = Type.Boolean({
  description:
    'Rows without a value: `false` leaves them out. `true` leaves only them, or adds them to what the other filters of this field let through.',
});

/** A filter asks for a value of the field's type; bounds of what may be stored do not limit what may be asked. */
function valueSchema(plain: Plain, type: string): TSchema {
  if (type === 'integer') return Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
  return Type.Unsafe({
    type,
    ...(plain.format && plain.format !== 'email' && { format: plain.format }),
    ...(plain.enum && { enum: plain.enum.filter((choice) => choice !== null) }),
    ...(isClockTime(plain)
      ? { pattern: CLOCK_TIME }
      : type === 'string' && !plain.format && !plain.enum && { maxLength: 500 }),
  });
}

const isClockTime = ({ pattern }: { pattern?: unknown }): boolean => pattern === CLOCK_TIME;

/** Commas stand between the values of `field.in`. */
export function splitLists(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if (name.endsWith('.in')) query[name] = [value].flat().flatMap((text) => String(text).split(','));
  }
}

/** SQL conditions, and the rows that have to be joined for them. */
export interface Narrowing {
  conditions: string[];
  via: readonly Joined[];
  /** Queries that the conditions look into by their names: `with …` before the statement. */
  given: string[];
}

/** The WHERE conditions that the query asks for. */
export function narrowing(definition: TableDefinition, query: ListQuery, statement: Statement): Narrowing {
  const filtered = new Map<FieldInfo, { comparisons: string[]; isNull?: unknown }>();
  for (const [parameter, value] of Object.entries(query)) {
    if (value === undefined || (listParameters as readonly string[]).includes(parameter)) continue;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw invalid({ field: parameter, code: 'bad-character' });
    }
    const [name = '', comparison = 'is'] = parameter.split('.');
    const field = definition.readable.get(name);
    if (!field) continue;
    const asked = filtered.get(field) ?? { comparisons: [] };
    filtered.set(field, asked);
    if (comparison === 'null') asked.isNull = value;
    else if (comparison === 'in') asked.comparisons.push(`${field.joined} = any(${statement.bind(value)})`);
    // A flag that is worked out is asked for as it is written, so that an index of a part of the table may have it.
    else if (!field.column && typeof value === 'boolean')
      asked.comparisons.push(value ? field.joined : `not ${field.joined}`);
    else
      asked.comparisons.push(
        `${field.joined} ${operators[comparison as keyof typeof operators]} ${statement.bind(value)}`,
      );
  }
  const conditions = [...filtered].map(([{ joined }, { comparisons, isNull }]) => {
    if (isNull === undefined) return comparisons.join(' and ');
    if (!isNull) return [...comparisons, `${joined} is not null`].join(' and ');
    return comparisons.length > 0
      ? `(${joined} is null or ${comparisons.join(' and ')})`
      : `${joined} is null`;
  });
  const given: string[] = [];
  if (query.q && definition.search) conditions.push(searchCondition(definition, query.q, statement, given));
  return {
    conditions,
    via: [...filtered.keys()].flatMap(({ via }) => via),
    given,
  };
}

/**
 * Every word must stand in one of the fields. Those of other tables are looked for there once, not beside each row.
 *
 * @param given takes the queries of the other tables
 */
function searchCondition(
  { searched, table }: TableDefinition,
  q: string,
  statement: Statement,
  given: string[],
): string {
  if (q.includes('\0') || !q.isWellFormed()) throw invalid({ field: 'q', code: 'bad-character' });
  const columns = getTableColumns(table);
  const own = searched.filter(({ via }) => via.length === 0).map((field) => field.folded);
  const kept = columns.searchText && `t.${quote(columns.searchText.name)}`;
  const here = kept ?? (own.length > 0 && joined(own));
  const others = rowsElsewhere(searched);
  const words = foldedWord(q).split(/\s+/).filter(Boolean).slice(0, 8);
  // Nearly every row has any letter; a number is told by one figure.
  if (/^\p{Ll}$/u.test(words.join(' '))) return 'true';
  return words
    .map((word) => {
      const pattern = statement.bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
      const places = others.map(({ by, rows, text }) => {
        const name = `found${given.length}`;
        given.push(`${name} as materialized (${rows} where ${text} like ${pattern})`);
        return `${by} in (select id from ${name})`;
      });
      if (here) places.unshift(`${here} like ${pattern}`);
      return `(${places.join(' or ')})`;
    })
    .concat('true')
    .join(' and ');
}

/** The rows of other tables that are searched: by which column they are found, their ids, and the text of each. */
function rowsElsewhere(fields: readonly FieldInfo[]): { by: string; rows: string; text: string }[] {
  const looked = fields.flatMap((field) => field.via.map((one) => ({ one, field })));
  const groups = Map.groupBy(looked, ({ one, field }) => `${one.as} of ${joins(field.via)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { table, as, by } = first.one;
    const texts = new Set(
      group.map(({ field }) => (field.searched ? `${as}.${quote(field.searched)}` : field.folded)),
    );
    // A text that is made of several rows is looked for in each of them, as if the others were not there.
    const absent = group.every(({ field }) => field.searched)
      ? []
      : first.field.via.filter((other) => other !== first.one);
    const without = absent.map((other) => ` left join ${quote(other.table)} ${other.as} on false`).join('');
    return [
      {
        by: `t.${quote(by)}`,
        rows: `select ${as}.id from ${quote(table)} ${as}${without}`,
        text: texts.size === 1 ? [...texts].join() : joined([...texts]),
      },
    ];
  });
}

export interface SortKey {
  name: string;
  /** SQL of what rows are ordered by. */
  sql: string;
  schema: TSchema;
  nullable: boolean;
  via: readonly Joined[];
  descending: boolean;
}

function sortable(definition: TableDefinition): string[] {
  return [...definition.readable].flatMap(([name, { orders }]) => (orders ? name : []));
}

/** What to order by; the id comes last, so that the order is total and pages never overlap. */
export function sortKeys(definition: TableDefinition, query: ListQuery): SortKey[] {
  const asked = query.sort?.length ? query.sort : (definition.sort ?? []);
  const keys = asked.flatMap((text) => {
    const [name = '', direction] = text.split(',');
    const field = definition.readable.get(name);
    return field ? [sortKey(name, field, direction === 'desc')] : [];
  });
  const id = definition.readable.get('id');
  if (id && !keys.some((key) => key.name === 'id'))
    keys.push(sortKey('id', id, keys.at(-1)?.descending ?? false));
  return keys;
}

const sortKey = (
  name: string,
  { joined: sql, schema, nullable, via }: FieldInfo,
  descending: boolean,
): SortKey => ({ name, sql, schema, nullable, via, descending });

export const orderBy = (keys: SortKey[]): string =>
  keys.map(({ sql, descending }) => `${sql} ${descending ? 'desc' : 'asc'}`).join(', ');

/** A page is continued behind its last row: its cursor is the order, and that row's place in it. */
export function cursorOf(keys: SortKey[], row: Record<string, unknown>): string {
  const place = keys.map(({ name }) => row[name] ?? null);
  return Buffer.from(JSON.stringify([orderOf(keys), ...place])).toString('base64url');
}

const orderOf = (keys: SortKey[]): string =>
  keys.map(({ name, descending }) => (descending ? `-${name}` : name)).join();

/**
 * Rows behind the cursor: (a, b, id) > (…), spelled out because each key has its own direction, and because nothing is
 * behind everything, as PostgreSQL has it. The first key's bound stands by itself as well, for the index.
 */
export function afterCondition(keys: SortKey[], cursor: string, statement: Statement): string {
  const places = readCursor(cursor, keys).map((value, index) =>
    placeOf(keys[index] as SortKey, value === null ? null : statement.bind(value)),
  );
  const alternatives = places.flatMap(({ behind }, index) => {
    if (behind === null) return [];
    return [`(${[...places.slice(0, index).map(({ same }) => same), behind].join(' and ')})`];
  });
  const [first] = places;
  const bound = first && (first.behind === null ? [first.same] : first.bound);
  return [...(bound ?? []), `(${alternatives.join(' or ')})`].join(' and ');
}

/** SQL of what shares a key's value with the row of the cursor, of what is behind that, or null where nothing is, and of both. */
function placeOf({ sql, nullable, descending }: SortKey, value: string | null) {
  if (value === null)
    return { same: `${sql} is null`, behind: descending ? `${sql} is not null` : null, bound: [] };
  const orNothing = (condition: string) =>
    nullable && !descending ? `(${condition} or ${sql} is null)` : condition;
  const sign = descending ? '<' : '>';
  return {
    same: `${sql} = ${value}`,
    behind: orNothing(`${sql} ${sign} ${value}`),
    bound: [orNothing(`${sql} ${sign}= ${value}`)],
  };
}

/** @throws {Problem} 400 when it is no cursor, or one of another order */
function readCursor(cursor: string, keys: SortKey[]): unknown[] {
  try {
    const [order, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isOfThisOrder = order === orderOf(keys) && values.length === keys.length;
    if (isOfThisOrder && keys.every((key, index) => isValueOf(key, values[index]))) return values;
  } catch {
    // falls through to the answer below
  }
  throw invalid({ field: 'after', code: 'wrong-format', values: { format: 'cursor' } });
}

/** A cursor comes from outside like everything else: PostgreSQL only sees what can be a value of the field. */
function isValueOf({ schema, nullable }: SortKey, value: unknown): boolean {
  if (value === null) return nullable;
  const { type, format, pattern } = schema as { type?: string | string[]; format?: string; pattern?: string };
  switch ([type].flat()[0]) {
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;
    case 'number':
    case 'boolean':
      return [type].flat()[0] === typeof value;
    default:
      return (
        typeof value === 'string' &&
        !value.includes('\0') &&
        value.isWellFormed() &&
        (isClockTime({ pattern }) ? new RegExp(CLOCK_TIME).test(value) : hasFormat(value, format))
      );
  }
}

function hasFormat(text: string, format: string | undefined): boolean {
  if (format === 'uuid') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  if (format === 'date') return isDay(text);
  if (format === 'date-time') return isInstant(text);
  return true;
}
