import { queryOptions } from '@tanstack/react-query';
import { club } from '../api/club.ts';

/** Every place of the club, by name. There are few, and many pages name them. */
export const workplacesQuery = queryOptions({
  queryKey: ['workplace', 'all'],
  queryFn: async ({ signal }) =>
    (await club.table('workplace').list({ size: 200, sort: 'name,asc' }, { signal })).results,
});
