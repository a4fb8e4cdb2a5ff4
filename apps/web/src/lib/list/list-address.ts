import type { FilterValue, TableSort } from '@tatami/ui';
import { addDays, instantOf } from '../club/club-time.ts';
import type { SearchChange } from '../router/search-params.ts';

/** What an address says of a list: it can be sent, kept and gone back to. */
export interface ListAddress {
  /** From 0, as on the wire; the address counts from 1. */
  page: number;
  sort: TableSort[];
  q: string;
  /** By the column. */
  filters: Record<string, FilterValue>;
}

/** What a column can be narrowed by: some of these values, ids, yes and no, or a range. */
export type Narrowing = readonly string[] | 'id' | 'flag' | 'number' | 'date' | 'instant';

/** A list whose order and filters its address says. */
export interface AddressedList {
  /** Columns it can be in order of. */
  sortable: readonly string[];
  /** Its order, unless the address names another. */
  sort: readonly TableSort[];
  /** By the column: the field of the wire that it narrows, which is also the parameter of the address. */
  filters: Readonly<Record<string, { field: string; by: Narrowing }>>;
  /** Filters that hold until the address says otherwise. */
  defaultFilters?: Readonly<Record<string, FilterValue>>;
}

/** Rows of a page. */
export const pageSize = 20;

/** What a list whose address says nothing asks for. The head script asks for it too. */
export function firstPageRequest(list: AddressedList, timeZone: string): Record<string, unknown> {
  const address = { page: 0, sort: [...list.sort], q: '', filters: { ...list.defaultFilters } };
  return { page: 0, size: pageSize, ...listRequest(list, address, timeZone) };
}

/** Rows without a value in a field, and those with any. */
const emptiness = { null: true, notNull: false } as const;

/** Lets go of a filter that holds by itself. */
const everything = 'all';

/** Whatever it does not know or can't read is the default. */
export function readListAddress(list: AddressedList, params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'));
  const sort = readSort(params.get('sort') ?? '', list.sortable);
  const filters = Object.entries(list.filters).flatMap(([column, { field, by }]) => {
    const text = params.get(field);
    if (text === everything) return [];
    const filter = (text && (readEmptiness(text) ?? readFilter(text, by))) || list.defaultFilters?.[column];
    return filter ? [[column, filter] as const] : [];
  });
  return {
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    sort: sort.length > 0 ? sort : [...list.sort],
    q: params.get('q') ?? '',
    filters: Object.fromEntries(filters),
  };
}

/** The change of the address that leads to other rows, from their first page. */
export function listChange(
  list: AddressedList,
  { sort, q, filters }: Partial<Omit<ListAddress, 'page'>>,
): SearchChange {
  const change: Record<string, string | null> = { page: null };
  if (q !== undefined) change.q = q;
  if (sort) change.sort = writeSort(sort) === writeSort(list.sort) ? null : writeSort(sort);
  for (const [column, { field, by }] of Object.entries(filters ? list.filters : {})) {
    const text = writeFilter(by, filters?.[column]);
    const byDefault = writeFilter(by, list.defaultFilters?.[column]);
    change[field] = text === byDefault ? null : text || everything;
  }
  return change;
}

/** The part of a list's request that its address decides, without the page. */
export function listRequest(
  list: AddressedList,
  { sort, q, filters }: ListAddress,
  timeZone: string,
): Record<string, unknown> {
  const narrowed = Object.entries(filters).map(([column, filter]) => {
    const { field, by } = list.filters[column] ?? {};
    return field && by ? onWire(field, by, filter, timeZone) : {};
  });
  return Object.assign(
    { sort: sort.map(({ column, direction }) => `${column},${direction}`) },
    q && { q },
    ...narrowed,
  );
}

/** `section,asc,joinedOn,desc` */
function readSort(text: string, sortable: readonly string[]): TableSort[] {
  const words = text.split(',');
  return words.flatMap((column, at) =>
    sortable.includes(column) && words.indexOf(column) === at
      ? [{ column, direction: words[at + 1] === 'desc' ? 'desc' : 'asc' } as const]
      : [],
  );
}

const writeSort = (sort: readonly TableSort[]) =>
  sort.map(({ column, direction }) => `${column},${direction}`).join(',');

/** Within the years that the server takes: one that is being typed begins with noughts. */
function isDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-/.test(text)) return false;
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function isOf(by: Narrowing, text: string): boolean {
  if (by === 'id') return /^[\da-f-]{36}$/.test(text);
  if (by === 'flag') return text === 'true' || text === 'false';
  if (by === 'number') return /^-?\d{1,9}$/.test(text);
  return typeof by === 'string' ? isDay(text) : by.includes(text);
}

/** `kids,youth`, or `2024-01-01..2024-06-30` with either end left open. */
function readFilter(text: string, by: Narrowing): FilterValue | undefined {
  if (by === 'number' || by === 'date' || by === 'instant') {
    const [from = '', to = from] = text.split('..');
    const bound = (value: string) => (by === 'number' ? Number(value) : value);
    const range = { ...(isOf(by, from) && { from: bound(from) }), ...(isOf(by, to) && { to: bound(to) }) };
    return Object.keys(range).length > 0 ? range : undefined;
  }
  const oneOf = text.split(',').filter((value) => isOf(by, value));
  return oneOf.length > 0 ? { oneOf } : undefined;
}

function readEmptiness(text: string): FilterValue | undefined {
  return Object.hasOwn(emptiness, text) ? { empty: emptiness[text as keyof typeof emptiness] } : undefined;
}

function writeFilter(by: Narrowing, { from = '', to = '', oneOf = [], empty }: FilterValue = {}): string {
  if (empty !== undefined) return empty ? 'null' : 'notNull';
  if (oneOf.length > 0) return oneOf.join(',');
  const [first, last] = [from, to].map(String).map((value) => (isOf(by, value) ? value : ''));
  if (!first && !last) return '';
  return first === last ? String(first) : `${first}..${last}`;
}

function onWire(
  field: string,
  by: Narrowing,
  { from = '', to = '', oneOf = [], empty }: FilterValue,
  timeZone: string,
): object {
  if (empty !== undefined) return { [`${field}.null`]: empty };
  if (by === 'flag') return oneOf.length === 1 ? { [field]: oneOf[0] } : {};
  if (by === 'instant') {
    const startOf = (day: string) => instantOf(day, '00:00', timeZone);
    return {
      ...(from !== '' && { [`${field}.gte`]: startOf(String(from)) }),
      ...(to !== '' && { [`${field}.lt`]: startOf(addDays(String(to), 1)) }),
    };
  }
  if (by === 'number' || by === 'date') {
    return { ...(from !== '' && { [`${field}.gte`]: from }), ...(to !== '' && { [`${field}.lte`]: to }) };
  }
  return { [`${field}.in`]: oneOf };
}
