import { queryOptions } from '@tanstack/react-query';
import type { ListQuery, TableName } from '@tatami/sdk';
import { type AddressedList, readListAddress } from '@tatami/ui';
import { club, clubTimeZone } from '../connection.ts';
import { listRequest, pageSize } from './list-request.ts';

/** What a list shows of its table, before its address narrows it. */
export interface EntityList<T extends TableName> extends AddressedList {
  table: T;
  /** A part of the request that nobody changes. */
  always?: Partial<ListQuery<T>>;
}

/** What the server is asked for, but for the page. */
export function filteredRequest<T extends TableName>(list: EntityList<T>, params: URLSearchParams) {
  return {
    ...listRequest(list, readListAddress(list, params), clubTimeZone()),
    ...list.always,
  } as ListQuery<T>;
}

/** The rows that the address of a list asks for. */
export function entityListQuery<T extends TableName>(list: EntityList<T>, params: URLSearchParams) {
  const { page } = readListAddress(list, params);
  const query: ListQuery<T> = { page, size: pageSize, ...filteredRequest(list, params) };
  return queryOptions({
    queryKey: [list.table, 'list', query],
    queryFn: ({ signal }) => club.table(list.table).list(query, { signal }),
  });
}
