import type { ListQuery } from '@tatami/sdk';
import { instantOf } from '../../lib/club-time.ts';
import { clubTimeZone, clubToday } from '../../lib/club-zone.ts';
import { listQuery, readListParams } from '../../lib/list/list-params.ts';
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

export const sortable = ['startsAt', 'title', 'workplaceName', 'instructorName', 'presentCount'];
const soonest = { column: 'startsAt', direction: 'asc' } as const;
const latest = { column: 'startsAt', direction: 'desc' } as const;

/** Whether the address of the list asks for what is over, and in which order that is shown unless it says. */
export function readWhen(params: URLSearchParams) {
  const isPast = params.get('when') === 'past';
  return { isPast, order: isPast ? latest : soonest };
}

/** The trainings that the address of the list asks for. */
export function trainingListQuery(params: URLSearchParams) {
  const { isPast, order } = readWhen(params);
  return trainingsQuery({
    ...readFilters(params),
    ...listQuery(readListParams(params, sortable, order)),
    [isPast ? 'startsAt.lt' : 'startsAt.gte']: instantOf(clubToday(), '00:00', clubTimeZone()),
  } as ListQuery<'training'>);
}

/** What the page of trainings shows first. */
export function trainingsData(search: URLSearchParams): Promise<unknown>[] {
  if (search.get('view') === 'list') return [queryClient.prefetchQuery(trainingListQuery(search))];
  const week = readWeek(search.get('week'), clubToday());
  return [
    queryClient.ensureQueryData(trainingsQuery(weekQuery(week, clubTimeZone(), readFilters(search)))),
    queryClient.prefetchQuery(weekDaysOffQuery(week)),
  ];
}
