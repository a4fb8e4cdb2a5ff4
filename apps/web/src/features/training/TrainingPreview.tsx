import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Draft } from '@tatami/sdk';
import { useDeferredValue } from 'react';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { TakenRoom } from './TakenRoom.tsx';

/** What is worth knowing before a training is saved: who else is in the room then. */
export function TrainingPreview({ values }: { values: Draft<'training'> }) {
  const { id, workplace, startsAt, endsAt } = useDeferredValue(values);
  const isComplete = Boolean(workplace && startsAt && endsAt && startsAt < endsAt);
  const { data } = useQuery({
    ...trainingsQuery({
      'workplace.in': [workplace],
      'startsAt.lt': endsAt,
      'endsAt.gt': startsAt,
      'state.in': ['planned', 'held'],
      size: 5,
    }),
    enabled: isComplete,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return <TakenRoom by={isComplete ? (data?.results ?? []).filter((other) => other.id !== id) : []} />;
}
