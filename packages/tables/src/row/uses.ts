import type { TableName } from '@tatami/sdk';
import { club } from '../connection.ts';
import { leadsTo, type Place } from '../description/describe-place.ts';
import type { HasRight } from '../viewer/rights.ts';

/** The rows of a table that refer to one row of another. */
export interface Use {
  place: Place;
  count: number;
  /** The list of just these. */
  href: string;
}

/** By what a row is used, as far as the person may open the lists of that. */
export async function findUses(
  table: TableName,
  id: string,
  placeOf: (table: TableName) => Place | undefined,
  has: HasRight,
): Promise<Use[]> {
  const { references } = await import('@tatami/sdk/references');
  const referring = (Object.keys(references) as TableName[]).flatMap((other) =>
    Object.entries(references[other]).flatMap(([field, tables]) => {
      const place = tables.includes(table) ? placeOf(other) : undefined;
      return place?.list && leadsTo(place, has) ? [{ place, field, path: place.list.path }] : [];
    }),
  );
  const found = await Promise.all(
    referring.map(async ({ place, field, path }): Promise<Use> => {
      const { page } = await club.table(place.table).list({ [field]: id, size: 1 });
      return { place, count: page.totalElements, href: `${path}?${field}=${id}` };
    }),
  );
  return found.filter(({ count }) => count > 0);
}
