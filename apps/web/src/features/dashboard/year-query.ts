import { queryOptions } from '@tanstack/react-query';
import { instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { club } from '../../lib/api/club.ts';
import { counts } from '../../lib/club/training/own-presences.ts';

/** The trainings that somebody was at since a day. */
export function yearQuery(student: string, from: LocalDate, timeZone: string) {
  const query = {
    student,
    'trainingStartsAt.gte': instantOf(from, '00:00', timeZone),
    'status.in': ['present' as const, 'late' as const],
    size: 200,
  };
  return queryOptions({
    queryKey: ['presence', 'year', query],
    queryFn: async ({ signal }) =>
      (await Array.fromAsync(club.table('presence').all(query, { signal }))).filter(counts),
  });
}
