import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type BatchResult,
  type BatchTable,
  type Club,
  ClubApiError,
  type Entity,
  type SavableTableName,
} from '@tatami/sdk';
import pc from 'picocolors';
import { type AnyRow, cellOf, nameOf } from '../cells.ts';
import { CommandError, exitCodes, fileFault, mistyped, UnknownOutcome } from '../command-error.ts';
import { confirm } from '../confirm.ts';
import { type Context, inputOf, isTerminal } from '../context.ts';
import { CsvFault, readCsv } from '../csv.ts';
import { type DraftRow, draftRows } from '../draft-rows.ts';
import { drawTable } from '../draw-table.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { type AnyRules, tableCalled } from '../tables.ts';

export interface ImportOptions extends CommonOptions {
  dryRun?: boolean | undefined;
  match?: string | undefined;
  yes?: boolean | undefined;
  undo?: string | undefined;
}

/** How many rows the server takes at once. */
const MOST = 5_000;

type AnyBatch = BatchTable<SavableTableName>['batch'];
type Result = BatchResult<Entity<SavableTableName>>;
/** What becomes of a line. */
interface Fate {
  line: number;
  outcome: Result['outcome'];
  id: string | null;
  name: string;
  /** What each field was, and will be. */
  changes: Record<string, [unknown, unknown]>;
  errors: Record<string, string>;
}

/** What takes an import back, as it is kept in a file. */
interface Undo {
  tatami: 'undo';
  club: string;
  table: string;
  /** What the import made. */
  remove: string[];
  /** What it changed, as it was, with the version that the import has left. */
  save: AnyRow[];
}

/** Takes rows over from a CSV file, after saying what becomes of each: all, or none. */
export async function importRows(
  context: Context,
  name: string,
  file: string,
  options: ImportOptions,
): Promise<void> {
  const { out, err, texts } = context;
  const rules = tableCalled(context, name);
  if (!rules.access.create && !rules.access.update) throw mistyped(texts.faults.notSavable(name));
  const csv = await contentOf(context, file);
  const { club, address } = openAsSomebody(context, options);
  const drafted = await draftRows(context, club, rules, csv, options.match);
  const batch = batchOf(club, name);

  const fates = await foresee(context, rules, batch, drafted);
  const refused = fates.filter(({ outcome }) => outcome === 'refused').length;
  const writing = fates.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length;
  const isWritten = refused === 0 && writing > 0 && !options.dryRun;
  if (!options.json) show(context, fates);
  if (refused > 0) {
    if (options.json) out.write(`${JSON.stringify({ stored: false, rows: fates })}\n`);
    throw new CommandError(texts.faults.refusedRows(refused));
  }
  if (!isWritten || !(options.yes || (await mayWrite(context, file, writing)))) {
    if (options.json) out.write(`${JSON.stringify({ stored: false, rows: fates })}\n`);
    else err.write(`${writing === 0 ? texts.said.nothingToDo : texts.said.nothingStored}\n`);
    return;
  }
  const undoFile = options.undo ?? undoName(name);
  await withUndo(context, undoFile, async () => {
    const save = drafted.map(({ draft }) => draft as never);
    return undoOf(address, name, await written(context, batch({ save })));
  });
  if (options.json) out.write(`${JSON.stringify({ stored: true, undo: undoFile, rows: fates })}\n`);
  else err.write(`${texts.said.undoKept(undoFile)}\n`);
}

async function contentOf(context: Context, file: string) {
  const { faults } = context.texts;
  const content = await (file === '-' ? inputOf(context) : readFile(file, 'utf8')).catch((error) => {
    throw fileFault(context.texts, faults.cannotRead(file), error);
  });
  try {
    const csv = readCsv(content);
    if (csv.rows.length === 0) throw new CommandError(faults.emptyFile);
    if (csv.rows.length > MOST) throw new CommandError(faults.tooManyRows(MOST));
    return csv;
  } catch (error) {
    if (error instanceof CsvFault) throw new CommandError(faults.csvBroken(error.line));
    throw error;
  }
}

async function mayWrite(context: Context, file: string, rows: number): Promise<boolean> {
  const { texts } = context;
  if (file === '-' || !isTerminal(context.in) || !isTerminal(context.err))
    throw new CommandError(texts.said.notAsked, undefined, exitCodes.mistyped);
  return confirm(context, texts.ask.write(rows));
}

const batchOf = (club: Club, name: string): AnyBatch =>
  (club.table(name as SavableTableName) as unknown as BatchTable<SavableTableName>).batch;

/** What would become of each line: by the rules here, else by the server. */
async function foresee(
  context: Context,
  rules: AnyRules,
  batch: AnyBatch,
  drafted: readonly DraftRow[],
): Promise<Fate[]> {
  const isRight = ({ faults }: DraftRow) => Object.keys(faults).length === 0;
  const sent = drafted.filter(isRight);
  const save = sent.map(({ draft }) => draft as never);
  const results = save.length > 0 ? await batch({ save }, { dryRun: true, signal: context.signal }) : [];
  return drafted.map((row) => {
    const { line, draft, faults } = row;
    const result = results[sent.indexOf(row)];
    const wrong = (result?.errors ?? []).map(({ field, message }) => [field || rules.name, message]);
    return {
      line,
      outcome: result?.outcome ?? 'refused',
      id: result?.id ?? null,
      name: nameOf(rules, (result?.after ?? draft) as unknown as AnyRow),
      changes: result?.outcome === 'changed' ? changesOf(draft, result) : {},
      errors: { ...faults, ...Object.fromEntries(wrong) },
    };
  });
}

