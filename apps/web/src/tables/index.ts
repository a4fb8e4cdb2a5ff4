import type { Place, Sought } from '@tatami/tables/describe-place';
import type { KnownPlace } from '@tatami/tables/places-context';
import type { Table } from '@tatami/tables/table';

const found = import.meta.glob<Place>('./*/place.ts', { eager: true, import: 'place' });
const soughts = import.meta.glob<Sought>('./*/sought.ts', { eager: true, import: 'sought' });
const pages = import.meta.glob<Table>('./*/page.tsx', { import: 'table' });

/** Where each table is found: every folder here is one. */
export const places: readonly KnownPlace[] = Object.values(found).map((place) => {
  const sought = soughts[`./${place.table}/sought.ts`];
  const load = pages[`./${place.table}/page.tsx`];
  return { ...place, ...(sought && { sought }), ...(load && { load }) };
});

/** A list with its page, whose code comes when it is needed. */
export interface ListedPlace {
  place: Place & { list: NonNullable<Place['list']> };
  load: () => Promise<Table>;
}

/** The tables that have a page of their own. */
export const listedPlaces: readonly ListedPlace[] = places.flatMap((place) => {
  const { list, load } = place;
  return list && load ? [{ place: { ...place, list }, load }] : [];
});
