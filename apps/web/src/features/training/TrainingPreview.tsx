import type { Draft } from '@tatami/sdk';
import { useDeferredValue, useMemo } from 'react';
import { TakenRooms } from '../../lib/club/training/rooms/TakenRooms.tsx';
import type { Training } from '../../lib/club/training/trainings.ts';

/** What is worth knowing before a training is saved: who else is in the room then. */
export function TrainingPreview({ values }: { values: Draft<'training'> }) {
  const { id, title, workplace, startsAt, endsAt } = useDeferredValue(values);
  const planned = useMemo(
    () =>
      workplace && startsAt && endsAt && startsAt < endsAt
        ? [{ id, title, workplace, startsAt, endsAt }]
        : [],
    [id, title, workplace, startsAt, endsAt],
  );
  return <TakenRooms of={planned} areDrafts />;
}

/** Which rooms the trainings of a file would find taken, by others or by each other; those that are called off take none. */
export function TrainingFilePreview({ rows }: { rows: readonly (Draft<'training'> & Partial<Training>)[] }) {
  const planned = useMemo(
    () => rows.filter(({ state = 'planned' }) => state === 'planned' || state === 'held'),
    [rows],
  );
  return <TakenRooms of={planned} areDrafts />;
}
