import type { ListTotal } from './list-total.ts';

/** One of the columns that the rows are in order of. */
export interface TableSort {
  /** The column's id. */
  column: string;
  /** The direction: upwards or downwards. */
  direction: 'asc' | 'desc';
}

/** What a column's values are narrowed to: a part of the text, a range with both ends in it, some of the choices, or whether there is any. */
export interface FilterValue {
  /** What the value has in it, whatever the case and the accents. */
  contains?: string;
  /** The least: a number, or a date as `YYYY-MM-DD`. */
  from?: number | string;
  /** The greatest: a number, or a date as `YYYY-MM-DD`. */
  to?: number | string;
  /** The values of which it is one. */
  oneOf?: string[];
  /** Whether it has no value at all, or any. */
  empty?: boolean;
}

/** How a person looks at a table. Plain data: what `JSON.stringify` writes, `readView` reads. */
export interface TableView {
  /** The first column matters most. */
  sort: TableSort[];
  /** What is looked for in every column that has a value. */
  search: string;
  /** The filters by the column’s id; a column that is not narrowed is not there. */
  filters: Record<string, FilterValue>;
  /** The ids of columns that are not shown. */
  hidden: string[];
  /** The ids in the order the columns stand in; one that is not named comes after. */
  order: string[];
  /** The widths in pixels that were changed. */
  widths: Record<string, number>;
}

/** A view that was given a name. */
export interface SavedView {
  /** The name that the person gave it; no two are called alike. */
  name: string;
  /** What it brings back. */
  view: TableView;
}

/** A view that the application offers to everybody. */
export interface StandardView {
  /** What it is called; no two are called alike. */
  name: string;
  /** How many rows it has, where that is known. */
  count?: ListTotal | undefined;
  /** Whether rows in it ask for a deed: their count is red. */
  urgent?: boolean | undefined;
  /** What it narrows to; what is not said is not narrowed, and the order stays. Columns are the person’s own. */
  view: Partial<Pick<TableView, 'sort' | 'search' | 'filters'>>;
}

/** The views of a table, as tabs over it. */
export interface SavedViews {
  /** Those of the application; “all” where there are none. */
  standard?: readonly StandardView[] | undefined;
  /** The views as the application has kept them. */
  saved: readonly SavedView[];
  /** Asks it to keep these. */
  onSavedChange: (saved: SavedView[]) => void;
}

/** All columns as they come, nothing narrowed. */
export const plainView: TableView = { sort: [], search: '', filters: {}, hidden: [], order: [], widths: {} };

/** A width people can work with, in pixels. */
const withinWidths = (width: number): number => Math.round(Math.min(800, Math.max(64, width)));

type Unknown = Record<string, unknown>;
const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const recordOf = <Value>(value: unknown, read: (item: unknown) => Value | undefined): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, item]) => {
      const known = read(item);
      return known === undefined ? [] : [[key, known]];
    }),
  );

function readSort(value: unknown): TableSort[] {
  return (Array.isArray(value) ? value : []).flatMap((item) =>
    isRecord(item) &&
    typeof item.column === 'string' &&
    (item.direction === 'asc' || item.direction === 'desc')
      ? [{ column: item.column, direction: item.direction }]
      : [],
  );
}

const isBound = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

function readFilter(value: unknown): FilterValue | undefined {
  if (!isRecord(value)) return undefined;
  const filter: FilterValue = {
    ...(typeof value.contains === 'string' && { contains: value.contains }),
    ...(isBound(value.from) && { from: value.from }),
    ...(isBound(value.to) && { to: value.to }),
    ...(Array.isArray(value.oneOf) && { oneOf: texts(value.oneOf) }),
    ...(typeof value.empty === 'boolean' && { empty: value.empty }),
  };
  return isFiltering(filter) ? filter : undefined;
}

/** A view as it was stored, by whatever version of the program: what is not understood is left out. */
export function readView(stored: unknown): TableView {
  if (!isRecord(stored)) return plainView;
  return {
    sort: readSort(stored.sort),
    search: typeof stored.search === 'string' ? stored.search : '',
    filters: recordOf(stored.filters, readFilter),
    hidden: texts(stored.hidden),
    order: texts(stored.order),
    widths: recordOf(stored.widths, (width) =>
      typeof width === 'number' && Number.isFinite(width) ? withinWidths(width) : undefined,
    ),
  };
}

/** The view with the rows of a standard one. */
export const withStandard = (
  view: TableView,
  { view: { sort, search = '', filters = {} } }: StandardView,
): TableView => ({
  ...view,
  sort: sort ?? view.sort,
  search,
  filters,
});

const inOneOrder = (record: object) => JSON.stringify(Object.entries(record).sort());
const plainFilters = (filters: TableView['filters']) =>
  inOneOrder(
    Object.entries(filters)
      .map(([column, filter]) => [column, inOneOrder(filter)])
      .sort(),
  );

/** Whether two views leave the same rows, in whatever order. */
export const isSameRows = (a: TableView, b: TableView): boolean =>
  a.search === b.search && plainFilters(a.filters) === plainFilters(b.filters);

/** Whether two views show the same rows in the same order, under the same columns. */
export const isSameView = (a: TableView, b: TableView): boolean =>
  isSameRows(a, b) &&
  JSON.stringify([a.sort, a.hidden, a.order]) === JSON.stringify([b.sort, b.hidden, b.order]) &&
  inOneOrder(a.widths) === inOneOrder(b.widths);

/** Whether it leaves anything out. */
export function isFiltering({ contains, from, to, oneOf, empty }: FilterValue): boolean {
  return (
    Boolean(contains) ||
    isSet(from) ||
    isSet(to) ||
    (oneOf !== undefined && oneOf.length > 0) ||
    empty !== undefined
  );
}

const isSet = (bound: number | string | undefined) => bound !== undefined && bound !== '';

/** The view with a column narrowed in another way, or no more. */
export function withFilter(view: TableView, column: string, filter: FilterValue): TableView {
  const { [column]: _before, ...others } = view.filters;
  return { ...view, filters: isFiltering(filter) ? { ...others, [column]: filter } : others };
}

/** The order after a press on a column's head: by it alone, or by it beside the others; the other way where it was in it. */
export function sortedBy(sort: readonly TableSort[], column: string, besideOthers: boolean): TableSort[] {
  const before = sort.find((each) => each.column === column);
  const pressed: TableSort = { column, direction: before?.direction === 'asc' ? 'desc' : 'asc' };
  if (!besideOthers) return [pressed];
  return before ? sort.map((each) => (each === before ? pressed : each)) : [...sort, pressed];
}

/** The view with a column so many pixels wide, or as wide as it is by itself. */
export function withWidth(view: TableView, column: string, width: number | undefined): TableView {
  const { [column]: _before, ...others } = view.widths;
  return { ...view, widths: width === undefined ? others : { ...others, [column]: withinWidths(width) } };
}

/** All ids, those with a chosen place first and in that order. */
export function inOrder(ids: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

/** The ids with one moved by so many places. */
export function moved(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, from + by));
  const rest = ids.filter((other) => other !== id);
  return from < 0 ? [...ids] : [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** The saved views with this one, in place of one of the same name. */
export function withSaved(saved: readonly SavedView[], added: SavedView): SavedView[] {
  const at = saved.findIndex(({ name }) => name === added.name);
  return at < 0 ? [...saved, added] : saved.with(at, added);
}
