import { queryOptions } from '@tanstack/react-query';
import type { Entity, ListQuery } from '@tatami/sdk';
import type { Translate } from '@tatami/web-runtime/translator';
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

/** How many were at a training, or mean to come to it; nothing where nobody has said so. */
export function attendance(t: Translate, { presentCount, declaredCount }: Training): string | undefined {
  if (presentCount > 0) return t('training.present', { count: presentCount });
  return declaredCount > 0 ? t('training.declared', { count: declaredCount }) : undefined;
}
