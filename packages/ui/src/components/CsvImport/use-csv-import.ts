'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { saveCsv } from '../DataTable/csv.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import {
  type CheckedLine,
  checkLines,
  idColumn,
  type Line,
  type LineContext,
  nameColumn,
} from './check-lines.ts';
import { describeColumn } from './describe-column.ts';
import type { ImportResult, ImportSource } from './import-source.ts';
import type { ColumnsStepState, ImportColumn, ImportRow, ImportState } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';
import { matchColumns, readFile, type TableFile } from './read-file.ts';
import { writeCell } from './write-cell.ts';

/** The pause in milliseconds: long enough to go on to the next cell. */
const pause = 300;
const none: readonly ImportRow[] = [];

/**
 * Rows out of a file into a source: reads it, says what would become of each row, saves all of them, and takes them
 * back. What it gives is for `CsvImport`.
 */
export function useCsvImport(source: ImportSource, labels: CsvImportLabels) {
  const locale = useLocale();
  const toast = useToast();
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [file, setFile] = useState<TableFile | null>(null);
  const [mapping, setMapping] = useState<ColumnsStepState['mapping']>({});
  const [context, setContext] = useState<LineContext | null>(null);
  const [saved, setSaved] = useState<readonly ImportResult[]>([]);
  const corrected = useRef(new Set<string>());
  const runs = useRef(0);

  const { fields, keys, limit, idHeader, today } = source;
  const key = keys.find((names) => names.every((name) => mapping[name] !== undefined));
  const known = useMemo<ImportColumn[]>(
    () => [
      ...fields.map((field) => describeColumn(field, labels, locale, today)),
      { id: idColumn, header: idHeader, kind: labels.kinds.id },
    ],
    [fields, idHeader, labels, locale, today],
  );
  const columns = columnsOf(state, known, mapping, key !== undefined, labels.row);

  const reasonOf = (error: unknown): string => {
    const reason = source.reasonOf(error);
    if (reason === null) throw error;
    return reason;
  };

  /** Leaves what is under way: what it still finds out is of no file that the person looks at. */
  function leave() {
    runs.current += 1;
    corrected.current.clear();
  }
  /** Tells later whether what is under way now was not left. */
  function staying(): () => boolean {
    const run = runs.current;
    return () => run === runs.current;
  }

  async function take(chosen: File) {
    leave();
    const isHere = staying();
    setState({ step: 'file', reading: true });
    const read = await readFile(chosen);
    if (!isHere()) return;
    const { length } = read.rows;
    if (length === 0 || length > limit)
      return setState({ step: 'file', error: length === 0 ? labels.empty : labels.tooMany(length, limit) });
    const found = matchColumns(read.columns, [...fields, { id: idColumn, calledBy: [idHeader, idColumn] }]);
    setFile(read);
    setMapping(found);
    setState(atColumns(read, found));
  }

  async function preview(read: TableFile) {
    const { name: fileName } = read;
    leave();
    const isHere = staying();
    setState({ step: 'check', fileName, rowCount: read.rows.length });
    try {
      const had = fields.filter(({ id }) => mapping[id] !== undefined);
      const found = { ...(await source.prepare()), source, labels, locale, fields: had, key };
      if (!isHere()) return;
      setContext(found);
      const rows = await checkLines(linesOf(read, mapping), found);
      if (isHere()) setState({ step: 'preview', fileName, rows });
    } catch (error) {
      const reason = reasonOf(error);
      if (!isHere()) return;
      toast({ message: labels.notChecked(reason), severity: 'error' });
      setState(atColumns(read, mapping));
    }
  }

  /**
   * Looks again at these lines; one that is corrected meanwhile keeps what was typed, and waits for its turn. Where nobody
   * can be asked they all stay as they are.
   *
   * @param refused why they could not be saved a moment ago
   */
  async function checkAgain(lines: readonly ImportRow[], check: Promise<CheckedLine[]>, refused?: string) {
    corrected.current.clear();
    const isHere = staying();
    const checked = await check.catch(reasonOf);
    if (!isHere()) return;
    const isChecked = typeof checked !== 'string';
    const found = new Map(isChecked ? checked.map((line, at) => [lines[at], line]) : []);
    const error = isChecked ? refused && labels.notSaved(refused) : (refused ?? labels.notChecked(checked));
    setState((now) =>
      now.step !== 'preview'
        ? now
        : {
            ...now,
            ...(error !== undefined && { error }),
            checking: corrected.current.size > 0,
            rows: now.rows.map((row) => found.get(row) ?? row),
          },
    );
  }
  useEffect(() => {
    if (state.step !== 'preview' || !context || corrected.current.size === 0) return;
    const lines = state.rows.filter(({ id }) => corrected.current.has(id));
    const timer = setTimeout(() => void checkAgain(lines, checkLines(lines, context)), pause);
    return () => clearTimeout(timer);
  });

  const inPreview = state.step === 'preview' ? state.rows : none;
  const drafts = useMemo(
    () =>
      (inPreview as readonly CheckedLine[]).flatMap(({ draft, outcome }) =>
        draft && outcome !== 'unchanged' ? [draft] : [],
      ),
    [inPreview],
  );
  async function save() {
    if (state.step !== 'preview' || !context) return;
    const { fileName, rows } = state;
    setState({ step: 'saving', fileName, rows });
    try {
      setSaved(await source.save(drafts));
      setState({ step: 'done', fileName, rows, undo: 'offered' });
    } catch (error) {
      const reason = reasonOf(error);
      setState({ step: 'preview', fileName, rows, checking: true });
      await checkAgain(rows, checkLines(rows, context), reason);
    }
  }

  async function undo() {
    if (state.step !== 'done') return;
    const isHere = staying();
    setState({ ...state, undo: 'running' });
    try {
      await source.undo(saved);
      if (isHere()) setState({ ...state, undo: 'done' });
    } catch (error) {
      if (isHere()) setState({ ...state, undo: 'offered' });
      toast({ message: labels.notUndone(reasonOf(error)), severity: 'error' });
    }
  }

  const write = (name: string, rows: readonly (readonly string[])[]) => saveCsv(`${name}.csv`, rows, locale);
  return {
    columns,
    state,
    /** What is sent when it is saved. */
    drafts,
    onFile: (chosen: File) => void take(chosen),
    onTemplate: () => {
      const own = known.slice(0, -1);
      write(labels.templateName, [own.map(({ header }) => header), own.map(({ example = '' }) => example)]);
    },
    onCurrent: async () => {
      try {
        const [{ namesOf }, rows] = await Promise.all([source.prepare(), source.all()]);
        write(labels.currentName, [
          known.map(({ header }) => header),
          ...rows.map((row) => [
            ...fields.map(({ id, kind }) => writeCell(row[id], kind, { locale, namesOf })),
            row.id,
          ]),
        ]);
      } catch (error) {
        toast({ message: labels.notRead(reasonOf(error)), severity: 'error' });
      }
    },
    onMappingChange: (columnId: string, name: string | undefined) => {
      const next = { ...mapping, [columnId]: name };
      setMapping(next);
      if (file) setState(atColumns(file, next));
    },
    onMapped: () => file && void preview(file),
    onCellChange: (rowId: string, columnId: string, value: string) => {
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
      if (state.step !== 'preview') return;
      const own = columns.filter(({ id }) => id !== nameColumn);
      const wrong = state.rows.filter(({ outcome }) => outcome === 'wrong');
      write(labels.wrongName, [
        [...own.map(({ header }) => header), labels.faultsHead],
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
    onBack: (step: 'file' | 'columns') => {
      leave();
      setState(step === 'columns' && file ? atColumns(file, mapping) : { step: 'file' });
    },
  };
}

const atColumns = (read: TableFile, mapping: ColumnsStepState['mapping']): ImportState => ({
  step: 'columns',
  fileName: read.name,
  rowCount: read.rows.length,
  fileColumns: read.columns.map((name, at) => ({
    name,
    sample: read.rows.find(({ cells }) => cells[at])?.cells[at] ?? '',
  })),
  mapping,
});

/** The columns that a step shows: a file that says which rows are meant need not have every field of them. */
function columnsOf(
  { step }: ImportState,
  known: readonly ImportColumn[],
  mapping: ColumnsStepState['mapping'],
  hasKey: boolean,
  rowHeader: string,
): ImportColumn[] {
  if (step === 'file') return [...known];
  if (step === 'columns')
    return known.map((column) => (mapping[idColumn] || hasKey ? { ...column, required: undefined } : column));
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
