import type { AddressedList, FilterKind, FilterValue, ListAddress } from '@tatami/ui';
import { addDays, instantOf } from '@tatami/web-runtime/zoned-time';

/** The number of rows on a page. */
export const pageSize = 20;

/** What a list whose address says nothing asks for. The head script asks for it too. */
export function firstPageRequest(list: AddressedList, timeZone: string): Record<string, unknown> {
  const address = { page: 0, sort: [...list.sort], q: '', filters: { ...list.defaultFilters } };
  return { page: 0, size: pageSize, ...listRequest(list, address, timeZone) };
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

function onWire(
  field: string,
  by: FilterKind,
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
