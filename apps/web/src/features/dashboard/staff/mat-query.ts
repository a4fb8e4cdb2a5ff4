import { queryOptions } from '@tanstack/react-query';
import type { paths } from '@tatami/sdk';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

export type Mat = paths['/training/{id}/mat']['get']['responses']['200']['content']['application/json'];
export type PersonOnMat = Mat['here'][number];
export type NextStep = NonNullable<PersonOnMat['next']>;

/** A mat that came with the home, and when. */
export interface ReadMat {
  mat: Mat | null;
  at: number;
}

/** Who is on the mat and what they need. A mark changes it; what somebody spares nobody is told of, so it is asked again. */
export function matQuery(training: string, read?: ReadMat) {
  const isOfIt = read?.mat?.training.id === training;
  return queryOptions({
    queryKey: ['presence', 'mat', training],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/training/{id}/mat', { params: { path: { id: training } }, signal })),
    refetchInterval: 60_000,
    ...(read?.mat && isOfIt && { initialData: read.mat, initialDataUpdatedAt: read.at }),
  });
}
