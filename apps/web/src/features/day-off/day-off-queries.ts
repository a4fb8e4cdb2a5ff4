import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import type { EntityList } from '@tatami/tables/entity-list';
import type { SearchChange } from '@tatami/ui';
import type { Language } from '@tatami/web-runtime/languages';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { readYear } from '../../lib/club/read-year.ts';
import type { Planned } from '../../lib/club/training/rooms/clashes.ts';

type DayOff = Entity<'day-off'>;

/** How the address asks for the days off of all years. */
export const allYears = { year: 'all', page: null } satisfies SearchChange;

/** The year whose days off the address asks for, this one unless it says; nothing where it asks for all. */
export const readYearOff = (search: URLSearchParams): number | undefined =>
  search.get('year') === allYears.year ? undefined : readYear(search.get('year'));

/** The days off that touch the year which the address names. */
export function yearOfDaysOff(list: EntityList<'day-off'>, search: URLSearchParams): EntityList<'day-off'> {
  const year = readYearOff(search);
  if (year === undefined) return list;
  // Beside the bounds that a person may set, which are `gte` and `lte`: none takes the other's place.
  return { ...list, always: { 'dateTo.gte': `${year}-01-01`, 'dateFrom.lt': `${year + 1}-01-01` } };
}

/** The year that shows a day off which the one in the address does not touch. */
export function otherYearOf(
  { dateFrom, dateTo }: Pick<DayOff, 'dateFrom' | 'dateTo'>,
  search: URLSearchParams,
) {
  const shown = readYearOff(search);
  if (shown === undefined) return;
  const year = String(shown);
  const [first, last] = [dateFrom.slice(0, 4), dateTo.slice(0, 4)];
  return first > year || last < year ? { year: first, page: null } : undefined;
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

/** What removing a day off brings back: as much as moving it to a day on which nobody trained. */
export const removalQuery = ({ id, kind, workplace, section }: DayOff) =>
  previewQuery({ id, kind, workplace, section, dateFrom: longAgo, dateTo: longAgo });

const longAgo = '1900-01-01';

/** A training that is about to be brought back: it has no page yet where it was left out. */
export const plannedOf = ({ title, workplace, startsAt, endsAt }: Planned): Planned => ({
  title,
  workplace,
  startsAt,
  endsAt,
});

export interface DayOffSketch extends Pick<DayOff, 'dateFrom' | 'dateTo' | 'kind' | 'workplace' | 'section'> {
  id?: string;
}

/** Which Polish public holidays of a year are no days off yet, as the language of the page calls them. */
export function missingHolidaysQuery(year: number, language: Language) {
  return queryOptions({
    queryKey: ['day-off', 'missing', year, language],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/day-off/missing-public-holidays', { params: { query: { year } }, signal })),
    staleTime: 0,
  });
}
