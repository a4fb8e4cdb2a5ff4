import { queryOptions } from '@tanstack/react-query';
import { club } from '../../api/club.ts';

/** The techniques that a club teaches: some hundred. */
export const techniquesInUseQuery = queryOptions({
  queryKey: ['technik', 'in-use'],
  queryFn: async ({ signal }) =>
    (await club.table('technik').list({ active: true, sort: 'namePl,asc', size: 200 }, { signal })).results,
  staleTime: 10 * 60_000,
});
