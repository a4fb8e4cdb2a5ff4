import { queryOptions } from '@tanstack/react-query';
import type { ListQuery, TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { indexNames, type NameIndex, type StoredRow } from '@tatami/ui/CsvImport';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { languages } from '@tatami/web-runtime/languages';
import { club, queryClient } from '../connection.ts';
import type { Place } from '../description/describe-place.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { allRowsQuery } from '../rows/row-queries.ts';
import type { HasRight } from '../viewer/rights.ts';

/** What tells the rows of each table from each other; asked for as everybody else asks, so that it lies in one file. */
export const tableKeys = import('@tatami/sdk/references').then(({ keys }) => keys);

/** The number of ids that an address has room for. */
const atOnce = 200;

/** Every row of a table, over all its pages. */
function everyRowQuery<T extends TableName>(table: T, narrowed: object = {}) {
  return queryOptions({
    queryKey: [table, 'every', narrowed],
    queryFn: async ({ signal }) => {
      const rows: RowOf<T>[] = [];
      for await (const row of club.table(table).all(narrowed as ListQuery<T>, { signal }))
        rows.push(row as RowOf<T>);
      return rows;
    },
  });
}

/** What tells which tables somebody may read. */
export interface Readable {
  placeOf: (table: TableName) => Place | undefined;
  has: HasRight;
}

/** The tables that fields refer to, as far as they can be read. */
export function referredBy(rules: readonly FieldRules[], { placeOf, has }: Readable): Place[] {
  const names = rules.flatMap((rule) =>
    rule.readOnly ? [] : ((rule.keys ?? rule.items ?? rule).reference ?? []),
  );
  return [...new Set(names)].flatMap((name) => {
    const place = placeOf(name as TableName);
    return place && has(`${place.rights}:Read`) ? place : [];
  });
}

/** Reads what the rows of these tables are called, in every language, and by what alone belongs to each. */
export async function readNames(places: readonly Place[], i18n: I18n) {
  const { language } = i18n;
  const keys = await tableKeys;
  const indices = await Promise.all(
    places.map(async (place) => {
      const rows: readonly RowOf<TableName>[] = await (place.few
        ? queryClient.fetchQuery(allRowsQuery(place))
        : queryClient.fetchQuery(everyRowQuery(place.table)));
      const alone = keys[place.table].filter(({ length }) => length === 1).flat();
      const namesOf = (row: RowOf<TableName>) => [
        place.name(row, language),
        ...languages.map((other) => place.name(row, other)),
        ...(place.sought?.alsoCalled?.(row, i18n) ?? []).flatMap((name) => name ?? []),
        ...alone.map((field) => String(row[field as keyof typeof row] ?? '')).filter(Boolean),
      ];
      return [place.table, indexNames(rows, namesOf)] as const;
    }),
  );
  const byTable = new Map<string, NameIndex>(indices);
  return (table: string) => byTable.get(table) ?? unread;
}

/** The names of rows that the person may not read: nothing is known of those but that they may be there. */
const unread: NameIndex = {
  names: new Map(),
  find: (text) => (isId(text) ? [text.toLowerCase()] : []),
  ownName: () => undefined,
};

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Every row as it is now. */
export const readAllRows = async (table: TableName): Promise<StoredRow[]> =>
  (await queryClient.fetchQuery({ ...everyRowQuery(table), staleTime: 0 })) as unknown as StoredRow[];

/** The rows of these ids, as far as they are there. */
export const readRowsOf = (table: TableName, ids: readonly string[]): Promise<StoredRow[]> =>
  readIn(table, 'id', ids.filter(isId));

/**
 * Reads at least the rows with these values in the fields of a key: narrowed by the one that has the fewest of them,
 * where the list can be narrowed by any.
 */
export async function readRowsBy(
  table: TableName,
  rules: Readonly<Record<string, FieldRules>>,
  key: readonly string[],
  values: readonly (readonly unknown[])[],
): Promise<StoredRow[]> {
  const [narrowest] = key
    .map((field, at) => ({ field, wanted: [...new Set(values.map((each) => String(each[at])))] }))
    .filter(({ field }) => rules[field]?.filters?.includes('in'))
    .sort((one, other) => one.wanted.length - other.wanted.length);
  if (narrowest) return readIn(table, narrowest.field, narrowest.wanted);
  return readAllRows(table);
}

async function readIn(table: TableName, field: string, wanted: readonly string[]): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (let at = 0; at < wanted.length; at += atOnce) {
    const query = everyRowQuery(table, { size: atOnce, [`${field}.in`]: wanted.slice(at, at + atOnce) });
    rows.push(...((await queryClient.fetchQuery({ ...query, staleTime: 0 })) as unknown as StoredRow[]));
  }
  return rows;
}
