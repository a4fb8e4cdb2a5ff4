import { entityListQuery } from '@tatami/tables/entity-list';
import { trainingsWhen, weekFilters } from '../../features/training/training-list.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { readWeek } from '../../lib/club/training/read-week.ts';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { weekDaysOffQuery, weekQuery } from '../../lib/club/training/week-query.ts';

/** What the page of trainings shows first: a week, or the list. */
export async function data(search: URLSearchParams): Promise<void> {
  if (search.get('view') === 'list') {
    const { table } = await import('./page.tsx');
    return queryClient.prefetchQuery(entityListQuery(trainingsWhen(table.list, search), search));
  }
  const week = readWeek(search.get('week'), clubToday());
  await Promise.all([
    queryClient.ensureQueryData(trainingsQuery(weekQuery(week, clubTimeZone(), weekFilters(search)))),
    queryClient.prefetchQuery(weekDaysOffQuery(week)),
  ]);
}
