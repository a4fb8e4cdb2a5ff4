import type { TableName } from '@tatami/sdk';
import { listRight, type Place } from '@tatami/tables/describe-place';
import { entityListQuery } from '@tatami/tables/entity-list';
import { firstList } from '@tatami/tables/first-list';
import type { Right } from '@tatami/tables/rights';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { type PageProps, type Route, route } from '@tatami/web-runtime/routes';
import type { ComponentType } from 'react';
import { queryClient } from '../lib/api/query-client.ts';
import { type ListedPlace, listedPlaces, places } from '../tables/index.ts';

/** What a page asks for first where that is not its list, by the table. */
const ownData = import.meta.glob<(search: URLSearchParams) => Promise<unknown>>('../tables/*/data.ts', {
  eager: true,
  import: 'data',
});

/** The tables whose page shows its list first. */
export const listsFirst: readonly ListedPlace['place'][] = listedPlaces
  .map(({ place }) => place)
  .filter(({ table }) => !(`../tables/${table}/data.ts` in ownData));

/** The lists of tables, each at its place. */
export const tableRoutes: readonly Route<Right>[] = listedPlaces.map(({ place, load }) =>
  route(place.list.path, {
    access: [listRight(place)],
    page: async () => (await load()).Page as ComponentType<PageProps>,
    data: (_, search) => [
      ...alongside(place),
      (ownData[`../tables/${place.table}/data.ts`] ?? listData(place, load))(search),
    ],
  }),
);

function listData(place: ListedPlace['place'], load: ListedPlace['load']) {
  return async (search: URLSearchParams) => {
    // What its address says of the columns only the page's own code understands.
    const list = search.size === 0 ? firstList(place) : (await load()).list;
    await queryClient.prefetchQuery(entityListQuery(list, search));
  };
}

function alongside({ list }: ListedPlace['place']): Promise<unknown>[] {
  return (list.alongside ?? []).map((table) => queryClient.ensureQueryData(allRowsQuery(fewOf(table))));
}

/** The place of a table of few rows. */
export function fewOf(table: TableName): Place {
  const place = places.find((each) => each.table === table);
  if (!place?.few) throw new Error(`"${table}" has too many rows to be asked for beside another.`);
  return place;
}
