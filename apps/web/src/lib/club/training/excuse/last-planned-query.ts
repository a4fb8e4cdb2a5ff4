import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../api/club.ts';
import type { Training } from '../trainings.ts';

/** How many of the last ones are looked through for one that is meant for somebody: some weeks of a club. */
const most = 100;

/** The last trainings that are planned, the latest first: later absences can’t be reported yet. */
export const lastPlannedQuery = queryOptions({
  queryKey: ['training', 'last-planned'],
  queryFn: async ({ signal }): Promise<Training[]> =>
    (await club.table('training').list({ sort: 'startsAt,desc', size: most }, { signal })).results,
});
