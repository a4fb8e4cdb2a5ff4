import type { ListQuery } from '@tatami/sdk';
import { instantOf } from '../../lib/club/club-time.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { sections } from '../../lib/club/sections.ts';
import type { EntityList } from '../../lib/list/entity-list.ts';
import { listRequest, readListAddress } from '../../lib/list/list-address.ts';

export const trainingStates = ['planned', 'held', 'cancelled', 'notHeld'] as const;

export const whens = ['coming', 'past', 'all'] as const;
export type When = (typeof whens)[number];

/** Which trainings the address of the list asks for; those to come unless it says. */
export function readWhen(params: URLSearchParams): When {
  return whens.find((when) => when === params.get('when')) ?? 'coming';
}

/** Today's are to come until the day is over. Of those to come the soonest is first, of others the latest. */
export function trainingList(when: When): EntityList<'training'> {
  const today = instantOf(clubToday(), '00:00', clubTimeZone());
  return {
    table: 'training',
    sortable: ['startsAt', 'title', 'workplaceName', 'instructorName', 'section', 'presentCount'],
    sort: [{ column: 'startsAt', direction: when === 'coming' ? 'asc' : 'desc' }],
    filters: {
      startsAt: { field: 'startsAt', by: 'instant' },
      workplaceName: { field: 'workplace', by: 'id' },
      section: { field: 'section', by: sections },
      presentCount: { field: 'presentCount', by: 'number' },
      state: { field: 'state', by: trainingStates },
    },
    always: when === 'all' ? {} : { [when === 'coming' ? 'endsAt.gte' : 'endsAt.lt']: today },
  };
}

/** What the address narrows the week to as well. */
export function weekFilters(
  params: URLSearchParams,
): Pick<ListQuery<'training'>, 'workplace.in' | 'section.in'> {
  const list = trainingList('all');
  const { workplaceName, section } = readListAddress(list, params).filters;
  const filters = { ...(workplaceName && { workplaceName }), ...(section && { section }) };
  const { sort: _order, ...narrowed } = listRequest(
    list,
    { page: 0, sort: [], q: '', filters },
    clubTimeZone(),
  );
  return narrowed;
}
