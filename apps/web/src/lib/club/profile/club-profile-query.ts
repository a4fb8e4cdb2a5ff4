import { queryOptions } from '@tanstack/react-query';
import { club } from '../../api/club.ts';

/** What the club has said of itself: one row. */
export const clubProfileQuery = queryOptions({
  queryKey: ['club-profile', 'one'],
  queryFn: async ({ signal }) =>
    (await club.table('club-profile').list({ size: 1 }, { signal })).results[0] ?? null,
});
