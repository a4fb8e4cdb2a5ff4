import { queryClient } from '../../../lib/api/query-client.ts';
import { taughtQuery } from '../../../lib/club/technique/taught-query.ts';
import { matQuery } from '../staff/mat-query.ts';

/** What the page of a mat shows first. */
export const matData = (training: string): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(matQuery(training)),
    queryClient.prefetchQuery(taughtQuery(training)),
  ]);
