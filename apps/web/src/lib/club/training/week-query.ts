import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '@tatami/sdk';
import { addDays, instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { club } from '../../api/club.ts';

/** The trainings of a week, Monday to Sunday by the club's clocks. */
export function weekQuery(
  week: LocalDate,
  timeZone: string,
  filters: ListQuery<'training'>,
): ListQuery<'training'> {
  return {
    'startsAt.gte': instantOf(week, '00:00', timeZone),
    'startsAt.lt': instantOf(addDays(week, 7), '00:00', timeZone),
    size: 200,
    ...filters,
  };
}

/** The days off that touch a week. */
export const weekDaysOffQuery = (week: LocalDate) => daysOffQuery(week, addDays(week, 6));

/** The days off that touch the days from one to another, both included. */
export function daysOffQuery(from: LocalDate, to: LocalDate) {
  const query = { 'dateTo.gte': from, 'dateFrom.lte': to, size: 100 } as const;
  return queryOptions({
    queryKey: ['day-off', 'list', query],
    queryFn: ({ signal }) => club.table('day-off').list(query, { signal }),
    select: ({ results }) => results,
  });
}

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
