import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';

const most = { size: 200, active: true, sort: 'name,asc' } as const;

/** Where the club trains, by name. */
export const feedPlacesQuery = queryOptions({
  queryKey: ['workplace', 'list', most],
  queryFn: async ({ signal }) => (await club.table('workplace').list(most, { signal })).results,
});
