import { queryOptions } from '@tanstack/react-query';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import type { Roster } from '../../lib/marks/marks.ts';

export type { Roster };
export type RosterEntry = Roster['students'][number];

/** Everybody a roll call asks about, with their marks. */
export function rosterQuery(trainingId: string) {
  return queryOptions({
    queryKey: ['presence', 'roster', trainingId],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/training/{id}/roster', { params: { path: { id: trainingId } }, signal })),
  });
}
