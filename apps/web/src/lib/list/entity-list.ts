import { queryOptions } from '@tanstack/react-query';
import type { ListQuery, TableName } from '@tatami/sdk';
import type { TableSort } from '@tatami/ui';
import { club } from '../club.ts';
import { listQuery, readListParams } from './list-params.ts';

/** What a list shows of its table, before its address narrows it. */
export interface EntityList<T extends TableName> {
  table: T;
  sortable: readonly string[];
  defaultSort: TableSort;
  /** Parameters of the address that narrow the list to rows with that value in the field of the same name. */
  filters: readonly string[];
}

/** The rows that the address of a list asks for. */
export function entityListQuery<T extends TableName>(list: EntityList<T>, params: URLSearchParams) {
  const { table, sortable, defaultSort, filters } = list;
  const narrowed = filters.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const query = {
    ...listQuery(readListParams(params, sortable, defaultSort)),
    ...Object.fromEntries(narrowed),
  } as ListQuery<T>;
  return queryOptions({
    queryKey: [table, 'list', query],
    queryFn: ({ signal }) => club.table(table).list(query, { signal }),
  });
}
