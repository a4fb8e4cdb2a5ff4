import { ClubApiError, type Entity, type TableName } from '@tatami/sdk';
import type { useToast } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { Language } from '@tatami/web-runtime/languages';
import { club } from '../connection.ts';
import type { Place } from '../description/describe-place.ts';
import type { FieldOf } from '../description/fields.ts';
import type { ResolvedColumn } from '../description/resolve-columns.ts';
import type { Table } from '../description/table.ts';
import type { Readable } from '../import/import-rows.ts';
import { type EntityList, filteredRequest } from '../list/entity-list.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { readRows } from './row-queries.ts';
import type { Referenced } from './use-references.ts';

type Toast = ReturnType<typeof useToast>;

/** The number of ids that an address has room for. */
const atOnce = 200;

interface NamedRows<T extends TableName> extends Readable {
  table: Table<T>;
  list: EntityList<T>;
  params: URLSearchParams;
  columns: readonly ResolvedColumn<T>[];
  references: ReadonlyMap<string, Referenced>;
  /** The fields without a column that a file has too: they are given as it has them. */
  written?: readonly FieldOf<T>[] | undefined;
  beforeFile: ((rows: readonly RowOf<T>[]) => Promise<void>) | undefined;
  i18n: I18n;
  toast: Toast;
  /** How many there are, as far as that is known, and how many are worth reading. */
  total: number | undefined;
  most: number | undefined;
}

/**
 * All rows that the address of a list asks for, over every page, with what they refer to by nothing but its id. Where
 * they are too many or can't be read that is said.
 */
export async function readNamed<T extends TableName>({
  table,
  list,
  params,
  columns,
  references,
  written = [],
  beforeFile,
  i18n,
  toast,
  total = 0,
  most = total,
  ...readable
}: NamedRows<T>): Promise<RowOf<T>[] | undefined> {
  const { t, language } = i18n;
  const refuse = (message: string): undefined => {
    toast({ message, severity: 'error' });
    return;
  };
  if (total > most) return refuse(t('table.printTooMany', { count: most }));
  try {
    const rows: RowOf<T>[] = [];
    for await (const row of club.table(list.table).all(filteredRequest(list, params)))
      rows.push(row as RowOf<T>);
    for (const { field = '', shows } of columns) {
      const { place, isOpen, names } = references.get(field) ?? {};
      if (!place || !names || !isOpen || shows) continue;
      const ids = rows.map((row) => row[field as keyof Entity<T>]);
      await readNamesOf(place, new Set(ids.filter((id) => typeof id === 'string')), names, language);
    }
    await beforeFile?.(rows);
    if (written.length === 0) return rows;
    const { fieldWriter } = await import('../import/field-writer.ts');
    const write = await fieldWriter(table, written, i18n, readable);
    return rows.map((row) => ({
      ...row,
      ...Object.fromEntries(written.map((field) => [field, write(field, row[field])])),
    }));
  } catch (failure) {
    if (!(failure instanceof ClubApiError)) throw failure;
    return refuse(t('table.exportFailed', { reason: failure.message }));
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
