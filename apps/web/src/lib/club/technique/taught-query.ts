import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../api/club.ts';

export type Taught = Entity<'training-technik'>;

/** What a training taught, in the order in which it was noted. */
export function taughtQuery(training: string) {
  return queryOptions({
    queryKey: ['training-technik', 'of', training],
    queryFn: async ({ signal }): Promise<Taught[]> =>
      (await club.table('training-technik').list({ training, sort: 'createdAt,asc', size: 200 }, { signal }))
        .results,
  });
}
