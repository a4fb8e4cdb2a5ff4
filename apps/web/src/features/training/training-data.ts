import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { entityListQuery } from '../../lib/list/entity-list.ts';
import { readWeek } from './read-week.ts';
import { readWhen, trainingList, weekFilters } from './training-list.ts';
import { weekDaysOffQuery, weekQuery } from './week-query.ts';

/** What the page of trainings shows first. */
export async function trainingsData(search: URLSearchParams): Promise<void> {
  if (search.get('view') === 'list') {
    return queryClient.prefetchQuery(entityListQuery(trainingList(readWhen(search)), search));
  }
  const week = readWeek(search.get('week'), clubToday());
  await Promise.all([
    queryClient.ensureQueryData(trainingsQuery(weekQuery(week, clubTimeZone(), weekFilters(search)))),
    queryClient.prefetchQuery(weekDaysOffQuery(week)),
  ]);
}
