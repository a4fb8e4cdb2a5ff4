import type { ListQuery, TableName } from '@tatami/sdk';
import { club } from '../../api/club.ts';
import { queryClient } from '../../api/query-client.ts';
import type { RowOf } from '../../list/use-entity-list.ts';
import { everyRowQuery } from './import-references.ts';
import { isId } from './read-cell.ts';

/** Which row of the club a line means: the one of this id, or else the one that this text belongs to. */
export type FindStored<T extends TableName> = (id: string, key: string) => RowOf<T> | undefined;

/** As many ids as an address has room for. */
const atOnce = 200;

/** @param key the field whose text tells which row is meant, where a line has nothing else to say it by */
export async function readStored<T extends TableName>(
  table: T,
  ids: readonly string[],
  key: string | undefined,
): Promise<FindStored<T>> {
  const byId = new Map<string, RowOf<T>>();
  const wanted = [...new Set(ids.filter(isId))];
  for (let at = 0; at < wanted.length; at += atOnce) {
    const query = { size: atOnce, 'id.in': wanted.slice(at, at + atOnce) } as unknown as ListQuery<T>;
    for (const row of (await club.table(table).list(query)).results as RowOf<T>[]) byId.set(row.id, row);
  }
  const all = key ? await queryClient.fetchQuery({ ...everyRowQuery(table), staleTime: 0 }) : [];
  const byKey = new Map(all.map((row) => [String(row[key as keyof RowOf<T>] ?? ''), row]));
  return (id, text) => (id ? byId.get(id.toLowerCase()) : text ? byKey.get(text) : undefined);
}
