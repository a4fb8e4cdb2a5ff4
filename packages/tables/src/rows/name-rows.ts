import type { Entity, TableName } from '@tatami/sdk';
import type { Language } from '@tatami/web-runtime/languages';
import type { Place } from '../description/describe-place.ts';
import type { ResolvedColumn } from '../description/resolve-columns.ts';
import { readRows } from './row-queries.ts';
import type { Referenced } from './use-references.ts';

/** As many ids as an address has room for. */
const atOnce = 200;

/** Finds what rows refer to by nothing but its id, beside what is known of those that are shown. */
export async function nameRows<T extends TableName>(
  rows: readonly Entity<T>[],
  columns: readonly ResolvedColumn<T>[],
  references: ReadonlyMap<string, Referenced>,
  language: Language,
): Promise<void> {
  for (const { field = '', shows } of columns) {
    const { place, isOpen, names } = references.get(field) ?? {};
    if (!place || !names || !isOpen || shows) continue;
    const ids = rows.map((row) => row[field as keyof Entity<T>]);
    await readNamesOf(place, new Set(ids.filter((id) => typeof id === 'string')), names, language);
  }
}

/** Adds what rows of a table are called to the names, as far as they are not there yet. */
export async function readNamesOf(
  place: Place,
  ids: ReadonlySet<string>,
  names: Map<string, string>,
  language: Language,
): Promise<void> {
  const unknown = [...ids].filter((id) => !names.has(id));
  for (let at = 0; at < unknown.length; at += atOnce) {
    const query = { size: atOnce, 'id.in': unknown.slice(at, at + atOnce) };
    const found = await readRows(place.table, query, new AbortController().signal);
    for (const row of found) names.set(row.id, place.name(row, language));
  }
}
