import { useQueries } from '@tanstack/react-query';
import { type BatchResult, ClubApiError, type Entity, type TableName } from '@tatami/sdk';
import { saveCsv, useToast } from '@tatami/ui';
import type {
  ColumnsStepState,
  CsvImportProps,
  ImportColumn,
  ImportRow,
  ImportState,
} from '@tatami/ui/CsvImport';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { club } from '../../api/club.ts';
import { refreshTables } from '../../api/refresh-tables.ts';
import { locales } from '../../i18n/formats.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import { useUnsavedChanges } from '../../router/use-unsaved-changes.ts';
import { useViewer } from '../../viewer.ts';
import type { Place } from '../describe-place.ts';
import { usePlaces } from '../places-context.ts';
import { resolveColumns } from '../resolve-columns.ts';
import { allRowsQuery } from '../row-queries.ts';
import type { Table } from '../table.ts';
import { tableColumns } from '../table-columns.tsx';
import { tableTexts } from '../table-texts.ts';
import { type CheckedLine, checkLines, type Line, type LineContext, nameColumn } from './check-lines.ts';
import { describeField } from './describe-field.ts';
import { idColumn, importFields } from './import-field.ts';
import { readReferences, tableKeys } from './import-references.ts';
import { matchColumns, readFile, type TableFile } from './read-file.ts';

/** What the server takes at once. */
export const mostRows = 5_000;

/** Long enough to go on to the next cell. */
const pause = 300;

/** Rows to be saved and removed at once: all of them, or none. */
interface Batch {
  save: readonly object[];
  remove?: readonly string[];
}

type Run = Omit<CsvImportProps, 'labels' | 'maxSize' | 'onCancel'>;

