import type { FilterValue, TableSort } from '../DataTable/view.ts';
import { type AddressedList, everything, type FilterKind, isOf, type ListAddress } from './read-address.ts';

/** A change of an address's parameters; `null` and the empty text take one away. */
export type SearchChange = Readonly<Record<string, string | null>>;

/** The parameters after a change, the others as they were. */
export function withChange(params: URLSearchParams, change: SearchChange): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
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

const writeSort = (sort: readonly TableSort[]) =>
  sort.map(({ column, direction }) => `${column},${direction}`).join(',');

function writeFilter(by: FilterKind, { from = '', to = '', oneOf = [], empty }: FilterValue = {}): string {
  if (empty !== undefined) return empty ? 'null' : 'notNull';
  if (oneOf.length > 0) return oneOf.join(',');
  const [first, last] = [from, to].map(String).map((value) => (isOf(by, value) ? value : ''));
  if (!first && !last) return '';
  return first === last ? String(first) : `${first}..${last}`;
}
