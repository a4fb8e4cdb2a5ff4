import { entityListQuery } from '@tatami/tables/entity-list';
import type { Table } from '@tatami/tables/table';
import { queryClient } from '../../lib/api/query-client.ts';
import { yearOfDaysOff } from './day-off-queries.ts';

/** The days off of the year that the address names. */
export const dayOffData = ({ list }: Table<'day-off'>, search: URLSearchParams): Promise<void> =>
  queryClient.prefetchQuery(entityListQuery(yearOfDaysOff(list, search), search));