/** What each field that the file names was, and will be; what it refers to by its name, where the row tells that. */
function changesOf(draft: AnyRow, { before, after }: Result): Fate['changes'] {
  const [was, is] = [before, after] as unknown as [AnyRow, AnyRow];
  const changed = Object.keys(draft).filter(
    (name) => name !== 'version' && cellOf(was[name]) !== cellOf(is[name]),
  );
  const told = (name: string) => (`${name}Name` in is ? `${name}Name` : name);
  return Object.fromEntries(changed.map((name) => [name, [was[told(name)], is[told(name)]]]));
}

/** Shows a person each line that is not as it was, and how many there are of each kind. */
function show({ out, err, texts: { said } }: Context, fates: readonly Fate[]): void {
  const colors = pc.createColors(isTerminal(out) && pc.isColorSupported);
  const color = { created: colors.green, changed: colors.yellow, refused: colors.red };
  const told = fates.filter(({ outcome }) => outcome !== 'unchanged');
  const rows = told.map(({ line, outcome, name, changes, errors }) => [
    String(line),
    said.outcomes[outcome],
    name,
    [
      ...Object.entries(errors).map(([field, text]) => `${field}: ${text.replace(/\.$/, '')}`),
      ...Object.entries(changes).map(
        ([field, [was, is]]) => `${field}: ${cellOf(was) || '–'} → ${cellOf(is) || '–'}`,
      ),
    ].join('; '),
  ]);
  const paint = (text: string, column: number, row: number) => {
    const outcome = told[row]?.outcome;
    return column === 1 && outcome && outcome in color ? color[outcome as keyof typeof color](text) : text;
  };
  const heads = [said.line, said.outcome, '', said.what];
  if (rows.length > 0) out.write(drawTable(heads, rows, out, { wraps: true, paint }));
  const counts = Object.entries(said.outcomes).flatMap(([outcome, word]) => {
    const count = fates.filter((fate) => fate.outcome === outcome).length;
    return count > 0 ? [`${word}: ${count}`] : [];
  });
  err.write(`${said.summary(counts.join(', '))}\n`);
}

function undoOf(club: string, table: string, results: readonly Result[]): Undo {
  const made = results.filter(({ outcome }) => outcome === 'created').map(({ id }) => id ?? '');
  const changed = results.filter(({ outcome }) => outcome === 'changed');
  return {
    tatami: 'undo',
    club,
    table,
    remove: made,
    save: changed.map(({ before, after }) => ({ ...before, version: after?.version })),
  };
}

const undoName = (table: string) =>
  `tatami-undo-${table}-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.json`;

/**
 * Waits for what has been written, also after Ctrl-C: it is stored as a whole or not at all, and only the answer says which.
 *
 * @throws {UnknownOutcome} where no answer came
 */
async function written({ texts: { faults } }: Context, answer: Promise<Result[]>): Promise<Result[]> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ClubApiError && error.status === null)
      throw new UnknownOutcome(faults.outcomeUnknown, error.detail);
    throw error;
  }
}

/**
 * Writes, and keeps what takes it back where nobody else reads it: it holds rows of people. The file is there before
 * anything is written, so that nothing is stored which a full disk keeps from being taken back.
 */
async function withUndo({ texts }: Context, file: string, write: () => Promise<Undo>): Promise<void> {
  try {
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw fileFault(texts, texts.faults.cannotWrite(file), error);
  }
  try {
    writeFileSync(file, `${JSON.stringify(await write())}\n`);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Takes an import back, if nobody has changed its rows since. */
export async function undo(context: Context, file: string, options: CommonOptions): Promise<void> {
  const { out, err, texts } = context;
  const { faults, said } = texts;
  const content = await readFile(file, 'utf8').catch((error) => {
    throw fileFault(texts, faults.cannotRead(file), error);
  });
  const kept = undoIn(content);
  if (!kept) throw new CommandError(faults.notUndo(file));
  const { club, address } = openAsSomebody(context, { ...options, club: options.club ?? kept.club });
  if (address !== kept.club) throw new CommandError(faults.notUndo(file), faults.otherClub(kept.club));
  const rows = { save: kept.save as never[], remove: kept.remove };
  const results = await written(context, batchOf(club, kept.table)(rows));
  if (options.json) out.write(`${JSON.stringify(results.map(({ id, outcome }) => ({ id, outcome })))}\n`);
  else err.write(`${said.undone(results.length)}\n`);
}

/** What a file takes back; null where it is none of an import. */
function undoIn(content: string): Undo | null {
  try {
    const kept: Undo | null = JSON.parse(content);
    return kept?.tatami === 'undo' ? kept : null;
  } catch {
    return null;
  }
}
