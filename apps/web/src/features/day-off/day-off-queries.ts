import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

export type DayOff = Entity<'day-off'>;

export const dayOffKinds = ['publicHoliday', 'schoolBreak', 'closure', 'instructor'] as const;

/** The days off that touch a year, in order. */
export function daysOffQuery(year: number) {
  const query = {
    'dateTo.gte': `${year}-01-01`,
    'dateFrom.lte': `${year}-12-31`,
    sort: 'dateFrom,asc',
    size: 200,
  } as const;
  return queryOptions({
    queryKey: ['day-off', 'list', query],
    queryFn: async ({ signal }) => (await club.table('day-off').list(query, { signal })).results,
  });
}

/** What saving a day off would cancel, and bring back. Only what decides about it is asked with. */
export function previewQuery(sketch: DayOffSketch) {
  return queryOptions({
    // Not of the table: one that has just been removed is not asked about again.
    queryKey: ['day-off-preview', sketch],
    queryFn: async ({ signal }) => dataOf(await club.api.POST('/day-off/preview', { body: sketch, signal })),
    retry: false,
    // Trainings are planned and cancelled meanwhile.
    staleTime: 0,
  });
}

export interface DayOffSketch extends Pick<DayOff, 'dateFrom' | 'dateTo' | 'kind' | 'workplace' | 'section'> {
  id?: string;
}

/** Which Polish public holidays of a year are no days off yet. */
export function missingHolidaysQuery(year: number) {
  return queryOptions({
    queryKey: ['day-off', 'missing', year],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/day-off/missing-public-holidays', { params: { query: { year } }, signal })),
    staleTime: 0,
  });
}
