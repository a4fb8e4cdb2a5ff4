import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { club } from '../../../api/club.ts';
import type { Training } from '../trainings.ts';
import { clashes, type Planned } from './clashes.ts';
import { TakenRoom } from './TakenRoom.tsx';

interface TakenRoomsProps {
  /** Trainings that are planned, or are about to be. */
  of: readonly Planned[];
  /** Whether they are in a form or a file, still to be saved. */
  areDrafts?: boolean;
}

/** Who else is in the rooms of trainings at their times. */
export function TakenRooms({ of, areDrafts = false }: TakenRoomsProps) {
  const { data } = useQuery({ ...inTheirRooms(of), enabled: of.length > 0 });
  const by = useMemo(() => (data && of.length > 0 ? clashes(of, data) : []), [of, data]);
  return <TakenRoom by={by} isDraft={areDrafts} areSeveral={of.length > 1} />;
}

/** All that is in the rooms of these trainings, from the first of them until the last. */
function inTheirRooms(planned: readonly Planned[]) {
  const query = {
    'workplace.in': [...new Set(planned.map(({ workplace }) => workplace))].sort(),
    'startsAt.lt': planned.map(({ endsAt }) => endsAt).reduce(later, ''),
    'endsAt.gt': planned.map(({ startsAt }) => startsAt).reduce(earlier, '9'),
    'state.in': ['planned', 'held'] as const,
    size: 200,
  };
  return queryOptions({
    queryKey: ['training', 'rooms', query],
    queryFn: async ({ signal }) => {
      const found: Training[] = [];
      const all = club.table('training').all({ ...query, 'state.in': [...query['state.in']] }, { signal });
      for await (const training of all) found.push(training);
      return found;
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
