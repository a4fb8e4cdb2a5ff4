import { useQueries } from '@tanstack/react-query';
import { type BatchResult, ClubApiError, type Draft, type Entity, type TableName } from '@tatami/sdk';
import { drawColumns, type TableColumn } from '@tatami/ui';
import type { ImportSource, StoredRow, Values } from '@tatami/ui/CsvImport';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { use, useMemo } from 'react';
import { club } from '../connection.ts';
import { usePlaces } from '../description/places-context.ts';
import { resolveColumns } from '../description/resolve-columns.ts';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { cellFormats, tableColumns } from '../page/table-columns.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { allRowsQuery } from '../rows/row-queries.ts';
import { useViewer } from '../viewer/viewer.ts';
import { importFields } from './import-fields.ts';
import { readAllRows, readNames, readRowsBy, readRowsOf, referredBy, tableKeys } from './import-rows.ts';

/** What the server takes at once. */
export const mostRows = 5_000;

type Results<T extends TableName> = readonly BatchResult<Entity<T>>[];

/** A table of the club as a file is taken into it: its rules say what cells hold, its batches keep all rows or none. */
export function useImportSource<T extends TableName>(table: Table<T>): ImportSource {
  const i18n = useI18n();
  const viewer = useViewer();
  const placeOf = usePlaces();
  const keys = use(tableKeys);
  const { place, rules, contract, knownBy = [], takenBack } = table;
  // Its own name, whichever table’s texts name its fields.
  const { name: ownTable } = contract;
  const texts = tableTexts(i18n.t, place.table);
  const { batch } = club.table(ownTable) as unknown as {
    batch: (rows: object, options?: object) => Promise<Results<T>>;
  };

  const referred = referredBy(Object.values(rules), { placeOf, has: viewer.has });
  const few = referred.filter((each) => each.few);
  const fewRows = useQueries({ queries: few.map((each) => allRowsQuery(each)) }).map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the few rows only whether they are there yet
  const fields = useMemo(
    () =>
      importFields(table, i18n, (name) => {
        const at = few.findIndex((each) => each.table === name);
        return fewRows[at]?.map((row) => few[at]?.name(row, i18n.language) ?? '');
      }),
    [table, i18n, fewRows.filter(Boolean).length],
  );

  return {
    fields,
    idHeader: i18n.t('table.id'),
    keys: [...keys[ownTable], ...knownBy],
    limit: mostRows,
    today: localDate(new Date(), i18n.timeZone),
    mayChange: contract.access.update !== undefined,
    begin: () => table.initial?.(viewer) ?? {},
    needed: Object.keys(rules).filter((name) => rules[name]?.required && !rules[name]?.readOnly),
    faultsOf: (row) => table.check?.(row as Draft<T>, texts) ?? {},
    labelOf: texts.field,
    nameOf: (row) => place.name(row as unknown as Entity<T>, i18n.language),
    async prepare() {
      const namesOf = await readNames(referred, i18n);
      const references = new Map(
        Object.entries(rules).flatMap(([field, { reference }]) => {
          const to = referred.find((each) => each.table === reference);
          return to ? [[field, { place: to, isOpen: true, names: namesOf(to.table).names }] as const] : [];
        }),
      );
      const columns = tableColumns(resolveColumns(table.columns, rules), { i18n, texts, references });
      const listed = drawColumns(columns, cellFormats(i18n));
      return { namesOf, listed: listed as unknown as readonly TableColumn<StoredRow>[] };
    },
    all: () => readAllRows(ownTable),
    find: (ids) => readRowsOf(ownTable, ids),
    async findBy(key, values) {
      const rows = await readRowsBy(ownTable, rules, key, values);
      return rows.filter((row) => !takenBack?.isDone(row as unknown as Entity<T>));
    },
    check: (save) => batch({ save }, { dryRun: true }),
    async save(save) {
      const results = await batch({ save });
      void refreshTables(ownTable);
      return results;
    },
    async undo(results) {
      const made = madeIn(results as Results<T>);
      const save = (results as Results<T>).flatMap(({ before, after }) =>
        // Who has changed a row since is not overruled.
        before && after ? { ...before, version: (after as unknown as Values).version } : [],
      );
      const act = made.map((row) => ({ row, action: takenBack?.action, body: takenBack?.body(texts) }));
      await batch({ save, ...(made.length > 0 && (takenBack ? { act } : { remove: made })) });
      void refreshTables(ownTable);
    },
    reasonOf: (error) => (error instanceof ClubApiError ? error.message : null),
  };
}

/** The ids of the rows that were not there before. */
const madeIn = <T extends TableName>(results: Results<T>): string[] =>
  results.flatMap(({ outcome, id }) => (outcome === 'created' && id ? id : []));
