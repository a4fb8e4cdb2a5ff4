import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../../lib/api/club.ts';

/** What one told of oneself and of one's children; nobody else reads it there, whatever they may do. */
export const limitsQuery = queryOptions({
  queryKey: ['student-limit', 'own'],
  queryFn: async ({ signal }) => (await club.table('student-limit').list({ size: 50 }, { signal })).results,
});
