import { clubTimeZone, clubToday } from '../../lib/club-zone.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isSection } from '../../lib/sections.ts';
import { trainingsQuery } from '../../lib/training/trainings.ts';
import { readWeek } from './read-week.ts';
import { type TrainingFilters, weekDaysOffQuery, weekQuery } from './week-query.ts';

/** What the address says; anything it can't know is left out. */
export function readFilters(params: URLSearchParams): TrainingFilters {
  const workplace = params.get('workplace');
  const section = params.get('section');
  return { ...(workplace && { workplace }), ...(isSection(section) && { section }) };
}

/** What the page of trainings shows first. The list fetches its own page, and shows where it will be. */
export function trainingsData(search: URLSearchParams): Promise<unknown>[] {
  if (search.get('view') === 'list') return [];
  const week = readWeek(search.get('week'), clubToday());
  return [
    queryClient.ensureQueryData(trainingsQuery(weekQuery(week, clubTimeZone(), readFilters(search)))),
    queryClient.prefetchQuery(weekDaysOffQuery(week)),
  ];
}
