import { queryOptions } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { club } from '../connection.ts';
import { leadsTo, type Place } from '../description/describe-place.ts';
import type { HasRight } from '../viewer/rights.ts';

/** How many of a kind are found: who seeks more has the list of that kind. */
const size = 5;

/** The tables whose rows the person may be looking for by name. */
export function soughtPlaces(places: readonly Place[], has: HasRight): Place[] {
  return places.filter((place) => place.sought && leadsTo(place, has));
}

/** The rows of each of these tables that are found by what is typed. */
export function recordsQuery(q: string, places: readonly Place[]) {
  return queryOptions({
    queryKey: ['palette', q],
    queryFn: ({ signal }) =>
      Promise.all(
        places.map(async (place) => {
          const query = { q, size, ...place.sought?.query?.() };
          const { results } = await club.table(place.table).list(query, { signal });
          return { place, rows: results as (Entity<TableName> & { id: string })[] };
        }),
      ),
  });
}
