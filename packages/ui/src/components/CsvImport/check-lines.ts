import type { ImportField } from './cell-kind.ts';
import type { ImportResult, ImportSource, ImportSurroundings, StoredRow, Values } from './import-source.ts';
import type { ImportFault, ImportRow } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';
import { readCell } from './read-cell.ts';
import { writeCell } from './write-cell.ts';

/** A line of the file, by the columns that it was found to have. */
export interface Line {
  id: string;
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A line with what would become of it, and what is sent for that. */
export interface CheckedLine extends ImportRow {
  draft?: Values;
}

export interface LineContext extends ImportSurroundings {
  source: ImportSource;
  labels: Pick<CsvImportLabels, 'faults'>;
  locale: string;
  /** The fields that the file has. */
  fields: readonly ImportField[];
  /** Those that tell together which row is meant, where a line has no id. */
  key: readonly string[] | undefined;
}

/** The column that says which row is meant. */
export const idColumn = 'id';
/** What stands beside the column that names the row, where the file does not say it. */
export const nameColumn = 'row';

type Faults = Record<string, ImportFault>;
type FindStored = (line: Line) => StoredRow | undefined;

/** Says of each line what would become of it: by what its cells say, then by the source, which keeps nothing. */
export async function checkLines(lines: readonly Line[], context: LineContext): Promise<CheckedLine[]> {
  const find = await readStored(lines, context);
  const taken = new Map<string, number>();
  const read = lines.map((line) => readLine(line, find(line), taken, context));

  const sent = read.filter(({ draft }) => draft !== undefined);
  const answers = sent.length > 0 ? await context.source.check(sent.map(({ draft = {} }) => draft)) : [];
  const answerTo = new Map(sent.map((line, at) => [line, answers[at]]));
  return read.map((line): CheckedLine => {
    const answer = answerTo.get(line);
    if (!answer) return line;
    if (answer.outcome !== 'refused') return { ...line, ...differences(answer, context) };
    const faults: Faults = {};
    for (const { field, message } of answer.errors ?? []) blame(faults, field, message, context);
    return { ...line, outcome: 'wrong', faults };
  });
}

/** Reads the rows that lines mean: by their ids, or else by what they say in the fields of the key. */
async function readStored(lines: readonly Line[], context: LineContext): Promise<FindStored> {
  const { source, key = [] } = context;
  const ids = new Set(lines.flatMap(({ cells }) => cells[idColumn]?.toLowerCase() || []));
  const keyed = new Map(
    lines.flatMap((line) => {
      const values = line.cells[idColumn] ? undefined : keyIn(line, context);
      return values ? [[line.id, values] as const] : [];
    }),
  );
  const [byId, byKey] = await Promise.all([
    ids.size > 0 ? source.find([...ids]) : [],
    keyed.size > 0 ? source.findBy(key, [...keyed.values()]) : [],
  ]);
  const known = new Map([
    ...byKey.map((row) => [JSON.stringify(key.map((field) => row[field])), row] as const),
    ...byId.map((row) => [row.id, row] as const),
  ]);
  return ({ id, cells }) => known.get(cells[idColumn]?.toLowerCase() || JSON.stringify(keyed.get(id)));
}

/** What a line says in the fields of the key; nothing, unless it says all of them. */
function keyIn({ cells }: Line, { key = [], fields, labels, namesOf }: LineContext): unknown[] | undefined {
  const values = key.flatMap((id) => {
    const field = fields.find((each) => each.id === id);
    const text = cells[id];
    const reading = field && text && readCell(text, field.kind, { faults: labels.faults, namesOf });
    return reading && 'value' in reading ? [reading.value] : [];
  });
  return values.length > 0 && values.length === key.length ? values : undefined;
}

function readLine(
  { id, line, cells }: Line,
  stored: StoredRow | undefined,
  taken: Map<string, number>,
  context: LineContext,
): CheckedLine {
  const { source, labels, fields, key } = context;
  const shown = stored ? { ...cells, [nameColumn]: source.nameOf(stored) } : cells;
  const row: CheckedLine = { id, line, cells: shown, outcome: 'unchanged' };
  const wrong = (faults: Faults): CheckedLine => ({ ...row, outcome: 'wrong', faults });

  if (cells[idColumn] && !stored) return wrong({ [idColumn]: { text: labels.faults.id } });
  const twin = stored && taken.get(stored.id);
  if (stored && twin !== undefined && twin !== line)
    return wrong({ [(!cells[idColumn] && key?.[0]) || idColumn]: { text: labels.faults.twice(twin) } });
  if (stored) taken.set(stored.id, line);

  const faults: Faults = {};
  const changes: Record<string, unknown> = stored ? {} : { ...source.begin() };
  for (const field of fields) {
    const text = cells[field.id] ?? '';
    if (stored && saysTheSame(text, stored, field, context)) continue;
    if (text === '') {
      if (field.required) faults[field.id] = { text: labels.faults.missing };
      else if (stored && field.nullable) changes[field.id] = null;
      else if (stored && field.kind.type === 'several') changes[field.id] = [];
      else if (stored && field.kind.type === 'pairs') changes[field.id] = {};
      continue;
    }
    const reading = readCell(text, field.kind, { ...context, faults: labels.faults });
    if ('fault' in reading) faults[field.id] = reading.fault;
    else if (stored && isSame(stored[field.id], reading.value)) continue;
    else if (stored && !source.mayChange) faults[field.id] = { text: labels.faults.fixed };
    else put(changes, field.id, reading.value);
  }
  if (!stored) {
    for (const name of source.needed)
      if (!(name in changes || name in faults)) blame(faults, name, labels.faults.missing, context);
  }
  const draft = { ...stored, ...changes };
  if (Object.keys(faults).length === 0) {
    for (const [name, fault] of Object.entries(source.faultsOf?.(draft) ?? {}))
      blame(faults, name, fault, context);
  }
  if (Object.keys(faults).length > 0) return wrong(faults);
  return stored && Object.keys(changes).length === 0 ? row : { ...row, draft };
}

/** Whether the cell is what a file would have of the row as it is: that leaves the field alone. */
function saysTheSame(
  text: string,
  stored: StoredRow,
  { id, header, kind }: ImportField,
  context: LineContext,
): boolean {
  // What is sent only, nobody knows; it comes with new rows.
  if (!(id in stored)) return true;
  if (writeCell(stored[id], kind, context) === text) return true;
  // A name that several rows have, the one it refers to among them, means that one.
  const named =
    kind.type === 'name' ? kind.of.flatMap((table) => context.namesOf(table)?.find(text) ?? []) : [];
  if (named.includes(String(stored[id]))) return true;
  return context.listed.some((column) => {
    if (column.header !== header || !column.value) return false;
    const held = column.value(stored) ?? '';
    return [String(held), typeof held === 'number' && String(held).replace('.', ',')].includes(text);
  });
}

function differences(
  { outcome, before, after }: ImportResult,
  context: LineContext,
): Pick<ImportRow, 'outcome' | 'before'> {
  if (outcome === 'created') return { outcome: 'new' };
  if (outcome !== 'changed' || !before || !after) return { outcome: 'unchanged' };
  const [held, becomes] = [before as Values, after as Values];
  const was = context.fields.flatMap(({ id, kind }) => {
    return isSame(held[id], becomes[id]) ? [] : [[id, writeCell(held[id], kind, context)] as const];
  });
  return { outcome: 'changed', before: Object.fromEntries(was) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Says what is wrong where it can be put right: in the cell of the field, else in that which tells the row from others. */
function blame(
  faults: Faults,
  field: string,
  message: string,
  { fields, key, source }: Pick<LineContext, 'fields' | 'key' | 'source'>,
): void {
  const own = fields.find(
    ({ id }) => id === field || id.startsWith(`${field}.`) || field.startsWith(`${id}.`),
  );
  const place = (field !== '' && own?.id) || key?.[0] || fields[0]?.id || idColumn;
  const text = field === '' || own ? message : `${source.labelOf(field)}: ${message}`;
  const said = faults[place]?.text;
  faults[place] = { text: said && said !== text ? `${said} ${text}` : text };
}

/** Puts a value at a path; `guardians.0.name` is the name of the first of them. */
function put(values: Record<string, unknown>, path: string, value: unknown): void {
  const [list = '', , within] = path.split('.');
  if (within === undefined) values[path] = value;
  else {
    const [first] = (values[list] as Values[] | undefined) ?? [];
    values[list] = [{ ...first, [within]: value }];
  }
}