/** Rows of a table out of a file: reads it, says what would become of each row, saves all of them, and takes them back. */
export function useRowImport<T extends TableName>(table: Table<T>): Run {
  const i18n = useI18n();
  const viewer = useViewer();
  const toast = useToast();
  const placeOf = usePlaces();
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [file, setFile] = useState<TableFile | null>(null);
  const [mapping, setMapping] = useState<ColumnsStepState['mapping']>({});
  const [context, setContext] = useState<LineContext<T> | null>(null);
  const [wayBack, setWayBack] = useState<Batch | null>(null);
  const corrected = useRef(new Set<string>());
  const { t } = i18n;
  const { place } = table;
  const texts = tableTexts(t, place.table);
  const { batch } = club.table(place.table) as unknown as {
    batch: (rows: Batch) => Promise<BatchResult<Entity<T>>[]>;
  };

  const fields = useMemo(() => importFields(table, i18n), [table, i18n]);
  const key = use(tableKeys)(place.table).find((name) => mapping[name] !== undefined);
  const referred = [...new Set(fields.flatMap(({ rule }) => (rule.items ?? rule).reference ?? []))]
    .map((name) => placeOf(name as TableName))
    .filter((each): each is Place => each !== undefined && viewer.has(`${each.rights}:Read`));
  const few = referred.filter((each) => each.few);
  const fewRows = useQueries({ queries: few.map((each) => allRowsQuery(each)) });
  const namesOfFew = (name: string) => {
    const at = few.findIndex((each) => each.table === name);
    return fewRows[at]?.data?.map((row) => few[at]?.name(row, i18n.language) ?? '');
  };

  const idHeader = t('table.id');
  const known: ImportColumn[] = [
    ...fields.map((field) => describeField(field, i18n, texts, namesOfFew)),
    { id: idColumn, header: idHeader, kind: t('import.kind.id') },
  ];
  const columns = columnsOf(state, known, mapping, key, t('import.row'));
  const headers = known.map(({ header }) => header);

  const failed = (error: unknown): string => {
    if (!(error instanceof ClubApiError)) throw error;
    return error.detail;
  };

  const atColumns = (read: TableFile, chosen: ColumnsStepState['mapping']): ImportState => ({
    step: 'columns',
    fileName: read.name,
    rowCount: read.rows.length,
    fileColumns: read.columns.map((name, at) => ({
      name,
      sample: read.rows.find(({ cells }) => cells[at])?.cells[at] ?? '',
    })),
    mapping: chosen,
  });

  async function take(chosen: File) {
    setState({ step: 'file', reading: true });
    const read = await readFile(chosen);
    const { length } = read.rows;
    if (length === 0 || length > mostRows) {
      const error =
        length === 0 ? t('import.empty') : t('import.tooMany', { count: length, limit: mostRows });
      return setState({ step: 'file', error });
    }
    const calledBy = [...fields, { path: idColumn, calledBy: [idHeader, idColumn] }];
    const found = matchColumns(read.columns, calledBy);
    setFile(read);
    setMapping(found);
    setState(atColumns(read, found));
  }

  async function preview(read: TableFile) {
    const { name: fileName } = read;
    setState({ step: 'preview', fileName, rows: [], checking: true });
    try {
      const namesOf = await readReferences(referred, i18n.language);
      const references = new Map(
        Object.entries(table.rules).flatMap(([field, { reference }]) => {
          const to = referred.find((each) => each.table === reference);
          const names = to && namesOf(to.table)?.names;
          return to && names ? [[field, { place: to, isOpen: true, names }] as const] : [];
        }),
      );
      const written = tableColumns(resolveColumns(table.columns, table.rules), { i18n, texts, references });
      const had = fields.filter(({ path }) => mapping[path] !== undefined);
      const found: LineContext<T> = { table, texts, i18n, viewer, fields: had, key, written, namesOf };
      setContext(found);
      const rows = await checkLines(linesOf(read, mapping), found);
      setState({ step: 'preview', fileName, rows });
    } catch (error) {
      toast({ message: t('import.notChecked', { reason: failed(error) }), tone: 'danger' });
      setState(atColumns(read, mapping));
    }
  }

  /** Looks again at the lines that were corrected; one that was corrected meanwhile waits for its turn. */
  async function checkCorrected(lines: readonly Line[], known: LineContext<T>) {
    corrected.current.clear();
    const found = new Map((await checkLines(lines, known)).map((line) => [line.id, line]));
    setState((now) =>
      now.step !== 'preview'
        ? now
        : {
            ...now,
            checking: corrected.current.size > 0,
            rows: now.rows.map((row) => (corrected.current.has(row.id) ? row : (found.get(row.id) ?? row))),
          },
    );
  }
  useEffect(() => {
    if (state.step !== 'preview' || !context || corrected.current.size === 0) return;
    const lines = state.rows.filter(({ id }) => corrected.current.has(id));
    const timer = setTimeout(() => void checkCorrected(lines, context), pause);
    return () => clearTimeout(timer);
  });

  async function save() {
    if (state.step !== 'preview' || !context || !file) return;
    const { fileName } = state;
    const rows = state.rows as readonly CheckedLine<T>[];
    const sent = rows.flatMap(({ draft, outcome }) => (draft && outcome !== 'unchanged' ? draft : []));
    setState({ step: 'saving', fileName, rows, saved: 0 });
    try {
      const results = await batch({ save: sent });
      const made = results.flatMap(({ outcome, id }) => (outcome === 'created' && id ? id : []));
      const isUndone = made.length === 0 || table.contract.access.remove !== undefined;
      setWayBack({
        // Who has changed a row since is not overruled.
        save: results.flatMap(({ before, after }) =>
          before && after ? { ...before, version: after.version } : [],
        ),
        ...(made.length > 0 && { remove: made }),
      });
      setState({ step: 'done', fileName, rows, ...(isUndone && { undo: 'offered' }) });
      void refreshTables(place.table);
    } catch (error) {
      const reason = failed(error);
      setState({ step: 'preview', fileName, rows, checking: true });
      const again = await checkLines(rows, context);
      setState({ step: 'preview', fileName, rows: again, error: t('import.notSaved', { reason }) });
    }
  }

  async function undo() {
    if (state.step !== 'done' || !wayBack) return;
    setState({ ...state, undo: 'running' });
    try {
      await batch(wayBack);
      setState({ ...state, undo: 'done' });
      void refreshTables(place.table);
    } catch (error) {
      setState({ ...state, undo: 'offered' });
      toast({ message: t('import.notUndone', { reason: failed(error) }), tone: 'danger' });
    }
  }

  useUnsavedChanges(() => state.step === 'preview' || state.step === 'saving');

  const write = (name: string, rows: readonly (readonly string[])[]) =>
    saveCsv(`${name}.csv`, rows, locales[i18n.language]);
  const title = texts.own('list.title');
  return {
    columns,
    state,
    onFile: (chosen) => void take(chosen),
    onTemplate: () =>
      write(t('import.templateName', { list: title }), [
        headers.slice(0, -1),
        known.slice(0, -1).map(({ example = '' }) => example),
      ]),
    onMappingChange: (columnId, name) => {
      const next = { ...mapping, [columnId]: name };
      setMapping(next);
      if (file) setState(atColumns(file, next));
    },
    onMapped: () => file && void preview(file),
    onCellChange: (rowId, columnId, value) => {
      corrected.current.add(rowId);
      setState((now) =>
        now.step !== 'preview'
          ? now
          : {
              ...now,
              checking: true,
              rows: now.rows.map((row) => (row.id === rowId ? withCell(row, columnId, value) : row)),
            },
      );
    },
    onDownloadWrong: () => {
      if (state.step !== 'preview' || !file) return;
      const own = columns.filter(({ id }) => id !== nameColumn);
      const wrong = state.rows.filter(({ outcome }) => outcome === 'wrong');
      write(t('import.wrongName', { list: title }), [
        [...own.map(({ header }) => header), t('import.faults')],
        ...wrong.map(({ cells, faults = {} }) => [
          ...own.map(({ id }) => cells[id] ?? ''),
          Object.values(faults)
            .map(({ text }) => text)
            .join(' '),
        ]),
      ]);
    },
    onSave: () => void save(),
    onUndo: () => void undo(),
    onBack: (step) => setState(step === 'columns' && file ? atColumns(file, mapping) : { step: 'file' }),
  };
}

