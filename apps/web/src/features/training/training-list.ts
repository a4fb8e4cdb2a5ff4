import type { ListQuery } from '@tatami/sdk';
import type { EntityList } from '@tatami/tables/entity-list';
import { listRequest } from '@tatami/tables/list-request';
import { type AddressedList, readListAddress } from '@tatami/ui';
import { instantOf } from '@tatami/web-runtime/zoned-time';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { sections } from '../../lib/club/sections.ts';

export const whens = ['coming', 'past', 'all'] as const;

/** Which trainings the address of the list asks for; those to come unless it says. */
export function readWhen(params: URLSearchParams) {
  return whens.find((when) => when === params.get('when')) ?? 'coming';
}

/** Today's are to come until the day is over. Of those to come the soonest is first, of others the latest. */
export function trainingsWhen(list: EntityList<'training'>, params: URLSearchParams): EntityList<'training'> {
  const when = readWhen(params);
  const today = instantOf(clubToday(), '00:00', clubTimeZone());
  return {
    ...list,
    sort: [{ column: 'startsAt', direction: when === 'coming' ? 'asc' : 'desc' }],
    always: when === 'all' ? {} : { [when === 'coming' ? 'endsAt.gte' : 'endsAt.lt']: today },
  };
}

const week: AddressedList = {
  sortable: [],
  sort: [],
  filters: { workplace: { field: 'workplace', by: 'id' }, section: { field: 'section', by: sections } },
};

/** What the address narrows the week to as well. */
export function weekFilters(
  params: URLSearchParams,
): Pick<ListQuery<'training'>, 'workplace.in' | 'section.in'> {
  const { filters } = readListAddress(week, params);
  const { sort: _order, ...narrowed } = listRequest(
    week,
    { page: 0, sort: [], q: '', filters },
    clubTimeZone(),
  );
  return narrowed;
}
