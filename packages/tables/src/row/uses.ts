import type { TableName } from '@tatami/sdk';
import { listChange } from '@tatami/ui';
import { withSearch } from '@tatami/web-runtime/search-params';
import type { Translate } from '@tatami/web-runtime/translator';
import { club } from '../connection.ts';
import { leadsTo } from '../description/describe-place.ts';
import type { KnownPlace } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { tableWord } from '../history/log-words.ts';
import type { HasRight } from '../viewer/rights.ts';

/** The rows of a table that refer to one row of another. */
export interface Use {
  /** The name of their table. */
  table: string;
  /** What they are, and how many. */
  label: string;
  /** The list of just these; undefined where there is none, or where it can't be narrowed to them. */
  href: string | undefined;
}

interface UseOptions {
  placeOf: (table: TableName) => KnownPlace | undefined;
  has: HasRight;
  t: Translate;
}

/**
 * Finds what a row is used by, with a way there as far as the person may see that. What only the server writes, as its log,
 * keeps no row, nor does what would go along with it.
 *
 * @param counted what the server has said of it, by the name of the table
 */
export async function findUses(
  table: TableName,
  id: string,
  counted: Readonly<Record<string, number>>,
  options: UseOptions,
): Promise<Use[]> {
  const { references } = await import('@tatami/sdk/references');
  const found = await Promise.allSettled(
    (Object.keys(references) as TableName[]).flatMap((other) =>
      Object.entries(references[other]).flatMap(([field, tables]) =>
        tables.includes(table) ? findUse(other, field, id, counted, options) : [],
      ),
    ),
  );
  const uses = found.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  const unseen = Object.entries(counted).filter(([other]) => !uses.some((use) => use.table === other));
  return [...uses, ...unseen.map(([other, count]) => countedUse(other, count, undefined, options.t))];
}

const countedUse = (table: string, count: number, href: string | undefined, t: Translate): Use => ({
  table,
  label: `${tableTexts(t, table as TableName).maybe('list.title') ?? tableWord(t, table)} (${count})`,
  href,
});

async function findUse(
  other: TableName,
  field: string,
  id: string,
  counted: Readonly<Record<string, number>>,
  { placeOf, has, t }: UseOptions,
): Promise<Use | null> {
  const place = placeOf(other);
  const described = place && has(`${place.rights}:Read`) ? await place.load?.() : undefined;
  const rule = described?.rules[field];
  if (!described?.contract.access.create || !rule?.filters?.includes('is')) return null;
  // Of what the database holds to be there the server counts all that would not go along, if it counts.
  const isHeld = typeof rule.reference === 'string' && !rule.readOnly;
  if (isHeld && Object.keys(counted).length > 0 && !(other in counted)) return null;
  const { metIn } = described;
  const { page, results } = await club.table(other).list({ [field]: id, size: metIn ? mostMet : 1 });
  const count = page.totalElements;
  if (count === 0) return null;
  if (!metIn) return countedUse(other, count, listOf(described, field, [id], has), t);
  const there = await placeOf(metIn.table)?.load?.();
  const ids = results.map((row) => (row as unknown as { id: string }).id);
  return countedUse(
    other,
    count,
    there && count <= mostMet ? listOf(there, metIn.by, ids, has) : undefined,
    t,
  );
}

/** The number of rows that an address can name. */
const mostMet = 50;

/** The list of a table narrowed to some values, and by nothing that it is narrowed by at first. */
function listOf(
  { place, list, allShownAt }: Table,
  field: string,
  ids: readonly string[],
  has: HasRight,
): string | undefined {
  const [column] =
    Object.entries(list.filters).find(([, filter]) => filter.field === field && filter.by === 'id') ?? [];
  if (!place.list || !column || !leadsTo(place, has)) return undefined;
  const change = listChange(list, { filters: { [column]: { oneOf: [...ids] } } });
  // Where people look at its rows in another way first, the list is the other view.
  return withSearch(place.list.path, '', { ...change, ...allShownAt, view: 'list' });
}
