import { fewOf, listsFirst } from '../app/table-routes.ts';
import { defaultTimeZone } from '../lib/club/club-time.ts';
import { firstPageRequest } from '../lib/list/list-request.ts';
import { firstList } from '../lib/table/first-list.ts';
import { allRows } from '../lib/table/row-queries.ts';
import { listUrl } from './first-requests.ts';

/** What the list of each table asks for first, by its path. Nothing in it depends on the club's zone. */
export function tableRequests(): Record<string, string[]> {
  return Object.fromEntries(
    listsFirst.map((place) => [
      place.list.path,
      [
        listUrl(place.table, firstPageRequest(firstList(place), defaultTimeZone)),
        ...(place.list.alongside ?? []).map((table) => listUrl(table, allRows(fewOf(table)))),
      ],
    ]),
  );
}
