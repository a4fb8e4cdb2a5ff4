import { queryClient } from '../../lib/api/query-client.ts';
import { entityListQuery } from '../../lib/list/entity-list.ts';
import type { Table } from '../../lib/table/table.ts';
import { yearOfDaysOff } from './day-off-queries.ts';

/** The days off of the year that the address names. */
export const dayOffData = ({ list }: Table<'day-off'>, search: URLSearchParams): Promise<void> =>
  queryClient.prefetchQuery(entityListQuery(yearOfDaysOff(list, search), search));
