import type { BatchResult, Draft, Entity, TableName } from '@tatami/sdk';
import type { TableColumn } from '@tatami/ui';
import type { ImportFault, ImportRow } from '@tatami/ui/CsvImport';
import { club } from '../../api/club.ts';
import type { I18n } from '../../i18n/i18n-context.ts';
import type { RowOf } from '../../list/use-entity-list.ts';
import type { Viewer } from '../../viewer.ts';
import type { Table } from '../table.ts';
import type { TableTexts } from '../table-texts.ts';
import { type ImportField, idColumn } from './import-field.ts';
import type { FindNames } from './import-references.ts';
import { readCell } from './read-cell.ts';
import { type FindStored, readStored } from './stored-rows.ts';
import { writeCell } from './write-cell.ts';

/** A line of the file, by the columns that it was found to have. */
export interface Line {
  id: string;
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A line with what would become of it, and what is sent for that. */
export interface CheckedLine<T extends TableName> extends ImportRow {
  draft?: Draft<T>;
}

export interface LineContext<T extends TableName> {
  table: Table<T>;
  texts: TableTexts;
  i18n: I18n;
  viewer: Viewer;
  /** The fields that the file has. */
  fields: readonly ImportField[];
  /** The one whose text tells which row is meant. */
  key: string | undefined;
  /** The columns as the list writes them to a file. */
  written: readonly TableColumn<Entity<T>>[];
  namesOf: FindNames;
}

/** What stands beside the column that names the row, where the file does not say it. */
export const nameColumn = 'row';

type Values = Record<string, unknown>;
type Faults = Record<string, ImportFault>;

/** Says of each line what would become of it: by the rules of the contract, then by the server, which stores nothing. */
export async function checkLines<T extends TableName>(
  lines: readonly Line[],
  context: LineContext<T>,
): Promise<CheckedLine<T>[]> {
  const { table, key, texts } = context;
  const { place } = table;
  const needsKey = key && lines.some(({ cells }) => !cells[idColumn] && cells[key]);
  const ids = lines.flatMap(({ cells }) => cells[idColumn]?.toLowerCase() || []);
  const find = await readStored(place.table, ids, needsKey ? key : undefined);
  const taken = new Map<string, number>();
  const read = lines.map((line) => readLine(line, find, taken, context));

  const sent = read.filter(({ draft }) => draft !== undefined);
  const { batch } = club.table(place.table) as unknown as {
    batch: (rows: { save: readonly object[] }, options: object) => Promise<BatchResult<Entity<T>>[]>;
  };
  const answers =
    sent.length > 0 ? await batch({ save: sent.map(({ draft }) => draft as object) }, { dryRun: true }) : [];
  const answerTo = new Map(sent.map((line, at) => [line, answers[at]]));
  return read.map((line): CheckedLine<T> => {
    const answer = answerTo.get(line);
    if (!answer) return line;
    if (answer.outcome !== 'refused') return { ...line, ...differences(answer, context) };
    const faults: Faults = {};
    for (const { field, message } of answer.errors ?? [])
      blame(faults, field, message, context.fields, key, texts);
    return { ...line, outcome: 'wrong', faults };
  });
}

function readLine<T extends TableName>(
  { id, line, cells }: Line,
  find: FindStored<T>,
  taken: Map<string, number>,
  context: LineContext<T>,
): CheckedLine<T> {
  const { table, texts, i18n, viewer, fields, key } = context;
  const stored = find(cells[idColumn] ?? '', (key && cells[key]) || '');
  const shown = stored ? { ...cells, [nameColumn]: table.place.name(stored, i18n.language) } : cells;
  const row: CheckedLine<T> = { id, line, cells: shown, outcome: 'unchanged' };
  const wrong = (faults: Faults): CheckedLine<T> => ({ ...row, outcome: 'wrong', faults });

  if (cells[idColumn] && !stored) return wrong({ [idColumn]: { text: i18n.t('import.fault.id') } });
  const twin = stored && taken.get(stored.id);
  if (stored && twin !== undefined && twin !== line) {
    return wrong({
      [cells[idColumn] ? idColumn : (key ?? idColumn)]: {
        text: i18n.t('import.fault.twice', { line: twin }),
      },
    });
  }
  if (stored) taken.set(stored.id, line);

  const faults: Faults = {};
  const changes: Values = stored ? {} : { ...table.initial?.(viewer) };
  for (const field of fields) {
    const text = cells[field.path] ?? '';
    if (stored && saysTheSame(text, stored, field, context)) continue;
    if (text === '') {
      if (field.rule.required) faults[field.path] = { text: i18n.t('form.required') };
      else if (stored && field.rule.nullable) changes[field.path] = null;
      else if (stored && field.rule.type === 'array') changes[field.path] = [];
      continue;
    }
    const reading = readCell(text, field, context);
    if ('fault' in reading) faults[field.path] = reading.fault;
    else put(changes, field.path, reading.value);
  }
  if (!stored) {
    for (const [name, { required, readOnly }] of Object.entries(table.rules)) {
      if (required && !readOnly && !(name in changes) && !(name in faults))
        blame(faults, name, i18n.t('form.required'), fields, key, texts);
    }
  }
  const draft = { ...stored, ...changes } as Draft<T>;
  if (Object.keys(faults).length === 0) {
    for (const [name, error] of Object.entries(table.check?.(draft, texts) ?? {}))
      blame(faults, name, error, fields, key, texts);
  }
  if (Object.keys(faults).length > 0) return wrong(faults);
  return stored && Object.keys(changes).length === 0 ? row : { ...row, draft };
}

/** Whether the cell is what a file would have of the row as it is: that leaves the field alone. */
function saysTheSame<T extends TableName>(
  text: string,
  stored: RowOf<T>,
  field: ImportField,
  { written, ...context }: LineContext<T>,
): boolean {
  // What is sent only, nobody knows; it comes with new rows.
  if (!(field.path in stored)) return true;
  if (writeCell(stored[field.path as keyof RowOf<T>], field, context) === text) return true;
  return written.some(({ header, value }) => {
    if (header !== field.header || !value) return false;
    const held = value(stored) ?? '';
    return [String(held), typeof held === 'number' && String(held).replace('.', ',')].includes(text);
  });
}

function differences<T extends TableName>(
  { outcome, before, after }: BatchResult<Entity<T>>,
  context: LineContext<T>,
): Pick<ImportRow, 'outcome' | 'before'> {
  if (outcome === 'created') return { outcome: 'new' };
  if (outcome !== 'changed' || !before || !after) return { outcome: 'unchanged' };
  const was = context.fields.flatMap((field) => {
    const of = field.path as keyof Entity<T>;
    const isSame = JSON.stringify(before[of]) === JSON.stringify(after[of]);
    return isSame ? [] : [[field.path, writeCell(before[of], field, context)] as const];
  });
  return { outcome: 'changed', before: Object.fromEntries(was) };
}

/** Says what is wrong where it can be put right: in the cell of the field, else in that which tells the row from others. */
function blame(
  faults: Faults,
  field: string,
  message: string,
  fields: readonly ImportField[],
  key: string | undefined,
  texts: TableTexts,
): void {
  const own = fields.find(
    ({ path }) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`),
  );
  const place = (field !== '' && own?.path) || key || fields[0]?.path || idColumn;
  const text = field === '' || own ? message : `${texts.field(field)}: ${message}`;
  const said = faults[place]?.text;
  faults[place] = { text: said && said !== text ? `${said} ${text}` : text };
}

/** `guardians.0.name` is the name of the first of them. */
function put(values: Values, path: string, value: unknown): void {
  const [list = '', , within] = path.split('.');
  if (within === undefined) values[path] = value;
  else {
    const [first] = (values[list] as Values[] | undefined) ?? [];
    values[list] = [{ ...first, [within]: value }];
  }
}
