import { queryOptions } from '@tanstack/react-query';
import { club } from '../api/club.ts';

/** Every group of users, by name. There are few, and they hold the rights. */
export const groupsQuery = queryOptions({
  queryKey: ['groupright', 'all'],
  queryFn: async ({ signal }) =>
    (await club.table('groupright').list({ size: 200, sort: 'name,asc' }, { signal })).results,
});
