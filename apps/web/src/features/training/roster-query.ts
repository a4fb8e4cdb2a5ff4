import { queryOptions } from '@tanstack/react-query';
import type { paths } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

export type Roster = paths['/training/{id}/roster']['get']['responses']['200']['content']['application/json'];
export type RosterEntry = Roster['students'][number];

/** Everybody a roll call asks about, with their marks. */
export function rosterQuery(trainingId: string) {
  return queryOptions({
    queryKey: ['presence', 'roster', trainingId],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/training/{id}/roster', { params: { path: { id: trainingId } }, signal })),
  });
}
