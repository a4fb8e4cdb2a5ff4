import { yearOfDaysOff } from '../../features/day-off/day-off-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { entityListQuery } from '../../lib/list/entity-list.ts';
import { firstList } from '../../lib/table/first-list.ts';
import { place } from './place.ts';

/** The days off of the year that the address names. */
export const data = (search: URLSearchParams) =>
  queryClient.prefetchQuery(entityListQuery(yearOfDaysOff(firstList(place), search), search));
