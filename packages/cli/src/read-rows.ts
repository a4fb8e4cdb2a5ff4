import type { Club, ListQuery, ReadableTable, TableName } from '@tatami/sdk';
import { keys, references } from '@tatami/sdk/references';
import type { AnyRow } from './cells.ts';
import { CommandError, exitCodes } from './command-error.ts';
import type { Context } from './context.ts';
import type { AnyRules } from './tables.ts';

/** Whether a text has the form of a row’s id. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The calls of a table whose name the compiler doesn't know. */
export function tableOf(club: Club, name: string): ReadableTable<TableName> {
  return club.table(name as TableName) as unknown as ReadableTable<TableName>;
}

/** All rows that a query matches, as they come. */
export async function* rowsOf(
  { signal }: Context,
  club: Club,
  name: string,
  query: object,
): AsyncGenerator<AnyRow, void, undefined> {
  for await (const row of tableOf(club, name).all(query as ListQuery<TableName>, { signal })) {
    yield row as unknown as AnyRow;
  }
}

/** The one field whose value tells the rows of a table from each other, where one does and can be looked for. */
export function keyOf(rules: AnyRules): string | undefined {
  const single = keys[rules.name].filter((fields) => fields.length === 1).map(([field = '']) => field);
  return single.find((field) => rules.fields[field]?.filters?.includes('is'));
}

/** The id of the row that is meant: by itself, or by its key. @returns undefined where none is called so */
async function idOf(
  { signal }: Context,
  club: Club,
  rules: AnyRules,
  text: string,
): Promise<string | undefined> {
  if (isId(text)) return text;
  const key = keyOf(rules);
  if (key === undefined) return undefined;
  const query = { [key]: text, size: 1 } as ListQuery<TableName>;
  const [row] = (await tableOf(club, rules.name).list(query, { signal })).results;
  return row?.id;
}

/** The row that is meant. @throws CommandError where there is none */
export async function rowCalled(
  context: Context,
  club: Club,
  rules: AnyRules,
  text: string,
): Promise<AnyRow> {
  const { faults } = context.texts;
  const id = await idOf(context, club, rules, text);
  if (id === undefined) {
    const hint = keyOf(rules) === undefined ? faults.needsId(rules.name) : undefined;
    throw new CommandError(faults.noSuchRow(rules.name, text), hint, exitCodes.notThere);
  }
  return (await tableOf(club, rules.name).get(id, { signal: context.signal })) as unknown as AnyRow;
}

/** The tables that a field may refer to. */
export function referredTo(rules: AnyRules, field: string): readonly TableName[] {
  return references[rules.name][field] ?? [];
}
