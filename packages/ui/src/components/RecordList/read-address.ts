import type { FilterValue, TableSort } from '../DataTable/view.ts';

/** What an address says of a list: it can be sent, kept and gone back to. */
export interface ListAddress {
  /** The number of the page, from 0; the address counts from 1. */
  page: number;
  /** The first column matters most. */
  sort: TableSort[];
  /** What is looked for. */
  q: string;
  /** The filters by the column. */
  filters: Record<string, FilterValue>;
}

/** What a column can be narrowed by: some of these values, ids, codes of any kind, yes and no, or a range. */
export type FilterKind = readonly string[] | 'id' | 'code' | 'flag' | 'number' | 'date' | 'instant';

/** A list whose order and filters its address says. */
export interface AddressedList {
  /** The columns it can be in order of. */
  sortable: readonly string[];
  /** The order, unless the address names another. */
  sort: readonly TableSort[];
  /** The field of the source that each column narrows, which is also the parameter of the address. */
  filters: Readonly<Record<string, { field: string; by: FilterKind }>>;
  /** The filters that hold until the address says otherwise. */
  defaultFilters?: Readonly<Record<string, FilterValue>>;
  /** `false` where its source looks for no words. */
  isSearched?: false;
}

/** Rows without a value in a field, and those with any. */
const emptiness = { null: true, notNull: false } as const;

/** The word in the address that lets go of a filter which holds by itself. */
export const everything = 'all';

/** Reads a list from its address; whatever it does not know or can’t read is the default. */
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
    q: list.isSearched === false ? '' : (params.get('q') ?? ''),
    filters: Object.fromEntries(filters),
  };
}

/** Reads an order: `section,asc,joinedOn,desc` */
function readSort(text: string, sortable: readonly string[]): TableSort[] {
  const words = text.split(',');
  return words.flatMap((column, at) =>
    sortable.includes(column) && words.indexOf(column) === at
      ? [{ column, direction: words[at + 1] === 'desc' ? 'desc' : 'asc' } as const]
      : [],
  );
}

/** Whether it is a day within the years that people mean: one that is being typed begins with noughts. */
function isDay(text: string): boolean {
  if (!/^(19|2[01])\d\d-/.test(text)) return false;
  const at = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether a text is such a value. */
export function isOf(by: FilterKind, text: string): boolean {
  if (by === 'id') return /^[\da-f-]{36}$/.test(text);
  if (by === 'code') return /^[\w:.-]+$/.test(text);
  if (by === 'flag') return text === 'true' || text === 'false';
  if (by === 'number') return /^-?\d{1,9}$/.test(text);
  return typeof by === 'string' ? isDay(text) : by.includes(text);
}

/** Reads a filter: `kids,youth`, or `2024-01-01..2024-06-30` with either end left open. */
function readFilter(text: string, by: FilterKind): FilterValue | undefined {
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