/** The columns that a step shows: a file that says which rows are meant need not have every field of them. */
function columnsOf(
  { step }: ImportState,
  known: readonly ImportColumn[],
  mapping: ColumnsStepState['mapping'],
  key: string | undefined,
  rowHeader: string,
): ImportColumn[] {
  if (step === 'file') return [...known];
  if (step === 'columns') {
    return known.map((column) => (mapping[idColumn] || key ? { ...column, required: undefined } : column));
  }
  const had = known.filter(({ id }) => mapping[id] !== undefined);
  const [first] = known;
  const isNamed = first !== undefined && mapping[first.id] !== undefined;
  return isNamed ? had : [{ id: nameColumn, header: rowHeader, kind: '' }, ...had];
}

/** The row with a cell written anew: what was wrong with that is not known any more. */
function withCell(row: ImportRow, column: string, value: string): ImportRow {
  const { [column]: _before, ...faults } = row.faults ?? {};
  return { ...row, faults, cells: { ...row.cells, [column]: value } };
}

/** The lines of a file under our columns. */
function linesOf({ columns, rows }: TableFile, mapping: ColumnsStepState['mapping']): Line[] {
  const places = Object.entries(mapping).flatMap(([id, name]) =>
    name === undefined ? [] : [[id, columns.indexOf(name)] as const],
  );
  return rows.map(({ line, cells }) => ({
    id: String(line),
    line,
    cells: Object.fromEntries(places.map(([id, at]) => [id, cells[at] ?? ''])),
  }));
}
