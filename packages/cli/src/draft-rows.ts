import type { Club } from '@tatami/sdk';
import { type FieldRules, faultsOf } from '@tatami/sdk/rules';
import type { AnyRow } from './cells.ts';
import { CommandError, mistyped } from './command-error.ts';
import type { Context } from './context.ts';
import type { CsvRow } from './csv.ts';
import { nearest } from './nearest.ts';
import { faultText, parseCell } from './query.ts';
import { isId, keyOf, referredTo, rowsOf } from './read-rows.ts';
import { type AnyRules, fieldCalled, tableCalled } from './tables.ts';

/** A row as it is to be saved, the line it came from, and what is wrong with it as far as is known here. */
export interface DraftRow {
  line: number;
  draft: Record<string, unknown>;
  faults: Record<string, string>;
}

/** @throws CommandError where a column has no name, that of another, or one that is no field's */
function checkColumns({ texts: { faults } }: Context, rules: AnyRules, names: readonly string[]): void {
  names.forEach((name, at) => {
    if (name === '') throw new CommandError(faults.columnWithoutName(at + 1));
    if (names.indexOf(name) < at) throw new CommandError(faults.columnTwice(name));
    if (rules.fields[name]) return;
    const meant = nearest(name, Object.keys(rules.fields));
    const hint = meant ? faults.didYouMean(meant) : faults.fieldsOf(rules.name);
    throw new CommandError(faults.unknownColumn(rules.name, name), hint);
  });
}

/** What finds rows by what tells them from each other; each table is read once, when it is first asked for. */
function rowFinder(context: Context, club: Club) {
  const tables = new Map<string, Promise<Map<string, AnyRow>>>();
  async function readAll(table: string, key: string): Promise<Map<string, AnyRow>> {
    const found = new Map<string, AnyRow>();
    for await (const row of rowsOf(context, club, table, {})) found.set(String(row[key]), row);
    return found;
  }
  /** The rows of a table by the value of a field. */
  return (table: string, key: string): Promise<ReadonlyMap<string, AnyRow>> => {
    const name = `${table}.${key}`;
    const rows = tables.get(name) ?? readAll(table, key);
    tables.set(name, rows);
    return rows;
  };
}

/**
 * What the lines of a file are as rows of a table: each value by the type of its field, and the id of each row that is
 * there already.
 *
 * @param match the field that tells which those are; without it, the table's own, where the file has it
 */
export async function draftRows(
  context: Context,
  club: Club,
  rules: AnyRules,
  { names, rows }: { names: readonly string[]; rows: readonly CsvRow[] },
  match: string | undefined,
): Promise<DraftRow[]> {
  const { faults } = context.texts;
  checkColumns(context, rules, names);
  if (match !== undefined && !(fieldCalled(context, rules, match).unique && names.includes(match)))
    throw mistyped(faults.notMatchable(rules.name, match));
  const key = match ?? [keyOf(rules)].find((each) => each !== undefined && names.includes(each));
  const rowsBy = rowFinder(context, club);
  const seen = new Map<string, number>();

  const drafted: DraftRow[] = [];
  for (const { line, cells } of rows) {
    const row: DraftRow = { line, draft: {}, faults: {} };
    for (const [name, cell] of Object.entries(cells)) await take(row, name, cell);
    const { draft } = row;
    const value = key && cells[key];
    if (key && value && !draft.id) {
      const there = (await rowsBy(rules.name, key)).get(value);
      if (there) Object.assign(draft, { id: there.id, version: there.version });
    }
    const same = String(draft.id ?? (key && value ? `${key} ${value}` : ''));
    const first = seen.get(same);
    if (same && first !== undefined) row.faults[draft.id ? 'id' : (key ?? 'id')] = faults.twice(first);
    else if (same) seen.set(same, line);
    judge(context, rules, row);
    drafted.push(row);
  }
  return drafted;

  async function take({ draft, faults: wrong }: DraftRow, name: string, cell: string): Promise<void> {
    const field = rules.fields[name];
    // What the server sets may stand in a file that it was exported to; only which row it is counts.
    if (!field || (field.readOnly && name !== 'id' && name !== 'version')) return;
    if (cell === '') {
      if (field.nullable) draft[name] = null;
      return;
    }
    const value = parseCell(field, cell);
    const [table] = referredTo(rules, name);
    if (!table || typeof value !== 'string' || isId(value)) {
      draft[name] = value;
      return;
    }
    const other = keyOf(tableCalled(context, table));
    const others = other ? await rowsBy(table, other) : new Map<string, AnyRow>();
    const row = others.get(value);
    const meant = row ? undefined : nearest(value, [...others.keys()]);
    if (row) draft[name] = row.id;
    else
      wrong[name] = [faults.noSuchRow(table, value), meant && faults.didYouMean(meant)]
        .filter(Boolean)
        .join(' ');
  }
}

function judge(context: Context, rules: AnyRules, { draft, faults }: DraftRow): void {
  const written: Record<string, FieldRules> = Object.fromEntries(
    Object.entries(rules.fields).filter(([, { readOnly }]) => !readOnly),
  );
  const { id, version: _, ...values } = draft;
  for (const [name, fault] of Object.entries(faultsOf(written, values))) {
    // A row that is there keeps what the file does not name.
    if (fault.code === 'required' && id && !(name in values)) continue;
    faults[name] ??= faultText(context, fault);
  }
}
