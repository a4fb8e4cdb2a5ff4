import { queryOptions } from '@tanstack/react-query';
import type { ListQuery, TableName } from '@tatami/sdk';
import { addDays, instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { club } from '../../../lib/api/club.ts';
import { firstWeek } from './club-weeks.ts';

/** Figures of a day: they are read again when something of theirs changes here, not at each look at the page. */
const staleTime = 10 * 60_000;

/** How many rows there are: no more of them than one is read. */
export function countQuery<T extends TableName>(table: T, query: ListQuery<T>) {
  return queryOptions({
    staleTime,
    queryKey: [table, 'count', query],
    queryFn: async ({ signal }) =>
      (await club.table(table).list({ ...query, size: 1 }, { signal })).page.totalElements,
  });
}

/** The trainings of the weeks that are drawn at which somebody was. */
export function weeksQuery(today: LocalDate, timeZone: string) {
  const query: ListQuery<'training'> = {
    'startsAt.gte': instantOf(firstWeek(today), '00:00', timeZone),
    'startsAt.lt': instantOf(addDays(today, 1), '00:00', timeZone),
    size: 200,
  };
  return queryOptions({
    staleTime,
    queryKey: ['training', 'weeks', query],
    queryFn: async ({ signal }) => {
      const trainings = await Array.fromAsync(
        club.table('training').all(query, { signal }),
        // There are hundreds: no more of each is kept than is drawn.
        ({ startsAt, kind, section, presentCount }) => ({ startsAt, kind, section, presentCount }),
      );
      return trainings.filter(({ presentCount }) => presentCount > 0);
    },
  });
}
