import { firstList } from '@tatami/tables/first-list';
import { firstPageRequest } from '@tatami/tables/list-request';
import { allRows } from '@tatami/tables/row-queries';
import { defaultTimeZone } from '@tatami/web-runtime/zoned-time';
import { fewOf, listsFirst } from '../app/table-routes.ts';
import { listPart } from './first-requests.ts';

/** What the list of each table asks for first, by its path. Nothing in it depends on the club's zone. */
export function tableRequests(): Record<string, string[]> {
  return Object.fromEntries(
    listsFirst.map((place) => [
      place.list.path,
      [
        listPart(place.table, firstPageRequest(firstList(place), defaultTimeZone)),
        ...(place.list.alongside ?? []).map((table) => listPart(table, allRows(fewOf(table)))),
      ],
    ]),
  );
}
