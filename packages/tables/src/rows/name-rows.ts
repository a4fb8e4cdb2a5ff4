import type { Entity, TableName } from '@tatami/sdk';
import type { Language } from '@tatami/web-runtime/languages';
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
    const ids = new Set(rows.map((row) => row[field as keyof Entity<T>]));
    const unknown = [...ids].filter(
      (id): id is string & typeof id => typeof id === 'string' && !names.has(id),
    );
    for (let at = 0; at < unknown.length; at += atOnce) {
      const query = { size: atOnce, 'id.in': unknown.slice(at, at + atOnce) };
      const found = await readRows(place.table, query, new AbortController().signal);
      for (const row of found) names.set(row.id, place.name(row, language));
    }
  }
}
