import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { useMemo } from 'react';
import { TakenRooms } from '../../lib/club/training/rooms/TakenRooms.tsx';
import { plannedOf, removalQuery } from './day-off-queries.ts';

/** Who is by now in the rooms of the trainings that come back when a day off goes. */
export function DayOffRemoval({ entity }: { entity: Entity<'day-off'> }) {
  const { data } = useQuery(removalQuery(entity));
  const restored = useMemo(() => data?.restored.map(plannedOf) ?? [], [data]);
  return <TakenRooms of={restored} />;
}
