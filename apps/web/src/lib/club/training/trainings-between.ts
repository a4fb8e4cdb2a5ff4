import { queryOptions } from '@tanstack/react-query';
import { addDays, instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { club } from '../../api/club.ts';

/** The moment at which a day begins, and the one at which another is over. */
export const momentsOf = (from: LocalDate, to: LocalDate, timeZone: string) =>
  [instantOf(from, '00:00', timeZone), instantOf(addDays(to, 1), '00:00', timeZone)] as const;

/** All trainings from one day to another, both included. */
export function trainingsBetweenQuery(from: LocalDate, to: LocalDate, timeZone: string) {
  const [first, end] = momentsOf(from, to, timeZone);
  const query = { 'startsAt.gte': first, 'startsAt.lt': end, sort: 'startsAt,asc', size: 200 } as const;
  return queryOptions({
    queryKey: ['training', 'between', from, to],
    queryFn: ({ signal }) => Array.fromAsync(club.table('training').all(query, { signal })),
  });
}
