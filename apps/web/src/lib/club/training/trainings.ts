import { queryOptions } from '@tanstack/react-query';
import type { Entity, ListQuery } from '@tatami/sdk';
import { club } from '../../api/club.ts';

export type Training = Entity<'training'>;

/** One page of trainings. Whatever is changed about a training, `['training']` is what has to be read anew. */
export function trainingsQuery(query: ListQuery<'training'>) {
  return queryOptions({
    queryKey: ['training', 'list', query],
    queryFn: ({ signal }) => club.table('training').list(query, { signal }),
  });
}

/** Whether a training will take place, or does right now. */
export function isToCome({ state, endsAt }: Training, now: number): boolean {
  return state !== 'cancelled' && state !== 'notHeld' && Date.parse(endsAt) > now;
}
